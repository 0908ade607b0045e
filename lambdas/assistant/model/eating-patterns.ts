import type { Language } from '#contracts/text/language.ts';

/** Up to so many words, or numbers, may stand in between. */
const upTo = (most: number): string => `(?:[\\p{L}\\d]+ ){0,${most}}`;
const word = (...words: string[]): string => `\\d*(?:${words.join('|')})(?!\\p{L})`;
/** Both in a few words, in either order. */
const beside = (one: string, other: string): string =>
  `(?:${one})\\p{L}* ${upTo(4)}(?:${other})|(?:${other})\\p{L}* ${upTo(4)}(?:${one})`;
/** "I weigh 52 kilos" by itself may be part of choosing a shank; it counts where permission or a judgement is asked beside it. */
const judged = (weigh: string, asks: string): string => `(?:${weigh}) ${upTo(1)}\\d+(?: [\\p{L}\\d]+){0,4} (?:${asks})`;

/**
 * Eating little or not at all, being sick on purpose, losing weight, a weight to reach, being too heavy, periods that stay away. Beginnings of
 * words, as `foldPhrase` leaves them, which removes apostrophes. A weight that rests on the toes and the weight of a shoe are none of these.
 */
export const eatingPatterns: Record<Language, string> = {
  he: [
    `(?:קילו|קג)\\p{L}* ${upTo(4)}(?:לרדת|להוריד|להשיל|להעלות|לעלות במשקל)`,
    'כמה רזה|(?:מרגיש|רואה את עצמי|נראית)\\p{L}* (?:\\p{L}+ )?(?:ענקית|נפוחה במראה|שמנה)|המשקל (?:שלי|שלה) (?:\\p{L}+ )?(?:מפריע|מונע|מספיק)|(?:מחביא|מסתיר|זורק)\\p{L}* (?:\\p{L}+ ){0,2}ה?אוכל|ל?שירותים (?:\\p{L}+ )?אחרי (?:כל |ה)?\\p{L}*(?:ארוח|אוכל)|(?:שתיתי|שותה) רק|חיה על (?:קפה|מים|סלט)|רואים לי (?:את )?ה?צלעות',
    'אנורקס|בולימי|הפרע(?:ת|ות) ה?אכילה|בולמוס|משלשל|אוזמפיק|הרזיה|להרזות|דיאט|לרזות|ארזה|תרזה|מרז(?:ה|ים|ות)(?!\\p{L})|רזיתי|קלורי|bmi|תת משקל|עודף משקל|משקל עודף|משקל יתר',
    `(?:ל?יר[דת]|ארד|תרד|לרדת|יורד|להוריד|אוריד|מוריד|הוריד|הורדתי|להשיל|להעלות|העליתי|עליתי|לעלות|להפחית|להוריד)\\p{L}* ${upTo(3)}(?:ב?משקל|ב?קילו|קג(?!\\p{L})|ק ג(?!\\p{L}))`,
    `כמה ${upTo(3)}(?:לשקול|אשקול|תשקול)|כמה (?:אני|היא|ה?בלרינ\\p{L}+|ה?רקדנ\\p{L}+|הבת שלי|ילדה|בנות) ${upTo(2)}שוקל`,
    judged('שוקלת?', 'מדי|אפשר|מותר|בסדר|יכול|מתאים|הרבה|כבד|מספיק'),
    `(?:להגיע ל|לשקול|אשקול|מתחת ל|פחות מ)\\p{L}* ?${upTo(1)}\\d+ ?(?:קילו|קג|ק ג)`,
    `(?:אני|היא|הבת שלי|מרגיש\\p{L}*|נראית|שאני|שהיא) ${upTo(2)}${word('שמנה', 'שמנמנה', 'שמנמונת', 'כבדה', 'עבה', 'גדולה')}(?: מדי)?(?! (?:על|מ|יותר מ))`,
    '(?<!נעל\\p{L}* (?:\\p{L}+ )?)(?:כבד|שמנ)\\p{L}* מדי (?:ל(?:פוינט|בלט|רקוד|ריקוד|עלות)|בשביל)',
    `(?:להיות|להיראות|אהיה|תהיה) ${upTo(2)}${word('רזה', 'דקה', 'קלה', 'רזות', 'צנומה', 'חטובה')}|(?<!רגל\\p{L}* )(?:מספיק רזה|רזה (?:מספיק|יותר))|יותר רזה`,
    'משקל (?:יעד|אידאלי|אידיאלי|רצוי|נכון|מקסימלי|מינימלי|מומלץ|מושלם|לפוינט|לבלט|לרקדנ)|איזה משקל|מה ה?משקל (?:ה\\p{L}+|שצריך|שלי)|(?:הגבלת|מגבלת) משקל|המשקל שלי (?:\\p{L}+ )?(?:גבוה|מדי|גדול|בעיה)',
    `(?:לא|בלי|בקושי|כמעט ולא|הפסק\\p{L}+|מפסיק\\p{L}*|להפסיק|מפחד\\p{L}*|פחות|ממעט\\p{L}*|מסרב\\p{L}*|נמנע\\p{L}*|אסור לי|מעט|להימנע מ) ${upTo(2)}${word('מ?לאכול', 'אוכל', 'אוכלת', 'אוכלים', 'אוכלות', 'אכלתי', 'אכלה', 'אכלנו', 'תאכל', 'אכול', 'אכילה')}`,
    `(?:מדלג|לדלג|דילג|לוותר|מוותר|ויתר|פוסח|לפספס|מפספס)\\p{L}* ${upTo(2)}ע?ל? ?ה?(?:ארוח|אוכל|אכילה|צהריים|ערב|בוקר)`,
    `(?:אוכל|אוכלת|אכלתי|אכלה|אוכלים) ${upTo(2)}(?:רק|פעם אחת|פעם ביום|כלום|קצת)(?!\\p{L})|רק (?:אוכל|שות)\\p{L}*|מרעיב|הרעב|לצום|בצום|צמה(?!\\p{L})|צמתי|מקיא|להקיא|הקא|אצבע\\p{L}* ל?(?:גרון|פה)`,
    beside(
      '(?:ה|ב)?מחזור(?!יות)|ו?ו?ה?וסת(?!\\p{L})',
      'לא (?!יודע)|אין(?!\\p{L})|בלי|נעלמ|נעלם|הפסיק|נפסק|איחור|מאחר|מתעכב|עצר|נעצר|לא סדיר|איבד|פספס|חודשים|חודשיים',
    ),
  ].join('|'),
  en: [
    `${word('weight', 'kilos?', 'kgs?', 'pounds?', 'lbs?')} ${upTo(4)}${word('lose', 'lost', 'shed', 'gain', 'gained')}`,
    'how (?:thin|skinny|slim|light|lean) (?:do|must|should|does)|(?:feel|feels|look|looks|im|i m) (?:\\p{L}+ )?(?:huge|enormous|gigantic|too big)(?!\\p{L}| (?:feet|foot|bunion|toe))|diet(?= ?$)|should (?:i|she|he|we) diet|(?:my|her|his) ribs (?:show|stick)|because (?:i|she|he) fasts?(?!\\p{L})|weighs (?:us|me|her|the girls)|(?:hid|hides|hide|hiding|throws away|threw away) (?:\\p{L}+ ){0,2}food|toilet after (?:dinner|lunch|eating|meals)|only (?:\\p{L}+ )?(?:had|have|has|drink|drinks|drank) (?:\\p{L}+ ){0,2}(?:coffee|water|tea|diet|juice|an apple)|(?:must|should|have to|need to) shrink',
    'anorex|bulimi|eating disorder|disordered eating|orthorex|bing(?:e|es|ed|ing|eing)(?! ?watch)(?!\\p{L})|purg(?:e|es|ed|ing)(?!\\p{L})|laxativ|diuretic|(?:diet|slimming|weight loss) (?:pill|tea|tablet)|weight ?loss|appetite|ozempic|thigh gap|body check|amenorrh|calorie|kcal|bmi(?!\\p{L})|underweight|overweight|starv(?:e|es|ed|ing|ation)(?!\\p{L})|fasting(?!\\p{L})|crash diet|(?:on|a|my|her|strict|new) diet(?!\\p{L})|dieting|dieted|weigh(?:ed|ing|s)? (?:my|her|him)self|weigh ?ins?(?!\\p{L})',
    'vomit|puk(?:e|es|ed|ing)(?!\\p{L})|(?:throw|throws|threw|throwing) (?:it |everything |them |food )?up(?! (?:my|her|his|the) (?:arm|leg|hand))|(?:mak|forc)\\p{L}+ (?:my|her|him)self (?:\\p{L}+ )?sick|fingers? down (?:my|her|his|the) throat|(?:sick|bathroom|toilet) (?:right |straight )?after (?:each |every |a |my |her )?(?:meals?|dinner|lunch|breakfast|eating)|get rid of (?:\\p{L}+ ){0,2}(?:food|meal|ate)',
    `skip(?:s|ped|ping)? ${upTo(3)}${word('meals?', 'breakfasts?', 'lunch\\p{L}*', 'dinners?', 'supper', 'food', 'eating')}`,
    `(?:not|do ?nt|does ?nt|did ?nt|have ?nt|has ?nt|wo ?nt|ca ?nt|never|barely|hardly|stop|stops|stopped|stopping|quit|without|avoid\\p{L}*|refus\\p{L}*|scared|afraid|less|rarely|cut down on|cutting down on) ${upTo(2)}${word('eat', 'eats', 'eating', 'ate', 'eaten')}`,
    `${word('eat', 'eats', 'eating', 'ate', 'eaten', 'living on', 'live on', 'lived on', 'survive on')} (?:${upTo(2)}${word('nothing', 'little', 'less', 'only', 'once', 'tiny', 'barely', 'one meal', 'two meals', 'lettuce', 'coffee', 'gum')}|(?:just )?(?:an|one|half an) (?:apple|yog))|only ${upTo(2)}${word('eat', 'eats', 'eating', 'ate', 'eaten')}|(?:no|without|cut(?:ting)?(?: out)?|restrict\\p{L}*) (?:food|carbs|meals?|dinner|breakfast|lunch|my intake)(?!\\p{L})|restricting(?!\\p{L})|go(?:ing|es)? hungry`,
    `(?:los(?:e|es|t|ing)|drop(?:s|ped|ping)?|shed(?:ding)?|cut(?:ting)?|gain(?:s|ed|ing)?|put(?:ting)? on|tak(?:e|ing) off|burn(?:ing)?) ${upTo(4)}${word('weight', 'kilos?', 'kgs?', 'kilograms?', 'pounds?', 'lbs?', 'stone', 'fat')}`,
    `(?:should|must|may|can|do|does|to|has|have|ought|supposed) (?:i|she|he|you|we|they|one|someone|(?:a |the |my )?(?:pointe |ballet |prima )?(?:dancers?|ballerinas?|daughter|girls?|child|kids?|students?|body)) ${upTo(3)}weigh(?!\\p{L}| on| down)|(?:want|wants|need|needs|trying|try|have|has|like|told|must|should|got|ideally) ${upTo(2)}(?:weigh|be|get to|reach|stay) ${upTo(2)}\\d+ ?(?:kg|kilos?|pounds|lbs)|(?:under|below|down to|less than) \\d+ ?(?:kg|kilos?|pounds|lbs)|weigh (?:less|under|too)|\\d+ ?(?:kg|kilos?|pounds|lbs) (?:lighter|less|thinner|heavier|too)`,
    judged('i weigh|she weighs|he weighs|im at', 'too|can|is that|is it|am i|may|ok|okay|allowed|enough|should|fine'),
    `(?<!(?:shoes?|pair|box|sole|shank|bag|skirt|tutu) (?:\\p{L}+ ){0,2})too (?:heavy|fat|big|chubby|curvy|large|plump) (?:for|to) ${upTo(2)}(?:pointe|ballet|danc|be lifted|partner|go)`,
    `(?:im|i m|am|she is|shes|she s|feel|feels|feeling|look|looks|looking|called me|calls me|says i m|says im|get|getting|got) ${upTo(2)}(?:fat|fatter|chubby)(?!\\p{L}| (?:feet|foot|toe|toes|pad|ankle|heel|calves|big))`,
    `(?<!(?:feet|foot|shoes?|toes|arch|legs?|ankles?|it|they|box|line) (?:\\p{L}+ ){0,2})(?:be|become|stay|look|being|becoming|staying|get|getting) ${upTo(2)}(?:thin|thinner|skinny|skinnier|slim|slimmer)(?!\\p{L}| (?:feet|foot|toe|shoes?|sole|box|shank|pad|padding|tights|layer|ribbon|elastic|fabric))|to be (?:\\p{L}+ )?(?:lighter|smaller)(?: for (?:pointe|ballet|dance)| en pointe|(?= ?$))`,
    `(?:goal|target|ideal|dream|right|best|perfect|maximum|minimum|max|healthy|what|which) (?:body ?)?weight(?! of (?:the|a|my) (?:shoe|pair))|weight (?:limit|requirement|restriction|problem|goal)|(?:my|her|his) (?:body ?)?weight (?:is |was )?(?:too (?:high|much)|down|up|a problem|an issue|matter)`,
    `(?:miss\\p{L}*|no|lost|losing|late|irregular|skipp\\p{L}*|stopp\\p{L}*|without|(?:have|has|had|did|do|does|is|was)n ?t|not|never|delayed|waiting for|since) ${upTo(4)}(?<!(?:in|trial|return|rest|grace|healing|recovery|time|that|this|warranty|long|short|exchange|breaking|same|growing) )(?:periods?(?! of| piece| drama| costume)|menstrua\\p{L}*|menses|cycle)(?!\\p{L})|(?:my|her|the) (?:periods?|menstruation|cycle) (?:\\p{L}+ ){0,4}(?:stop|miss|late|gone|irregular|disappear|away|absent|(?:have|has|had|did|does|is|was)n ?t(?!\\p{L})|not|never|ceas|vanish|skip|months)`,
  ].join('|'),
  ru: [
    `(?:кило|кг|вес)\\p{L}* ${upTo(4)}(?:сброс|скину|похуд|потеря|убра|набра)`,
    'насколько (?:\\p{L}+ )?(?:худ|тонк|легк)|(?:чувствую себя|кажусь себе|вижу себя) (?:\\p{L}+ )?(?:огромн|громадн|жирн|толст)|прячет (?:\\p{L}+ )?еду|выбрасывает (?:\\p{L}+ )?еду|(?:в туалет|в ванную) (?:\\p{L}+ )?после (?:еды|ужина|обеда|завтрака)|отказ\\p{L}* от (?:еды|пищи)|(?:пью|пила|пил) только|на (?:воде|кефире|кофе)(?!\\p{L})|(?:я|она|сильно|немного|за лето) поправил',
    'анорекс|булими|расстройств\\p{L}* (?:\\p{L}+ )?(?:пищев|приема пищи|питани)|рпп(?!\\p{L})|переедан|переедаю|слабительн|мочегонн|для похуд|оземпик|худе(?:ть|ю|ет|ем|ешь)|поху[дж]|калори|ккал|имт(?!\\p{L})|лишн\\p{L}* (?:вес|кил)|недовес|дефицит\\p{L}* (?:веса|массы)|диет(?:а|у|е|ы|ой)(?!\\p{L})|голода(?:ю|ет|ть|ла|ем|ние|ешь)|голодовк|голодн\\p{L}* (?:обморок|диет|день)|морю себя голод|морит себя голод|аменоре',
    'рвот|(?:меня|ее|его) (?:\\p{L}+ ){0,2}(?:рвет|вырвало|рвало|тошнит|стошнило)|(?:вызыва|вызва)\\p{L}* (?:у себя )?(?:рвот|тошнот)|пальц\\p{L}* в (?:рот|горло)|избавля\\p{L}* от (?:еды|съеденного)',
    `(?:сброс|сбрас|скину|скид|согна|сгон|убра|сниз|сниж|потеря|теря|набра|набир|прибав|минус|сбав)\\p{L}* ${upTo(3)}(?:вес(?!\\p{L})|веса(?!\\p{L})|весе(?!\\p{L})|кг(?!\\p{L})|кило|жир)`,
    `(?:сколько|какой|какого) ${upTo(4)}весить|сколько ${upTo(1)}вес(?:ит|ят) ${upTo(1)}(?:балерин|танцовщ|девоч|девуш)|как(?:ой|им|ого) (?:\\p{L}+ ){0,3}вес(?:ом)?(?!\\p{L})(?! (?:у |\\p{L}+ )?(?:пуант|пары))|(?:идеальн|нормальн|нужн|целев|правильн|допустим|максимальн|минимальн|подходящ)\\p{L}* вес(?!\\p{L})|вес для (?:пуант|балет|балерин)|ограничен\\p{L}* (?:по )?вес|(?:дойти|опуститься|дотянуть) до \\d+ ?(?:кг|кил)|(?:весить|меньше|ниже) \\d+ ?(?:кг|кил)|мой вес (?:\\p{L}+ )?(?:слишком|больш|мешает|велик)`,
    judged('вешу|весит', 'можно|много|не много|нормально|слишком|это|мне|не слишком|допустят'),
    `слишком (?:тяжел|толст|полн|жирн|крупн|больш)\\p{L}*(?:ая|ый)? (?:для|чтобы) (?:пуант|балет|танц|танцевать|стоять|встать)|(?:я|она|себя|стала|выгляжу|кажусь|чувствую себя) ${upTo(2)}(?:толстая|толстой|толста|жирная|жирной|полная|полной|тяжелая для)`,
    `(?:быть|стать|стану|выглядеть) ${upTo(2)}(?:худ(?:ой|ее|ей|еньк)|стройн|тоньше|легче|тощ)`,
    `(?:не|почти не|едва|мало|перестала?|бросила?|боюсь|боится|отказыва\\p{L}*|меньше|ничего не) ${upTo(2)}${word('ем', 'ела?', 'ест(?! ли)', 'едим', 'поела?', 'кушаю', 'кушать', 'кушает', 'ужинаю', 'ужинала?', 'ужинает', 'завтракаю', 'завтракает', 'обедаю', 'обедает')}`,
    `(?:перестала?|не хочу|не хочет|не могу|боюсь|боится|не буду|отказывается|отказываюсь|меньше|бросила?|почти не|надо|стараюсь не|нельзя) есть(?! (?:ли|у|в|так|как|дома|на))(?!\\p{L})|без (?:еды|пищи|ужина|завтрака|обеда)|пропуска\\p{L}* ${upTo(2)}(?:при[её]м|завтрак|обед|ужин|еду)|пропусти\\p{L}* (?:завтрак|обед|ужин)`,
    `(?<!\\p{L})(?:ем|ест|ела) ${upTo(2)}(?:раз в день|один раз|только|мало|яблок|меньше|ничего)|только (?:\\p{L}+ )?(?:ем|пью|ест|пьет)(?!\\p{L})`,
    beside(
      'месячн|менструа|критическ\\p{L}* дн|цикл',
      'нет(?!\\p{L})|не (?!знаю)|пропал|пропа|прекрат|задерж|исчез|нерегуляр|отсутств|сбил|без(?!\\p{L})|месяц|никак',
    ),
  ].join('|'),
  fr: [
    `${word('kilos?', 'kgs?', 'poids')} ${upTo(4)}${word('perdre', 'perdu', 'prendre', 'maigrir')}`,
    '(?:a quel point|combien) (?:\\p{L}+ ){0,3}(?:mince|maigre)|(?:sens|vois|trouve) (?:\\p{L}+ )?(?:enorme|gigantesque)|me purge|se purge|cache (?:\\p{L}+ ){0,2}nourriture|toilettes apres (?:le|chaque|les|avoir)|(?:bu|bois) que|(?:mois|semaines) de retard (?:de|des|sur) (?:\\p{L}+ )?regles|mes cotes se voient',
    'anorexi|boulimi|tca(?!\\p{L})|troubles? (?:du comportement )?alimentaire|orthorexi|hyperphagi|laxatif|diuretique|coupe faim|ozempic|(?<!pieds? )maigri[rst]?(?!\\p{L})|amaigri|calori|kcal|imc(?!\\p{L})|surpoids|sous poids|(?:au|un|fai[st]|faire|mon|son|suivre|ce) regime|amenorrh|me prive de|se prive de|vomi|doigts? (?:dans|au fond de) (?:la|ma|sa) (?:gorge|bouche)|grossir(?!\\p{L})|(?:ai|a|avoir) grossi(?!\\p{L})|jeuner(?!\\p{L})|a jeun|jeune intermittent|affam',
    `(?:perd|pris|prend|prendre|gagn|lach|elimin)\\p{L}* ${upTo(4)}${word('poids', 'kilos?', 'kgs?', 'livres', 'gras')}`,
    `poids (?:ideal|max\\p{L}*|min\\p{L}*|cible|de forme|vise|limite|parfait|sante|pour ${upTo(3)}(?:pointe|danse|ballet)|(?:\\p{L}+ ){0,2}(?:faut|faudrait|devrais|devrait))|quel(?: est le)? poids(?! (?:d|des|de|font) )|limite de poids|mon poids (?:\\p{L}+ ){0,2}(?:trop|pose|gene|probleme|eleve)|combien ${upTo(4)}peser|combien (?:je |elle |une danseuse |une ballerine |doit |dois )${upTo(2)}pes|(?:dois|doit|faut|devrais|devrait|veux|veut|voudrais) (?:\\p{L}+ )?peser|(?:moins|dessous) de \\d+ ?(?:kg|kilos?)|\\d+ ?(?:kg|kilos?) (?:en moins|de moins|de trop)`,
    judged('je pese|elle pese|il pese', 'trop|est ce|cest|puis|peux|peut|ca va|possible|beaucoup|autorise'),
    `(?<!(?:pointe|chausson|chaussure|semelle|boite)s? (?:\\p{L}+ ){0,2})trop (?:grosse?|lourde?|grasse|ronde|corpulente|enrobee) (?:pour|(?= ?$))|(?:suis|me sens|me trouve|me trouvent|elle est|se sent|se trouve|dit que je suis) ${upTo(2)}(?:grosse|grasse|lourde|enrobee)(?!\\p{L})`,
    `(?<!(?:semelle|boite|tissu|pied|cheville)s? (?:\\p{L}+ ){0,2})(?:etre|devenir|rester|paraitre|suis pas assez|est pas assez) ${upTo(2)}(?:minces?|maigres?|legere|fine)(?!\\p{L}| (?:semelle|couche|de pied))`,
    `(?:ne|n|sans|plus|pas|arret\\p{L}*|cess\\p{L}*|peur|refus\\p{L}*|a peine|presque|moins|evit\\p{L}*|rien) ${upTo(2)}(?:de )?(?:man[g]er|mange|manges|mangeais|mangeait|avale|avaler)(?!\\p{L})|mange\\p{L}* ${upTo(2)}(?:plus|rien|presque|peu|moins|qu ?une?|une fois|quune|quun|que (?:des|de|du|la))(?!\\p{L})`,
    `saut(?:e|er|es|ais|ait|ent) ${upTo(2)}(?:repas|dejeuner|diner|petit dej|gouter|souper)`,
    `(?:plus|pas|jamais|sans|absence de|retard de|perdu|disparition) ${upTo(3)}(?:mes|ses|de|les|des) (?:\\p{L}+ )?(?:regles(?! (?:de|du|pour|sur|d|iadms)(?!\\p{L}))|menstruations?|cycles?)(?!\\p{L})|(?:mes|ses) (?:regles|menstruations|cycles) ${upTo(4)}(?:plus|pas|dispar|arret|retard|irregul|absent|venu|saut|mois)|(?:regles|menstruations) (?:\\p{L}+ )?(?:absent|irreguli|dispar|arret)|(?:pas|plus|jamais) (?:eu |reglee)(?:\\p{L}+ )?regle|pas reglee`,
  ].join('|'),
  es: [
    `${word('kilos?', 'kgs?', 'libras', 'peso')} ${upTo(4)}${word('bajar', 'perder', 'perdido', 'subir de peso', 'rebajar')}`,
    '(?:que tan|cuan) (?:flac|delgad)|(?:siento|veo) (?:\\p{L}+ )?enorme|(?:se niega|me niego|niega) a comer|com(?:a|er) menos|esconde (?:\\p{L}+ )?comida|al bano despues de (?:comer|cenar|cada)|solo (?:he |ha )?(?:tomad|bebid|tomo|bebo)\\p{L}*|vivo de (?:cafe|agua)|se me ven las costillas',
    `anorexi|bulimi|tca(?!\\p{L})|trastornos? ${upTo(2)}aliment|ortorexi|atracon|purg(?:o|a|arme|arse|ar)(?!\\p{L})|laxante|diuretic|ozempic|adelga[zc]|(?:a|una|de|hago|hace|hacer|haciendo|la|mi|su) dieta(?!\\p{L})|calori|kcal|imc(?!\\p{L})|sobrepeso|bajo peso|engord|amenorre|vomit|dedos? (?:en|a|hasta) la (?:garganta|boca)|devolver la comida|(?:paso|pasa|pasar|pasando) hambre|matarme de hambre|ayun(?:o|ar|as|a|ando|os)(?!\\p{L})`,
    `(?:bajar|bajo|baje|baja|bajado|perder|pierdo|pierde|perdi|perdido|subir|subi|subido|ganar|quitarme|rebajar|adelgazar) ${upTo(4)}${word('peso', 'kilos?', 'kgs?', 'libras', 'grasa')}`,
    `peso (?:ideal|maximo|minimo|objetivo|perfecto|adecuado|correcto|recomendado|limite|saludable|para ${upTo(3)}(?:puntas|ballet|bailar))|(?:que|cual|cuanto) ${upTo(3)}peso (?:debo|debe|deberia|tengo|tiene|hay|necesito|es)(?!\\p{L})|limite de peso|mi peso (?:\\p{L}+ ){0,2}(?:mucho|alto|problema|impide)|cuanto ${upTo(3)}(?:pesar|pesa una (?:bailarina|chica|nina))|(?:debo|debe|deberia|tengo que|tiene que|hay que|quiero|quiere|quisiera) pesar|(?:menos|debajo) de \\d+ ?(?:kg|kilos?)|\\d+ ?(?:kg|kilos?) (?:menos|de mas)`,
    judged('(?:yo |mi hija |ella )?pes[oa]', 'puedo|puede|demasiado|mucho|esta bien|es|sirve|permit|podre'),
    `(?<!(?:puntas?|zapatillas?|suela|caja) (?:\\p{L}+ ){0,2})(?:demasiado|muy) (?:gord[ao]|pesad[ao]|gruesa|grande|rellenita) (?:para|(?= ?$))|(?:estoy|soy|me veo|me siento|se siente|se ve|sentirme|me dicen|me dice) ${upTo(2)}gord`,
    `(?<!(?:suela|caja|plantilla|tela|cinta|pie|horma|puntas?|puntera)s? (?:\\p{L}+ ){0,2})(?:ser|estar|verme|verse|quedarme|sea|este) ${upTo(2)}(?:delgad|flac|liger[ao]|livian)`,
    `(?:no|sin|casi no|apenas|dej[eo] de|dejar de|dejado de|miedo|evito|evitar|menos|nada|nunca|rechaza) ${upTo(2)}${word('comer', 'comi', 'comido', 'come', 'comiendo', 'ceno', 'cena', 'cenar', 'desayuno', 'desayunar', 'almorzar', 'almuerzo')}|no como(?= ?$| (?:nada|casi|bien|hace|desde|para|por|carbo|mucho|en todo))|(?:solo|solamente) (?:come|comi|comer)(?!\\p{L}| se)|(?:solo|solamente) como (?:\\p{L}+ )?(?:manzana|fruta|verdura|ensalada|lechuga|yogur|arroz|pollo|vez)|como (?:nada|poquisimo|poco|menos|una vez)|comer (?:\\p{L}+ )?(?:poco|menos|nada)`,
    `(?:salt|omit)(?:o|a|ar|arme|arse|e|an|ando|andose|ir|irme) ${upTo(2)}(?:comida|cena|desayuno|almuerzo|merienda)`,
    `(?:no|sin|falta|perdi|perdido|desde|retraso de|retrasa|tengo) ${upTo(4)}(?:la |mi |su |el )?(?:regla(?! (?:general|de oro|de tres|para|del|de la|fija|clara))|periodo(?! (?:de|entre)(?!\\p{L}))|menstruacion)(?!\\p{L})|(?:mi|la|su|el|me) (?:regla|periodo|menstruacion) ${upTo(4)}(?:no(?!\\p{L})|desaparec|retras|irregular|falta|fue|retir|cort|quit|meses)|(?:ido|fue|retiro|retirado|cortado|desaparecido|retrasado|quitado|falta) (?:\\p{L}+ )?(?:la|el) (?:regla|periodo|menstruacion)(?! de(?!\\p{L}))|no me (?:baja|viene|ha bajado|ha venido)`,
  ].join('|'),
};
