import type { Language } from '#contracts/text/language.ts';

/** Signs at which nobody looks for another shoe. Beginnings of words, as `foldPhrase` leaves them. */
export const alarmPatterns: Record<Language, string> = {
  he:
    'נקעתי|צולע|לא (?:יכול\\p{L}* |מצליח\\p{L}* )?(?:לדרוך|דורכ|דורך)|(?:סיבבתי|הסתובב|התעקמ|התעקם|עיקמ|עקמתי|התהפכ|התהפך)\\p{L}*(?: \\p{L}+){0,2} [הבל]?(?:קרסול|רגל|ברך|בוהן)|ה?(?:קרסול|רגל|ברך) (?:\\p{L}+ )?(?:הסתובב|התעקמ|התעקם|התהפכ|התהפך|תפוח)|' +
    'נימול|נרדמ|רדומ|חוסר תחושה|בלי תחושה|עקצוצ|כאב חד|כאבים חדים|נפוח|התנפח|נפיחות|מדמם|מדממ|דימום|דם(?!\\p{L})|מוגלה|זיהום|לא (?:\\p{L}+ )?(?:מרגיש|מרגישה|חש|חשה) (?:\\p{L}+ )?(?:את ה?|ב)?(?:בהונ|אצבע|רגל|כף)|שבר(?:י)? מאמץ|פריקה|נפלתי|(?:אצבע|בוהן|בהונ|רגל)\\p{L}* (?:\\p{L}+ )?(?:סגול|כחול)|(?:אי אפשר|לא מסוגל\\p{L}*|לא יכול\\p{L}*) לעמוד|פצע פתוח',
  en:
    'sprained|limping|hobbl|puffy(?! (?:satin|ribbon|tutu|skirt|sleeve|tip|fabric))|(?:put|bear|putting|bearing)(?: any| my| her| his| full)? weight on (?:it(?!\\p{L})|(?:my|her|his|that|the) (?:\\p{L}+ )?(?:foot|ankle|leg|toe|heel|knee))|(?:roll|twist|wrench|turn)(?:ed|ing)(?: over)?(?: on)? (?:my|her|his|the|an) (?:\\p{L}+ )?(?:ankle|foot|knee)|(?:went|gone|going) over on (?:my|her|his) (?:\\p{L}+ )?(?:ankle|foot)|(?:ankle|foot|toe|knee) (?:\\p{L}+ )?(?:popp|crack|snapp)|' +
    'numb(?!er)|tingl|pins and needles|no feeling|sharp pain|stabbing|shooting pain|swollen|swolen|swell|bleed|blood|bruis|infect|(?:can ?t|cannot|lose|losing|lost|don ?t) (?:feel|feeling)(?: in)? (?:my|her|his|any)|(?:toes?|foot|feet)(?: \\p{L}+){0,3} (?:dead(?!l)|purple|blue|asleep|to sleep)|pus(?!\\p{L})|dislocat|stress (?:reaction|fracture)|open wound|electric shock|unbearabl|excruciat|agony|i fell|she fell|fell off|(?:can ?t|cannot|unable to) (?:stand|walk)|fractur|broke my|broken (?:toe|foot|bone|ankle)',
  ru:
    '(?<!лент\\p{L}{1,3} |кра[йя] )подвернул(?!и?сь лент)(?!\\p{L}* (?:\\p{L}+ )?(?:лент|край|края|атлас|резинк))|вывих|растянул|хрома(?:ю|ет)|не могу наступ|(?:ног|стоп|щиколот|голеностоп|колен)\\p{L}*(?: \\p{L}+){0,3} (?:хрустну|щелкну)|(?:хрустну|щелкну)\\p{L}*(?: \\p{L}+){0,2} (?:ног|стоп|пал(?:ец|ьц)|щиколот|голеностоп|колен)|' +
    'немеют|немеет|онеме|немение|покалыва|мурашк|не чувству|остр(?:ая|ую|ой) бол|резк(?:ая|ую|ой) бол|опух|апух|распух|отек|кров(?!ат)|гной|гноит|(?:пал|ног|стоп)\\p{L}* (?:\\p{L}+ )?(?:посинел|сине|побелел|не чувств)|невыносим|стрессов\\p{L}* перелом|перелом|упала(?!\\p{L})|не могу (?:сто|ходи|ступи)|прострел|открыт\\p{L}* ран',
  fr:
    '(?:une|mon|son|cette) entorse|(?:(?:me|se) |[mst] ?)(?:suis|est|es|etre|etais|etait) (?:\\p{L}+ )?(?:tordu|foule|vrille)|(?:cheville|genou)s? (?:\\p{L}+ ){0,2}(?:tordue?|foulee?|craque)(?!\\p{L})|(?:je|(?<!qu)elle|(?<!qu)il|fille|fils) boite(?!\\p{L})|boiter(?!\\p{L})|boitent|' +
    'engourdi|fourmi|picot|insensible|douleurs? (?:vives?|aigues?)|elance|gonfl|saign|pus(?!\\p{L})|hematome|infect|(?:sens|sent) plus|insupport|luxation|fracture|suis tombee?|(?:orteil|pied)s?(?: \\p{L}+){0,3} (?:violet|bleu|endor)|decharge|plaie ouverte|(?:peux|peut|arrive) (?:plus|pas|a peine) (?:a )?(?:marcher|poser)|claquage',
  es:
    '(?:un|mi|el) esguince|(?:torci|torcio|doble|doblo|vire|viro|zafo|safo)(?!\\p{L})(?: \\p{L}+){0,2} (?:tobillo|pie|rodilla)|(?:tobillo|pie|rodilla) (?:\\p{L}+ ){0,2}(?:torcido|torcida|doblado|crujio)|cojea|(?:no puedo|sin poder) (?:apoyar|pisar)|' +
    'entumec|adormec|dormido|hormigue|no siento|dolor(?:es)? (?:agudo|punzante|fuerte)|punzad|hinchad|hinchaz|se me hincha|sangr|moreton|moret|infec|pus(?!\\p{L})|insoportab|luxac|fractura|me cai(?!\\p{L})|(?:dedo|pie|una)s?(?: \\p{L}+){0,3} (?:morad|azul)|calambrazo|herida abierta|carne viva|no puedo (?:ni )?(?:caminar|andar|estar de pie)|se me duerme',
};
