import type { DangerTable } from '../danger-table.ts';
import { anyOf, childhood, hurt, judged, upTo, word } from '../expressions.ts';

const child = childhood('four|five|six|seven|eight|nine|ten|eleven');

export const dangers: DangerTable = {
  eating: anyOf(
    `${word('weight', 'kilos?', 'kgs?', 'pounds?', 'lbs?')} ${upTo(4)}${word('lose', 'lost', 'shed', 'gain', 'gained')}`,
    'how (?:thin|skinny|slim|light|lean) (?:do|must|should|does)|(?:feel|feels|look|looks|im|i m) (?:\\p{L}+ )?(?:huge|enormous|gigantic|too big)(?!\\p{L}| (?:feet|foot|bunion|toe))|diet(?= ?$)|should (?:i|she|he|we) diet|(?:my|her|his) ribs (?:show|stick)|because (?:i|she|he) fasts?(?!\\p{L})|weighs (?:us|me|her|the girls)|(?:hid|hides|hide|hiding|throws away|threw away) (?:\\p{L}+ ){0,2}food|toilet after (?:dinner|lunch|eating|meals)|only (?:\\p{L}+ )?(?:had|have|has|drink|drinks|drank) (?:\\p{L}+ ){0,2}(?:coffee|water|tea|diet|juice|an apple)|(?:just|only) (?:have|having|eat|eating|drink|drinking) (?:\\p{L}+ )?(?:coffee|water|tea|apple|juice)(?: and| before| for| instead| or)|too heavy for (?:my|her|his|the|these|those) (?:\\p{L}+ )?(?:shanks?|shoes?|pointes?)|(?:must|should|have to|need to) shrink',
    'anorex|bulimi|eating disorder|disordered eating|orthorex|bing(?:e|es|ed|ing|eing)(?! ?watch)(?!\\p{L})|purg(?:e|es|ed|ing)(?!\\p{L})|laxativ|diuretic|(?:diet|slimming|weight loss) (?:pill|tea|tablet)|weight ?loss|appetite|ozempic|thigh gap|body check|amenorrh|calorie|kcal|bmi(?!\\p{L})|underweight|overweight|starv(?:e|es|ed|ing|ation)(?!\\p{L})|fasting(?!\\p{L})|crash diet|(?:on|a|my|her|strict|new) diet(?!\\p{L})|dieting|dieted|weigh(?:ed|ing|s)? (?:my|her|him)self|weigh ?ins?(?!\\p{L})',
    'vomit|puk(?:e|es|ed|ing)(?!\\p{L})|(?:throw|throws|threw|throwing) (?:it |everything |them |food )?up(?! (?:my|her|his|the) (?:arm|leg|hand))|(?:mak|forc)\\p{L}+ (?:my|her|him)self (?:\\p{L}+ )?sick|fingers? down (?:my|her|his|the) throat|(?:sick|bathroom|toilet) (?:right |straight )?after (?:each |every |a |my |her )?(?:meals?|dinner|lunch|breakfast|eating)|get rid of (?:\\p{L}+ ){0,2}(?:food|meal|ate)',
    `skip(?:s|ped|ping)? ${upTo(3)}${word('meals?', 'breakfasts?', 'lunch\\p{L}*', 'dinners?', 'supper', 'food', 'eating')}`,
    `(?:not|do ?nt|does ?nt|did ?nt|have ?nt|has ?nt|wo ?nt|ca ?nt|never|barely|hardly|stop|stops|stopped|stopping|quit|without|avoid\\p{L}*|refus\\p{L}*|scared|afraid|less|rarely|cut down on|cutting down on) ${upTo(2)}${word('eat', 'eats', 'eating', 'ate', 'eaten')}`,
    `${word('eat', 'eats', 'eating', 'ate', 'eaten', 'living on', 'live on', 'lived on', 'survive on', 'surviving on')} (?:${upTo(2)}${word('nothing', 'little', 'less', 'only', 'once', 'tiny', 'barely', 'one meal', 'two meals', 'lettuce', 'coffee', 'gum', 'salads?')}|(?:just )?(?:an|one|half an) (?:apple|yog))|only ${upTo(2)}${word('eat', 'eats', 'eating', 'ate', 'eaten')}|(?:no|without|cut(?:ting)?(?: out)?|restrict\\p{L}*) (?:food|carbs|meals?|dinner|breakfast|lunch|my intake)(?!\\p{L})|restricting(?!\\p{L})|go(?:ing|es)? hungry`,
    `(?:los(?:e|es|t|ing)|drop(?:s|ped|ping)?|shed(?:ding)?|cut(?:ting)?|gain(?:s|ed|ing)?|put(?:ting)? on|tak(?:e|ing) off|burn(?:ing)?) ${upTo(4)}${word('weight', 'kilos?', 'kgs?', 'kilograms?', 'pounds?', 'lbs?', 'stone', 'fat')}`,
    `(?:should|must|may|can|do|does|to|has|have|ought|supposed) (?:i|she|he|you|we|they|one|someone|(?:a |the |my )?(?:pointe |ballet |prima )?(?:dancers?|ballerinas?|daughter|girls?|child|kids?|students?|body)) ${upTo(3)}weigh(?!\\p{L}| on| down)|(?:want|wants|need|needs|trying|try|have|has|like|told|must|should|got|ideally) ${upTo(2)}(?:weigh|be|get to|reach|stay) ${upTo(2)}\\d+ ?(?:kg|kilos?|pounds|lbs)|(?:under|below|down to|less than) \\d+ ?(?:kg|kilos?|pounds|lbs)|weigh (?:less|under|too)|\\d+ ?(?:kg|kilos?|pounds|lbs) (?:lighter|less|thinner|heavier|too)`,
    judged('i weigh|she weighs|he weighs|im at', 'too|can|is that|is it|am i|may|ok|okay|allowed|enough|should|fine'),
    `(?<!(?:shoes?|pair|box|sole|shank|bag|skirt|tutu) (?:\\p{L}+ ){0,2})too (?:heavy|fat|big|chubby|curvy|large|plump) (?:for|to) ${upTo(2)}(?:pointe|ballet|danc|be lifted|partner|go)`,
    `(?:im|i m|am|she is|shes|she s|feel|feels|feeling|look|looks|looking|called me|calls me|says i m|says im|get|getting|got) ${upTo(2)}(?:fat|fatter|chubby)(?!\\p{L}| (?:feet|foot|toe|toes|pad|ankle|heel|calves|big))`,
    `(?<!(?:feet|foot|shoes?|toes|arch|legs?|ankles?|it|they|box|line) (?:\\p{L}+ ){0,2})(?:be|become|stay|look|being|becoming|staying|get|getting) ${upTo(2)}(?:thin|thinner|skinny|skinnier|slim|slimmer)(?!\\p{L}| (?:feet|foot|toe|shoes?|sole|box|shank|pad|padding|tights|layer|ribbon|elastic|fabric))|to be (?:\\p{L}+ )?(?:lighter|smaller)(?: for (?:pointe|ballet|dance)| en pointe|(?= ?$))`,
    `(?:goal|target|ideal|dream|right|best|perfect|maximum|minimum|max|healthy|what|which) (?:body ?)?weight(?! of (?:the|a|my) (?:shoe|pair))|weight (?:limit|requirement|restriction|problem|goal)|(?:my|her|his) (?:body ?)?weight (?:is |was )?(?:too (?:high|much)|down|up|a problem|an issue|matter)`,
    `(?:miss\\p{L}*|no|lost|losing|late|irregular|skipp\\p{L}*|stopp\\p{L}*|without|(?:have|has|had|did|do|does|is|was)n ?t|not|never|delayed|waiting for|since) ${upTo(4)}(?<!(?:in|trial|return|rest|grace|healing|recovery|time|that|this|warranty|long|short|exchange|breaking|same|growing) )(?:periods?(?! of| piece| drama| costume)|menstrua\\p{L}*|menses|cycle)(?!\\p{L})|(?:my|her|the) (?:periods?|menstruation|cycle) (?:\\p{L}+ ){0,4}(?:stop|miss|late|gone|irregular|disappear|away|absent|(?:have|has|had|did|does|is|was)n ?t(?!\\p{L})|not|never|ceas|vanish|skip|months)`,
  ),
  pain:
    'pain(?!t)|pian(?:s|ful)?(?!\\p{L})|hurt|hrut|injurd|sore(?!\\p{L}*n)|ache|aching|injur|swollen|swolen|swell|bleed|blood|bruis|fractur|sprain|numb(?!er)|tingl|pins and needles|burning|' +
    'tendon|achilles|surgery|ingrown|blister|physio|infect|ibuprofen|painkill|ligament|cramp|shin splint|fasci|throb|concuss|killing me|' +
    '(?:the|my|her|his) (?:cast|splint) (?:is|was|came|has|off)|(?:out of|took off|got) (?:the|my|her|his|a) (?:cast|boot)(?!\\p{L})|(?<!\\p{L})in a cast(?! of)|in plaster|(?:walking|aircast|medical|surgical|air|cam) boots?|(?:wearing|in) a (?:splint|brace)|in a boot(?= ?$| (?:for|until|since|after|now|because))|crutches|turn(?:ed|ing)(?: over)?(?: on)? (?:my|her|his) (?:\\p{L}+ )?(?:ankle|foot)|limping|limps(?!\\p{L})|hobbl|(?:put|bear|take|putting|bearing)(?: any| my| her| his| full)? weight on (?:it(?!\\p{L})|(?:my|her|his|that|the) (?:\\p{L}+ )?(?:foot|ankle|leg|toe|heel|knee))|walk on it(?!\\p{L})|' +
    '(?:its|it s|it is|foot|ankle|toe|toes|feet|heel)(?: \\p{L}+){0,2} (?:puffy|puffed up)|puffy (?:foot|ankle|toe|feet|heel)|(?:went|go|gone|going) over on (?:my|her|his|the) (?!toes|box|pointe)|' +
    hurt(
      'broke|broken|tore|torn|crack|pop(?!\\p{L}* (?:out|off|over))|twist|snapp|roll(?:ed|ing)|turned over|jamm|wrench',
      'foot|feet|toe|ankle|bone|knee|leg|metatars|hip|muscle',
    ),
  complaint: {
    parts:
      'foot|feet|toe|toes|ankle|heel|arch|instep|knee|leg|calf|calves|shin|hip|hamstring|groin|nail|toenail|bone|joint|metatars|bunion|balls? of (?:my|her|his|the) f|sole of (?:my|her|his)|muscle|spine|lower back|(?:my|her|his) back',
    states:
      'sting|stung|shoot|stab|dead(?!l| (?:level|straight|even|flat|square|cent))|purple|blue(?!s)|white(?!n)|red(?!u|b)|cold(?!e)|hot(?!t)|warm(?:th)?(?!\\p{L})|inflam|crunch|tender|burn|raw(?!\\p{L})|agony|lump|on fire|electric|shock|wound|cut(?!\\p{L}| the| (?:my|her|his|our|your|those) (?:\\p{L}+ )?(?:shank|nails?|toenails?))|tweak|strain|pulled|pinched nerve|corn(?!e)|' +
      'asleep|to sleep|g[ai]v(?:e|es|ing) (?:way|out)|locks? up|locked|click|grind|bent funny|crooked|awful|terrible|horrible|killing|wreck|mess(?:ed)? up|weird since|discolou?r|cramp|spasm|peel|lifting(?= ?$| off| up)|lifted off|falling off|fell off|come off|coming off|came off|(?:stiff|tight) and',
    alone:
      'agony|unbearabl|excruciat|dislocat|inflam|discomfort|shin ?splint|stress (?:reaction|fracture|injury)|os trigonum|wound|pins (?:and |n )?needles|neuroma|bursitis|tendonitis|tendinitis|plantar fasc|sesamoid|sprain|strained|' +
      '(?:can t|cannot|cant|don t|dont|not|no|lose|losing|lost|loss of|without) (?:\\p{L}+ )?(?:feel(?:ing)?) (?:in |of )?(?:my |her |his |any |the )?(?:little |big |last )?(?:two )?(?:toe|foot|feet|leg)|(?:can t|cannot|cant|hard to|unable to|trouble) (?:stand|walk|step)(?:ing)?(?: on)?(?: it| that| my|(?= ?$))|i fell|she fell|fell (?:off|from|out of) (?:pointe|releve|a turn)',
  },
  nail: '(?:black(?:ened)?|blue|purple|yellow|green) (?:big )?(?:toe ?)?nails?(?! (?:polish|varnish|lacquer))(?!\\p{L})|(?:toe ?)nails? (?:\\p{L}+ ){0,3}(?:black|blue|purple|yellow)(?!\\p{L})',
  health:
    '(?:thin(?:ning)?|weak|fragile) bones|bones? (?:\\p{L}+ ){0,5}(?:thin|thinner|thinned|brittle|fragile|porous)(?!\\p{L})|pregnan|postpartum|post partum|postnatal|gave birth|giving birth|c section|expecting a (?:baby|child)|diabet|asthma|epilep|seizure|' +
    'palpitat|heart (?:\\p{L}+ ){0,2}(?:rac(?:e|es|ing)|pound|flutter|skips? beats)|(?:can ?t|cannot|hard to|trouble|struggl\\p{L}+ to|unable to) (?:\\p{L}+ )?breath|chest (?:pain|tight|hurts)|(?:short|shortness|so out) of breath|gasping|heart (?:condition|disease|problem|murmur|attack|failure|defect|surgery)|cardiac|cardiolog|arrhythm|pacemaker|fever|anemi|anaemi|haemophil|hemophil|blood thinner|hypertens|' +
    'arthrit|osteo|arthros|rheumat|lupus|gout(?!\\p{L})|brittle bone|bone density|bone loss|hypermobil|hyper mobil|ehlers|marfan|double jointed|' +
    'scolios|kyphos|spondyl|curvature of the spine|herniat|slipped disc|bulging disc|sciatica|osgood|sever ?s disease|' +
    'neuropath|multiple sclerosis|cerebral palsy|muscular dystrophy|parkinson|' +
    'surger|surgeon|surgical|operated on|(?:had|after|since|my|an) (?:\\p{L}+ ){0,2}operation(?!\\p{L})|faint(?:s|ed|ing)?(?!\\p{L})|dizz|vertigo|lightheaded|light headed|pass(?:ed|ing)? out|(?:weeks|months) (?:along|pregnant)|iron deficien|low iron|have (?:ms|eds|pots)(?!\\p{L})|has (?:ms|eds|pots)(?!\\p{L})|(?:screws?|pins?|plates?|rod) in (?:my|her|his)|screws(?! \\p{L}+ the shoe)|(?:ankle|hip|knee|joint) replacement|blood pressure|blood clot|thrombos|chemo|cancer|raynaud|connective tissue|stroke(?! of)',
  young: anyOf(
    `(?<!(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) )${child} ?(?:and a half )?(?:years?|yrs?) old(?! (?:shoe|pair|pointe))`,
    `${child} ?(?:yo|y o)`,
    `aged? (?:of )?${child}`,
    `(?:ready|start\\p{L}*|begin\\p{L}*|pointe) .{0,20}at (?:only |just |age )?${child}(?! (?:o|am|pm|in|hours|classes))`,
    `(?:she ?s|he ?s|she is|he is|i ?m|i am|(?:daughter|son|girl|boy|child|kid|sister|brother|niece|student|pupil)(?: is| s)?|turned|turning) ` +
      `(?:only |just |almost |nearly )?(?<!(?:size|sizes) )${child}(?! (?:and \\p{N}|or \\p{N}|to|feet|foot|inch|inches|cm|x|am(?! i )|pm|percent|hours|times|months|pairs|years (?:in|of|at)))`,
    `${child} year olds`,
    '(?:fifth|sixth|seventh|eighth|ninth|tenth|eleventh|[5-9]th|1[01]th) birthday',
    `(?:cousin|niece|nephew|granddaughter|grandson|goddaughter)(?: (?:is|s|just|only|turned))+ ${child}(?! (?:to|feet|foot|inch|pairs|hours|times|months|classes|am|pm|years (?:in|of|at)))`,
    `${child} (?:and a half|and half|5|1 2)(?= ?$)`,
    `(?:little one|youngest|baby|kid|child|daughter|son|girl|boy) (?:is |just |only |turns |who is |aged )*${child}(?! (?:and \\p{N}|or \\p{N}|to|feet|foot|pairs|hours|times|months|classes|am|pm|years (?:in|of|at)))`,
    `(?:turns|turning|nearly|almost|barely|not even|not yet|only just|will be|ll be|about to be|just turned) ${child}(?! (?:hours?|months?|pairs?|classes|weeks?|days?|times|percent|years (?:in|of|at)|am|pm|dollars|inch\\p{L}*|cm|mm))`,
    `(?:daughter|son|child|kid|kids|girl|girls|boy|boys|children|student|students|pupil|pupils) of ${child}`,
    '(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) graders?',
    '(?:elementary|primary|grade) school',
    'kindergart\\p{L}*',
    'preschool\\p{L}*',
    '(?:in )?year [1-6] (?:pupil|student|girl|boy|child|kid)',
    '(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) grade',
  ),
  age: {
    born: 'born (?:in |on |\\p{L}+ )*',
    child:
      'daughters?|sons?|girls?|boys?|child|children|kids?|niece|nephew|grand\\p{L}+|students?|pupils?|sister|brother|she|he|shes|hes|her|his',
  },
  clearance:
    '(?:learn|teach|taught|train|practi[sc]e|figure it out) (?:\\p{L}+ ){0,4}(?:off|from|on|with|by|via) (?:\\p{L}+ )?(?:youtube|tiktok|videos?|an app|the internet|tutorials?)|self ?taught|(?:youtube|tiktok|online) (?:tutorial|lesson|class|course)\\p{L}* (?:\\p{L}+ ){0,3}(?:pointe|enough)|(?:good|ready|fine|ok|okay|safe) (?:for her |for me )?to go (?:up|en pointe|on pointe|onto pointe)|good to go(?! (?:to|with|for|in)(?!\\p{L}))|(?:pass|passes|passed|aced|did|does|nailed) (?:the |all the |every |her |his |my )?(?:\\p{L}+ )?(?:pencil|airplane|topple|saute|readiness|home) tests?|(?:can|could|should|may) (?:she|he|i|we|my \\p{L}+) (?:now |already |just )?(?:go|start|get|move) (?:up |straight |right )?(?:on |en |onto |on to )pointe|weak (?:core|abs|stomach|trunk|back)|(?:core|abs|trunk|tummy) (?:is |are |s )?(?:still |really |so |very )?weak|' +
    '(?:am i|are we|is (?:she|he|my \\p{L}+)) (?:now |already |officially )?(?:cleared|approved|allowed|ready)|clear(?:s|ed)? (?:me|her|him|my|anyone)|approve (?:me|her|him|my)|(?:getting|get) ready for pointe|ready for pointe|pointe (?:at home|alone|by myself|in my (?:room|bedroom|kitchen|living room|garage|basement))|' +
    '(?:can|could|may|should|shall|would) (?:she|he|i|we|my \\p{L}+|our \\p{L}+) (?:\\p{L}+ ){0,2}(?:start|begin|try|do|practi[sc]e|train|dance|put) (?:\\p{L}+ ){0,4}(?:on |en )?pointe(?! (?:shoe|fitting))|(?:can|could|may|should) (?:she|he|i|we|my \\p{L}+|our \\p{L}+) (?:now |already |just )?(?:start|begin)(?= ?$)|(?:strong|good|old) enough|tell me (?:that )?(?:i|she|he|we) (?:can|may|am|is|are|should)|' +
    '(?:don ?t have|do not have|without|no|have no) (?:a |any )?(?:ballet |dance )?teacher|teacher (?:\\p{L}+ )?(?:refuses|refused|says no|won ?t|wont|doesn ?t (?:let|allow|want)|said no|isn ?t letting|will not)|(?:let|would you let) (?:her|him|me|my \\p{L}+) (?:go up|start|begin|on pointe|en pointe|try pointe)|(?:i|she) (?:think|thinks|feel|feels) (?:\\p{L}+ )?(?:i ?m |i am |she ?s |she is )?ready|enough (?:to|for) (?:start|begin|pointe|go)|skip(?:ping)? pre|(?:know|tell|check|see|test|sure) (?:if|whether|when|that) (?:i|she|he|we|my \\p{L}+|a \\p{L}+)(?: ?m| ?s| is| am| are)? (?:\\p{L}+ )?ready|ready (?:to start|to begin|to go up|or not)',
  alarm:
    '(?:yellow\\p{L}*|smelly|stink\\p{L}*|foul|gross) (?:\\p{L}+ ){0,3}(?:liquid|fluid|discharge|goo|gunk|ooz)|(?:liquid|fluid|discharge) (?:\\p{L}+ ){0,4}(?:smell|stink|stank|yellow)|ooz(?:e|es|ing)(?!\\p{L})|sprained|limping|hobbl|puffy(?! (?:satin|ribbon|tutu|skirt|sleeve|tip|fabric))|(?:put|bear|putting|bearing)(?: any| my| her| his| full)? weight on (?:it(?!\\p{L})|(?:my|her|his|that|the) (?:\\p{L}+ )?(?:foot|ankle|leg|toe|heel|knee))|(?:roll|twist|wrench|turn)(?:ed|ing)(?: over)?(?: on)? (?:my|her|his|the|an) (?:\\p{L}+ )?(?:ankle|foot|knee)|(?:went|gone|going) over on (?:my|her|his) (?:\\p{L}+ )?(?:ankle|foot)|(?:ankle|foot|toe|knee) (?:\\p{L}+ )?(?:popp|crack|snapp)|' +
    'numb(?!er)|tingl|pins and needles|no feeling|sharp pain|stabbing|shooting pain|swollen|swolen|swell|bleed|blood|bruis|infect|(?:can ?t|cannot|lose|losing|lost|don ?t) (?:feel|feeling)(?: in)? (?:my|her|his|any)|(?:toes?|foot|feet)(?: \\p{L}+){0,3} (?:dead(?!l| (?:level|straight|even|flat|square|cent))|purple|blue|asleep|to sleep)|pus(?!\\p{L})|dislocat|stress (?:reaction|fracture)|open wound|electric shock|unbearabl|excruciat|agony|i fell|she fell|fell off|(?:can ?t|cannot|unable to) (?:stand|walk)|fractur|broke my|broken (?:toe|foot|bone|ankle)',
  returning:
    'surgery|surgeries|operat(?:ion|ed)|after (?:an|my|her|his|the|a) (?:\\p{L}+ )?(?:injury|sprain|fracture|break)|recover(?:ed|ing|y)|rehab|(?:cast|boot|brace|splint) (?:is |was |has |just )?(?:came |come |been )?(?:taken )?off|' +
    '(?:out of|got rid of|took off|taken off|no more|lost) (?:the |my |her |his |a )?(?:cast|boot|splint|crutches)|healed|(?:weeks|months|days|wks|mths) (?:post|after)|' +
    '(?:broke|broken|fractur\\p{L}*|sprain\\p{L}*|tore|torn|injur\\p{L}*)(?: [\\p{L}\\d]+){0,6} ago',
  tears: {
    cries: 'cries|crying|cried|in tears|weeping',
    longing:
      'wants?(?!\\p{L})|wanting|begs?(?!\\p{L})|begging|wish|friends?|everyone else|jealous|left out|got (?:hers|theirs)|all the other',
  },
  released: {
    said: '(?:physio\\p{L}*|doctors?|doc|dr|surgeon|gp|orthop\\p{L}*|podiatrist|specialist|pt) (?:\\p{L}+ ){0,4}(?:signed (?:\\p{L}+ )?off|clear(?:s|ed)|discharged|approv\\p{L}*|gave (?:me|her|him|us) the (?:all clear|okay|ok|go ahead|green light|nod))|(?:clear\\p{L}*|signed off|all clear|go ahead|okay|ok|green light) (?:\\p{L}+ ){0,3}(?:from|by) (?:\\p{L}+ ){0,2}(?:physio|doctor|surgeon|orthop|podiatrist|pt)|(?:medical|written|doctor s) (?:clearance|release)|medically cleared',
    operations: 'surger\\p{L}*|surgeons?|surgical|operat(?:ed|ions?)',
  },
  possible: {
    states:
      'bother|wobbl|unstabl|weak|odd(?!\\p{L})|weird|strange|funny|uncomfortabl|stiff|tired|itch|collaps|not right|off(?!\\p{L})(?! the)|tight(?!s)|feels? wrong',
    pain: 'doctor|orthop|podiatr|chiropract|x ?rays?(?!\\p{L})|mri(?!\\p{L})|brace(?!\\p{L})|splint|specialist',
    health: 'out of breath|breathless|winded|my heart',
  },
  denial: {
    no: 'no|not|never|nothing|none|zero|nor|neither|(?:do|does|did|is|are|was|were|have|has|had)n ?t',
    without: 'without|free (?:of|from)',
    between:
      'a|an|any|in|have|had|has|been|got|get|getting|history|of|complain\\p{L}*|experience|experienced|single|kind|sort|form|ever|with|at|all|that|it|like|its|my|feet|foot|toes|serious|major|previous|past|significant|known|current|other|actual|causes?|causing',
    denied:
      'pain(?!t)|hurt|ache|aching|sore(?!\\p{L}*n)|injur|sprain|cramp|blister|discomfort|tend[oi]nitis|broke(?!\\p{L})|broken|torn|tore(?!\\p{L})|twisted|strained|surger|operation',
    after: '(?:none|never|zero|nil)',
    alone:
      '(?:i ?m|am|are|is|she ?s|feel|feels|totally|completely|fully|always|been|years?|months?) (?:\\p{L}+ )?(?:pain|injury)[ -]free(?: and (?:pain|injury)[ -]free)?|painless(?:ly)?',
    degree:
      'much|that|too|so(?! far)|very|as|badly|bad|enough|any ?more|yet|normal|expected|okay|part|supposed|just(?! (?:annoyed|curious|asking|wondering|confused|tired))|only|exactly|really|when|while|if(?! (?:it|that) (?:matter|help|s important|is important|makes a difference))|unless|until|till|except|before|at (?:first|rest)|outside|barefoot|off|without|but|though|although|(?:in|on|with|for) (?:\\p{L}+ )?(?:flats?|slippers?|soft|demi\\p{L}*|other|old|left|right|street|sneakers|class in)',
    otherwise:
      'except|apart from|other than|besides|unless|until|only (?:when|if)|just (?:when|if)|but (?:now|when|lately|today|sometimes|recently|since|it)|now (?:it|they|she|he|my|the|i|there)|sometimes|any ?more|any longer|suddenly|used to|since (?:yesterday|last)|then it',
    or: 'or|nor',
    and: 'and ',
    joint: 'and|nor|or',
    impossible: 'cant|cannot|never',
  },
  knot: {
    tied: '(?<!\\p{L})(?:ribbons?|tie|tied|tying|where|side|beside|should the knot)(?!\\p{L})',
    lies: '(?<!\\p{L})(knots?(?: \\p{L}+){0,8}? (?:on|over|off|against|onto|near|beside|behind)(?: the| my| her| his)?) (?:achilles(?: tendon)?|tendon)(?!\\p{L})',
    place: 'heel',
  },
  shoe: {
    parts:
      'satin|pleats?|shanks?(?!\\p{L})|box(?:es)?(?!\\p{L})|soles?(?! of)|elastics?|ribbons?|drawstring|platform|paste|wings?(?!\\p{L})|lining|seam|insole|stitch|shoes?(?!\\p{L})|pairs?(?!\\p{L})|pointes(?!\\p{L})',
    states:
      'strain|tore|torn|tear|rip|puff|broke|crack|snap|cut|com(?:e|es|ing) (?:off|apart)|came (?:off|apart)|pop|peel|pull|dead|split|fray|burn|stain',
    alone:
      'shoes? (?:\\p{L}+ ){0,2}com(?:e|es|ing) off|heels? (?:\\p{L}+ ){0,5}(?:com(?:e|es|ing)|came|slip\\p{L}*|slid\\p{L}*|fall\\p{L}*|fell|pop\\p{L}*|lift\\p{L}*) (?:off|out|down|away)',
  },
  painWords: 'pain|painful|hurts?|hurting|aches?|sore|swollen|bleeding|numb|numbness|injur(?:y|ed)|sprain(?:ed)?',
  harmless:
    '(?:scared|afraid|worried|nervous) (?:that )?(?:it|they) ?(?:ll|will|might|would|may) hurt|(?:do ?nt|does ?nt|not|never|no longer) (?:eat|use)(?: (?:or|and) (?:eat|use))?(?: any)?(?: \\p{L}+)? (?:meat|animals?|dairy|gluten|fish|pork|leather|eggs)',
  longAgo: '(?:broke|broken|fractured|sprained|injured) (?:\\p{L}+ ){1,3}as a (?:kid|child)',
};
