import type { ClauseTable } from '../clause-table.ts';

const with_ = '(?:(?:for|in|at|to|from|with|by|since|about|roughly|exactly) )?';
const subject = 'i|you|she|he|it|they|we|one|the|my|her|his|our|an?|there|this|that|these|those|anyone';
const helps = '(?:can|could|do|does|did|is|are|was|were|will|would|should|may|must)';

export const clauses: ClauseTable = {
  joints: 'and|by the way|btw|but|so|or|also|plus|then|if so',
  opens:
    `${with_}(?:how|what['’]?s?|whose) \\p{L}+|${with_}which (?!(?:is|are|was|were|has|have|had|i|she|he|they|we|my|makes?|means?) )\\p{L}+|which (?:is|are) (?:better|best|the)|` +
    `why \\p{L}+|who (?:makes?|is|sells|can|was)|${with_}where (?:the|to|${helps})|(?:since )?when (?:to|${helps})|${helps}(?:n['’]?t)? (?:${subject})|any (?:tips|advice|ideas?|suggestions?|recommendations?)`,
  opensAsked: '(?:will|should|does|would|could|can) \\p{L}+',
  anywhere: `${with_}(?:how|what|where|when|why) ${helps} (?:${subject})|how (?:much|long) (?:${helps})`,
  embeds:
    'know|tell (?:me|us)|wonder(?:ing)?|explain|ask(?:ing)?|sure|understand|see|check|find out|decide|learn|remember|show me|idea|guess|said?|matter',
  leads:
    'if|when|since|as|because|after|before|once|for|with|given|while|although|considering|instead of|in|on|at|between',
  requests:
    "pls|plz|please|^(?:and |but )?what if|or not(?= ?$|[?.!])|help(?= ?$|[?.!])|thoughts(?= ?$|[?.!])|(?:i(?:[’']?m| am)? (?:also )?)?(?:(?:looking|searching) for|(?:need|want)s? (?:an? |some |the )?(?:\\p{L}+ ){0,2}(?:shoes?|pairs?|brands?|models?) (?:that|for|with|which|but))|(?:want|like|love|need|curious|not|n[’']t|no idea|dont) (?:to )?(?:know|knowing)|" +
    '(?:tell|advise|help|show|teach) (?:me|us)|recommend|suggest|(?:please|to) (?:explain|describe|compare)|^(?:explain|describe|compare)|any (?:tips|advice|ideas?|suggestions?|recommendations?)|what about|wondering|i wonder|need (?:advice|help)',
};
