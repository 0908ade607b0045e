import type { Language } from '#contracts/text/language.ts';

/** Broken, torn, twisted, within a few words of a part of the body: a broken shank and a torn ribbon are none. */
const hurt = (verbs: string, parts: string): string =>
  `(?:${verbs})\\p{L}*(?: \\p{L}+){0,3} (?:${parts})|(?:${parts})\\p{L}*(?: \\p{L}+){0,3} (?:${verbs})`;

/** Beginnings of words, as `foldPhrase` leaves them. Rather one too many: a warning costs a line. */
export const painPatterns: Record<Language, string> = {
  he:
    'כואב|כאב|קואב|כוואב|מכאיב|דלקת|פציע|נפצע|פצע|פצוע|נקע|נפוח|נפיחות|התנפח|מדמם|מדממ|דימום|דם(?!\\p{L})|יבלות|נימול|נרדמ|רדומ|חוסר תחושה|בלי תחושה|חבול|' +
    'שלפוחי|סובלת מ|סובל מ|גיד(?!\\p{L})|אכילס|פיזיותרפ|ניתוח|מוגלה|זיהום|משכך|התכווצ|שין ספלינט|' +
    'גבס(?!\\p{L})|צולע(?!\\p{L})|צולעת|לא (?:יכול\\p{L}* |מצליח\\p{L}* )?(?:לדרוך|דורכ|דורך)|' +
    hurt(
      'שבר|נשבר|שבור|קרע|נקרע|סדק|עיקמ|עקמ|סיבבתי|סובב|הסתובב|התעקמ|התעקם|התהפכ|התהפך|נתפס|תפוח',
      '[הבל]?(?:רגל|כף|אצבע|קרסול|בוהן|עצם|ברך|רצוע|שריר|מסרק)',
    ),
  en:
    'pain(?!t)|pian(?:s|ful)?(?!\\p{L})|hurt|hrut|injurd|sore(?!\\p{L}*n)|ache|aching|injur|swollen|swolen|swell|bleed|blood|bruis|fractur|sprain|numb(?!er)|tingl|pins and needles|burning|' +
    'tendon|achilles|surgery|ingrown|blister|physio|infect|ibuprofen|painkill|ligament|cramp|shin splint|fasci|throb|concuss|killing me|' +
    '(?:the|my|her|his) (?:cast|splint) (?:is|was|came|has|off)|(?:out of|took off|got) (?:the|my|her|his|a) (?:cast|boot)(?!\\p{L})|crutches|turn(?:ed|ing)(?: over)?(?: on)? (?:my|her|his) (?:\\p{L}+ )?(?:ankle|foot)|limping|limps(?!\\p{L})|hobbl|(?:put|bear|take|putting|bearing)(?: any| my| her| his| full)? weight on (?:it(?!\\p{L})|(?:my|her|his|that|the) (?:\\p{L}+ )?(?:foot|ankle|leg|toe|heel|knee))|walk on it(?!\\p{L})|' +
    '(?:its|it s|it is|foot|ankle|toe|toes|feet|heel)(?: \\p{L}+){0,2} (?:puffy|puffed up)|puffy (?:foot|ankle|toe|feet|heel)|(?:went|go|gone|going) over on (?:my|her|his|the) (?!toes|box|pointe)|' +
    hurt(
      'broke|broken|tore|torn|crack|pop(?!\\p{L}* (?:out|off|over))|twist|snapp|roll(?:ed|ing)|turned over|jamm|wrench',
      'foot|feet|toe|ankle|bone|knee|leg|metatars|hip|muscle',
    ),
  ru:
    'боль(?!ш)|боли(?!\\p{L})|болитт|балит|болит|болят|болел|травм|опух|апух|распух|отек|кров(?!ат)|перелом|растяж|растян|вывих|(?<!лент\\p{L}{1,3} |кра[йя] )подвернул(?!и?сь лент)(?!\\p{L}* (?:\\p{L}+ )?(?:лент|край|края|атлас|резинк))|ушиб|воспал|немеют|немеет|онеме|немение|' +
    'покалыва|мурашк|ахилл|связк|операци|мозол|нарыв|вросш|гной|гноит|обезбол|судорог|' +
    'гипс|хрома(?:ю|ет|ть|ла)|(?:не могу|больно) (?:наступ|опереться|опираться)|' +
    hurt(
      'слома|сломан|порва|трещин|хрустн|щелкну|потяну|свернул',
      'ног|стоп|пал(?:ец|ьц)|щиколот|голеностоп|кост|колен|плюсн',
    ),
  fr:
    'douleur|douler|douluer|douloureu|mal (?:au|aux|a la|a l|quand|partout)|(?:fait|font|ai|a|avoir) (?:tres )?mal|bless|gonfl|saign|entorse|fractur|engourdi|fourmi|' +
    'picot|brulur|tendon|achille|operation|ampoule|ongle incarne|kine(?:si|s?(?!\\p{L}))|inflamm|infect|pus(?!\\p{L})|hematome|crampe|dechir|' +
    'platre|(?:(?:me|se) |[mst] ?)(?:suis|est|es|etre|etais|etait) (?:\\p{L}+ )?(?:tordu|foule|vrille)|(?:je|(?<!qu)elle|(?<!qu)il|fille|fils) boite(?!\\p{L})|boiter(?!\\p{L})|boitent|(?:poser|mettre|appuyer)(?: le)? (?:pied|poids)(?: a terre| par terre| dessus)|' +
    hurt('casse|tordu|tord(?!\\p{L})|foule|fele|craqu', 'pied|orteil|cheville|os(?!\\p{L})|genou|jambe|metatars'),
  es:
    'dolor|duele|duel(?:en|e)|dueel|dolia|dolio|doler|doliendo|lesion|lastim|hinchad|hinchaz|se me hincha|sangr|esguince|fractur|herid|inflam|entumec|hormigue|dormido|durmi|' +
    'adormec|ardor|tendon|aquiles|operacion|ampolla|encarnad|fisio|moreton|moret|infec|pus(?!\\p{L})|calambre|contractura|' +
    'yeso|escayola|cojea|cojo(?!\\p{L})|(?:apoyar|pisar)(?: bien)?(?: el| con el) pie|(?:no puedo|sin poder) (?:apoyar|pisar)|' +
    hurt(
      'romp|roto|rota|torc|torci|tuerc|doble(?!\\p{L})|dobl(?:o|aron)(?!\\p{L})|vir(?:e|o)(?!\\p{L})|safo|zafo|fisur|desgarr|crujio|cae',
      'pie|dedo|tobillo|hueso|rodilla|pierna|metatars|una(?!\\p{L})',
    ),
};
