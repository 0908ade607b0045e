import { upTo } from '../expressions.ts';
import type { FootTable } from '../foot-table.ts';

const feet = '(?:fore)?f(?:oo|ee)t';
const longest = '(?:the )?long(?:er|est)';
const middling = 'middling|medium|average|normal|ordinary|regular';

export const foot: FootTable = {
  traits: {
    width: {
      of: `${feet}|width|metatarsals?|balls? of (?:the|my|her|his) f(?:oo|ee)t`,
      is: { narrow: 'narrow|slim|slender|skinny', medium: middling, wide: 'wide|broad' },
    },
    profile: { of: feet, is: { low: 'thin|shallow|flat on top', high: 'chunky|thick|deep|fleshy|meaty' } },
    compressibility: {
      of: feet,
      is: { low: 'incompressible|firm|solid', high: '(?:very |super |highly )?compressible|squishy|soft' },
    },
    arch: {
      of: 'arch|arches|insteps?',
      is: { low: 'low|flat|small', medium: middling, high: 'high|huge|big|large|flexible|bendy|crazy' },
    },
    heel: {
      of: 'heels?',
      is: { narrow: 'narrow|small|tiny|teeny|thin|slim|slender', medium: middling, wide: 'wide|broad|big' },
    },
    toeLength: {
      of: '(?<!(?:second|big|first|third|2nd) )toes',
      is: { short: 'short|tiny|stubby', medium: middling, long: 'long' },
    },
    strength: { of: `${feet}|legs`, is: { little: 'weak', strong: 'strong' } },
    ankle: {
      of: 'ankles?',
      is: {
        unsteady: '(?:like )?jelly|weak|wobbly|wobbles?|unsteady|unstable|shaky',
        steady: 'steady|stable|strong|(?:rock )?solid',
      },
    },
  },
  said: {
    toes: {
      bigToe: `egyptian|(?:big|great|first) (?:toe|one) ${upTo(4)}(?:longest|sticking out)|longest ${upTo(2)}big toe|big toe (?:is )?(?:much|far|a lot|clearly|way) longer|toes ${upTo(1)}(?:taper|tapering|slope|descend|go down) ?\\p{L}*|tapered toes`,
      slight: `big toe ${upTo(3)}(?:little|bit|slightly|just|barely|hair|smidge) ${upTo(1)}longer|slightly longer big toe|slightly tapered toes`,
      secondToe: `greek|mortons?|(?:second|2nd) toes? ${upTo(3)}${longest}|${longest} (?:second|2nd) toes?|longest ${upTo(2)}second|(?:second|2nd) (?:one|toe) (?:sticks|pokes) out`,
      level: `giselle|peasant|square (?:toes?|foot|feet)|square toed|toes ${upTo(4)}(?:level|same length|one length|equal|square|even|straight|ruler)|(?:level|even|equal) toes`,
    },
    tips: { muchNarrower: 'tips (?:are )?(?:much|far|way|so much) narrower' },
    level: {
      firstPair: `(?:may|can|told to) (?:start|begin) pointe|first (?:ever )?(?:pair|pointe shoes?)(?! (?:was|were|had|lasted|did|didnt|i had))|never (?:had|owned|worn) ${upTo(2)}pointe|(?:about to|going to) (?:start|begin|go) ${upTo(1)}pointe`,
      beginner: `beginners?|(?:on|en) pointe (?:just )?over a year|second pair|new to pointe|(?:first|second) year ${upTo(1)}pointe|(?:one|two|a|1|2) years? (?:of|on|en) pointe|(?:on|en) pointe (?:for )?${upTo(1)}(?:a|one|two|1|2) years?`,
      intermediate: `intermediate|(?:[3-7]|three|four|five|six|seven) years (?:of|on|en) pointe|(?:on|en) pointe for (?:[3-7]|three|four|five|six|seven|some|several)? ?years|(?:on|en) pointe ${upTo(1)}(?:[3-9]|three|four|five|six) (?:yrs?|years)`,
      advanced: 'advanced',
      professional: 'professional(?:ly)?|(?:ballet|dance|in a|with a) company|company dancer|w a company',
    },
    padding: { thin: 'no padding|thin (?:pads?|padding)', thick: 'thick (?:\\p{L}+ )?(?:pads?|padding)' },
    profile: {
      low: 'low (?:profile|volume)|pancake|(?:flat|thin) from the side',
      high: 'meat on top|high (?:profile|volume)|thick (?:on top|from the side)',
    },
    compressibility: {
      low: `(?:not|hardly|barely|\\p{L}+nt) ${upTo(2)}(?:compress|compressible|give|squish|narrower|budges?)(?! way)`,
      high: `(?:gets?|goes|becomes?) ${upTo(2)}(?:thin|thinner|narrower) ${upTo(4)}(?:squeezed?|holds?|held|pressed)|folds? ${upTo(4)}(?:squeezed?|fan)|squeeze ${upTo(5)}(?:folds?|collapses)|(?:smoosh|squish|squash|collaps)(?:es)? ${upTo(5)}squeez\\p{L}+`,
    },
    arch: {
      low: 'flat f(?:oo|ee)t(?:ed)?|flatfoot(?:ed)?|feet are (?:\\p{L}+ )?flat(?! on)|(?:not much|hardly any|barely any|no|little|zero) arch',
      high: 'bananas?|(?:highly|very|over) arched',
    },
    strength: {
      little: `not (?:very|that|so|yet|especially) strong|still (?:building|growing|getting) ${upTo(2)}stron\\p{L}*`,
      strong: 'i ?a?m (?:very )?strong|good strength',
    },
  },
  bunion: 'bunions?',
  troubles: {
    sinks: `sink(?:s|ing)?|sank|sunk|slid(?:e|es|ing)? (?:\\p{L}+ )?down|stood on my nails`,
    notOver: `(?:cant|cannot|not|never|\\p{L}+nt) ${upTo(4)}(?:over|onto) (?:the |my )?(?:box|platform)|(?:quarters of the way|half ?way|never all the way) up|(?:hard|struggl\\p{L}+) to (?:get|roll) ${upTo(1)}(?:over|through|up)`,
    tooFar: `too far over|far over (?:the|my)|rolls? ${upTo(1)}over the (?:platform|box)`,
    fallsOut: `(?:falls?|fell|falling|throws|spills?) ${upTo(2)}out (?:of|over)`,
    twists: 'twist(?:s|ed|ing)?|turns? (?:a)?round on (?:my|her|his) f\\p{L}+',
    heelBags: `bags? at the back|heels? ${upTo(3)}(?:bags?|bagging|baggy|slips?|slipping|loose|empty)|(?:bags|bagging|baggy|slips|slipping|loose|extra fabric) ${upTo(3)}heels?`,
    heelPops: `heels? ${upTo(2)}(?:pops?|popping|comes? off|slides? off|falls? off)`,
    bunionPressed: `bunions? ${upTo(9)}(?:press\\p{L}*|rub\\p{L}*|squash\\p{L}*|squeez\\p{L}*)|(?:press\\p{L}*|rub\\p{L}*) ${upTo(4)}bunions?`,
    sidesCut: `(?:sides?|wings?) ${upTo(1)}(?:cut|cuts|dig|digs|dug) in`,
    sidesGap: `(?:sides?|wings?) ${upTo(2)}gap(?:e|es|s|ing)?`,
    toesCurl: `toes ${upTo(2)}(?:curl|knuckle)(?:s|ed|ing)?|(?:curl|curling|knuckling) ${upTo(2)}toes`,
    bigToeBears: `weight ${upTo(4)}big toe|big toe ${upTo(3)}(?:bears|takes|alone|all the weight)`,
    noFloor: `toes ${upTo(3)}(?:hang|hung|dont touch|dont reach|never touch|not touch|not reach)|(?:cant|cannot|nt) feel the floor`,
    puffsOut: `(?:bulg|puff|spill)\\p{L}* ${upTo(3)}(?:over|out) ${upTo(2)}(?:top|vamp|sides?)`,
    tipsPinched: `pinch\\p{L}* ${upTo(3)}(?:toes|tips)|(?:toes|tips) ${upTo(3)}pinch\\p{L}*|(?:squash|squish|crush)\\p{L}* ${upTo(3)}tips|tips ${upTo(4)}(?:squash|squish|crush)\\p{L}*`,
    looksSickled: 'sickl\\p{L}+',
    shankTooHard: `shanks? ${upTo(2)}too (?:hard|stiff)|too (?:hard|stiff) (?:a )?shank`,
    feelsWideSoon: `(?:feels?|becomes?|gets?) (?:too )?(?:big|wide|loose) (?:after|soon|within|later)|(?:huge|too big|loose) after|afterwards the box feels too big`,
    diesFast: `(?:die|dies|died) ${upTo(2)}(?:fast|quickly|after|in a|too soon)|dead (?:after|in|by|too soon)|wears? out (?:\\p{L}+ )?(?:fast|quickly)`,
  },
  chooses:
    'which (?:\\p{L}+ ){0,3}(?:shoes?|pointes?|pair|models?|brands?)|what (?:\\p{L}+ ){0,2}(?:shoes?|pointes?|pair|models?|brands?)|recommend\\p{L}*|suggest\\p{L}*|advise|(?:should|could|can) (?:i|she|he|we) (?:try|get|buy|look)|what (?:to|should \\p{L}+) (?:try|buy|get|look)|looking for|(?:need|want|buy|find|choose|pick) (?:\\p{L}+ ){0,4}(?:shoes?|pair|pointes?)|best for|suits?|would fit|recs|ideas|options|whats out there|what else|styles|put (?:me|her|him) in|new pair|shoes that work|try (?:on|next)',
  otherShoes: 'pre ?pointe|demi ?pointe|soft block|avoid|where',
  teacher: '(?:teacher|coach|instructor|miss|madame)s?',
  doubt: 'if|unless|when|waiting|friends?',
  ownChild: '(?:my|our) (?:\\p{L}+ )?(?:daughter|son|child|kid|girl|boy|little one)',
  shoe: 'box|boxes|shoes?|platforms?|shanks?|vamps?|wings?|pairs?|soles?|size|ribbons?|elastics?',
  not: 'not|no|never|hardly|barely|without|neither|nor|cannot|\\p{L}+nt',
  or: 'or|nor',
};
