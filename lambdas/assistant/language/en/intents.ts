import { adult } from '../expressions.ts';
import type { IntentTable } from '../intent-table.ts';

export const intents: IntentTable = {
  shop: 'in stock|stock(?!i)|shipping|delivery|refund|discount|coupon|promo|on sale|sales?(?!\\p{L}| (?:assistant|person|lady|woman|girl|guy|staff|bin|rack))',
  place: {
    where: 'where|is there|are there|any|anyone',
    for: 'fitter|fitting|fitted|shop|store|buy|sell|retailer',
    at: '(?:in|near|around|at) (\\p{L}{3,})',
  },
  grownUp: {
    said: `(?:(?:i ?m|i am|aged?|turning|pointe at|ballet at|start(?:ing)? at|begin(?:ning)? at) ${adult}(?! ?(?:euro|dollar|cm|mm|%|\\d))|${adult} years? old)`,
    means: 'adult beginner',
  },
  largeSize: {
    said: '(?:size|eu|wear|wears|sizes) (?:a |an |eu |uk |us )?4[3-9](?!\\d)|size 1[1-6](?!\\d)|(?:uk|us|mens|men s) (?:size )?1[1-6](?!\\d)|1[1-6] (?:uk|us|mens|men s)(?!\\p{L})',
    means: 'large sizes',
  },
  topics: {
    weight: {
      asked: 'how heavy|weighs|(?:shoes?|pair) weigh|weight of|grams?',
      says: 'gram|\\d+ ?(?:g|gr|oz|kg)(?!\\p{L})',
    },
    warranty: { asked: 'warrant(?:y|ies)|(?:a|any|the|with) guarantee', says: 'warrant|guarant' },
    vegan: { asked: 'vegan\\p{L}*', says: 'vegan' },
    dyeing: { asked: 'dye|dyed|dyeing|paint|painted|painting', says: 'dye|paint' },
    noise: {
      asked: 'nois[ey]\\p{L}*|quiet\\p{L}*|loud\\p{L}*|creak\\p{L}*|squeak\\p{L}*|click(?:s|ing)',
      says: 'nois|quiet|creak|squeak',
    },
    men: {
      asked: '(?:for|fit) (?:men|man|boys?|guys?|males?)|men s|mens|male dancers?',
      says: '(?<!\\p{L})(?:men|boys|males?)',
    },
    leftAndRight: {
      asked: '(?:left (?:and|or|vs) (?:a )?right|right (?:and|or|vs) (?:a )?left)(?! (?:foot|feet))',
      says: '(?<!\\p{L})(?:left)',
    },
    tights: { asked: '(?:what|which|kind of) (?:\\p{L}+ )?tights|(?:with|without) tights', says: 'denier|convertible' },
    rosin: { asked: 'rosin\\p{L}*', says: 'rosin' },
    makeUp: { asked: 'pancak\\p{L}*|foundation|calamine', says: 'pancak|foundation' },
    darning: { asked: 'darn|darning|darned', says: 'darn' },
    inventor: {
      asked: 'who (?:invented|thought up|came up with) (?:the )?(?:first )?(?:pointe|ballet|toe|point)',
      says: 'invent',
    },
    cutting: {
      asked:
        '(?:cut|trim|snip) (?:\\p{L}+ ){0,3}(?:drawstring|cord|string|satin)|(?:drawstring|cord|string|satin) (?:\\p{L}+ ){0,6}(?:cut|trim|snip)',
      says: 'snip|trim(?:med)? off',
    },
    gluing: { asked: 'glue\\p{L}* (?:\\p{L}+ ){0,3}(?:ribbons?|elastics?)', says: 'not (?:be )?glued' },
    order: {
      asked: '(?:elastics?|ribbons?) (?:\\p{L}+ ){0,4}(?:before|after|first) (?:\\p{L}+ ){0,3}(?:elastics?|ribbons?)',
      says: 'before the ribbons|after the ribbons',
    },
    freezing: { asked: 'freez\\p{L}*|frozen', says: 'freez|frozen' },
    contact: { asked: 'phone number|e ?mail address|opening hours' },
  },
  wants: {
    price: {
      asked:
        'price|costs?(?!\\p{L})|costing|costly|how much(?! (?:space|room|time|of|longer|wider|bigger|should|do i))|ballpark|worth|how pricey|expensive|cheap|budget|(?:they|it|pairs?|shoes?|usually|these) goe?s? for|are \\p{L}+ going for|set me back|damage for|pay for|to pay',
      says: '\\d+\\s*(?:dollar|usd)',
    },
    year: {
      asked:
        'when (?:\\p{L}+ ){0,5}(?:founded|start(?:ed)?|began|begin|opened|invented|created|introduced|launched|made|born|established|appear\\p{L}*|renamed|come out|came out)(?! (?:wear|to|danc|pointe|on|en|with|sew|her|him|my))|when was (?:that|it|this)|what year|which year|founded|founder|who made|who started|since when|how old (?:is|are|s)(?! (?:she|he|it|they|you|i|my|her|his|your|an?|the (?:girl|child|pair)|these|those|too|old)(?!\\p{L}))|old(?:er|est) (?:brand|company|firm|maker|house|one)|(?:is|was|are|which|one) older|by how many years|came first|oldest|around since',
    },
    size: { asked: 'size|sizing|widths?(?!\\p{L})', says: 'size|length|width' },
    time: {
      asked:
        'how long(?! (?:are|is|should|must) (?:\\p{L}+ ){0,3}(?:ribbon|elastic|vamp|drawstring|toe))|how much time|how many (?:hours|minutes)|how often',
      says: '\\d+.{0,25}(?:hour|class|week|month)|about an hour|times (?:as long|longer)',
    },
    model: { asked: '(?:which|what) (?:\\p{L}+ )?(?:brands?|models?|makes?)' },
    stillMade: { asked: 'still (?:exist\\p{L}*|made|making|sold|around|available|in business)|discontinued' },
    shop: {
      asked: 'where (?:can|do|should|to|could|did)(?: (?:i|we|you|she|one))? (?:buy|get|find|order)',
      says: 'online',
    },
    otherName: {
      asked: 'renam|rebrand|chang\\p{L}* (?:its |their |the )?name|(?:new|another|other) name',
      says: 'new name|the name nikolay',
    },
    person: {
      asked:
        'who ?(?:s|is|was|are|were)(?!\\p{L})(?! (?:it|this|the (?:shoe|best))(?!\\p{L}))|what was (?:his|her) (?:job|profession)|for a living|(?:what|who) (?:did|was) (?:\\p{L}+ ){1,3}(?:do )?before(?! (?:the|a|my|her|each|every) (?:fitting|class|show|sewing))|background|profession|biograph\\p{L}*',
      says: 'econom|engineer|cobbler|dancer|yale|born ',
    },
    design: {
      asked: 'design\\p{L}*|who (?:invented|thought up|came up with) (?:the )?(?:studios?|model)',
      says: 'credited',
    },
    place: {
      asked:
        'where (?:is|are|was|were|do|does|did) (?:\\p{L}+ ){1,4}(?:made|from|come|comes|produced|manufactured|based|start\\p{L}*)|made in|what country|which country',
      says: 'moscow|sydney|london|leicester|new york|new jersey|brazil|thai|thailand|macedon|united states|england',
    },
    owner: {
      asked:
        'ceo|boss|chief|runs (?:the )?(?:company|brand|firm|house)|who (?:\\p{L}+ )?(?:runs?|heads|leads|owns?|owned|is in charge|s in charge)|owned by|(?<!(?:previous|last|former|first) )owners?',
      says: 'chief executive|led by|subsidiary|bought|owned',
    },
  },
  sizes: 'size|sizes|sizing',
  meaning: 'what(?: is| s| are|s| re)|means?|meaning|meant|definition|defined?|explain|difference|that thing',
  same: 'the same|same as|one and the same|one company',
  permission: {
    leave:
      'can (?:i|we|she|he|my|you|one)|could i|may i|should (?:i|we|she|he|my)|is it (?:ok|okay|fine|alright|safe|good)|are we ok|ok to|safe to|ok\\?|is that ok|do i (?:have|need) to',
    joining: 'and |so ',
    more: 'what|which|how|when|where|who|why',
    harm: 'bad|wrong|harm\\p{L}*|danger\\p{L}*|ruin\\p{L}*|why',
    forbids: 'never|nobody should|should not|must not|is not a useful|not be (?:bent|bought|worn)|finger should not',
    remedy: 'fix|mend|repair|solve|save|help|make up|rescue',
    noRemedy: 'cannot fix',
  },
  tests: 'test|assess|check|exercis',
};
