import type { Language } from '#contracts/text/language.ts';

const words: Record<Language, string> = {
  he: 'ארבע|חמש|שש|שבע|שמונה|תשע|עשר|אחת עשרה',
  en: 'four|five|six|seven|eight|nine|ten|eleven',
  ru: 'четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать',
  fr: 'quatre|cinq|six|sept|huit|neuf|dix|onze',
  es: 'cuatro|cinco|seis|siete|ocho|nueve|diez|once',
};
/** From four to eleven; not as a part of sixteen or of thirty eight. */
const age = (language: Language): string => `(?:4|5|6|7|8|9|10|11|${words[language]})(?! ?(?:עשרה|\\d))`;
const joined = (...patterns: string[]): string => patterns.join('|');

/** An age under twelve, by the words beside the number: sizes, hours and years of training are none. */
export const youngPatterns: Record<Language, string> = {
  he: joined(
    `[בן]?ב[תן] (?:ה )?${age('he')}`,
    `גיל ${age('he')}`,
    `מלאו ל(?:ה|ו) ${age('he')}`,
    `(?:בנות|בני) ${age('he')}`,
    `(?:היא|הוא) (?:רק|בסך הכול|בסך הכל|עוד|כבר|כמעט) ${age('he')}`,
    `(?:תחגוג|חוגגת|יחגוג|חוגג|חגגה|ימלאו ל(?:ה|ו)|עוד מעט|כמעט|תהיה|תהיה בת) ${age('he')}`,
    `(?:ילדה?|ילדים|ילדות|תלמידות?|אחיי?נית|בת דודה|קטנה|קטן|בת|בן|נכדה|אחות)(?: שלי| של)? ${age('he')}(?! (?:שנות|שנים|שעות|זוגות|שיעורים|פעמים|נעליים|ס))`,
    'עוד לא בת (?:11|12|אחת עשרה|שתים עשרה|שתיים עשרה)',
    '(?:בית ספר |ב)?יסודי',
    'בגן|גן חובה',
    'ב?כיתה [אבגדהו]',
  ),
  en: joined(
    `(?<!(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) )${age('en')} ?(?:and a half )?(?:years?|yrs?) old(?! (?:shoe|pair|pointe))`,
    `${age('en')} ?(?:yo|y o)`,
    `aged? (?:of )?${age('en')}`,
    `(?:ready|start\\p{L}*|begin\\p{L}*|pointe) .{0,20}at (?:only |just |age )?${age('en')}(?! (?:o|am|pm|in|hours|classes))`,
    `(?:she ?s|he ?s|she is|he is|i ?m|i am|(?:daughter|son|girl|boy|child|kid|sister|brother|niece|student|pupil)(?: is| s)?|turned|turning) ` +
      `(?:only |just |almost |nearly )?(?<!(?:size|sizes) )${age('en')}(?! (?:and \\p{N}|or \\p{N}|to|feet|foot|inch|inches|cm|x|am(?! i )|pm|percent|hours|times|months|pairs|years (?:in|of|at)))`,
    `${age('en')} year olds`,
    `(?:cousin|niece|nephew|granddaughter|grandson|goddaughter)(?: (?:is|s|just|only|turned))+ ${age('en')}(?! (?:to|feet|foot|inch|pairs|hours|times|months|classes|am|pm|years (?:in|of|at)))`,
    `${age('en')} (?:and a half|and half|5|1 2)(?= ?$)`,
    `(?:little one|youngest|baby|kid|child|daughter|son|girl|boy) (?:is |just |only |turns |who is |aged )*${age('en')}(?! (?:and \\p{N}|or \\p{N}|to|feet|foot|pairs|hours|times|months|classes|am|pm|years (?:in|of|at)))`,
    `(?:turns|turning|nearly|almost|barely|not even|not yet|only just|will be|ll be|about to be|just turned) ${age('en')}(?! (?:hours?|months?|pairs?|classes|weeks?|days?|times|percent|years (?:in|of|at)|am|pm|dollars|inch\\p{L}*|cm|mm))`,
    `(?:daughter|son|child|kid|kids|girl|girls|boy|boys|children|student|students|pupil|pupils) of ${age('en')}`,
    '(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) graders?',
    '(?:elementary|primary|grade) school',
    'kindergart\\p{L}*',
    'preschool\\p{L}*',
    '(?:in )?year [1-6] (?:pupil|student|girl|boy|child|kid)',
    '(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) grade',
  ),
  ru: joined(
    `(?:ей|ему|мне|дочке|дочери|сыну|ребенку|девочке|внучке)(?: всего| только| уже| скоро)? ${age('ru')}(?! (?:й|ый|ой|размер))`,
    `(?<!(?:занимаюсь|занимается|танцую|танцует|стаж|размер|размера) (?:уже )?)${age('ru')} (?:лет|года)`,
    '(?:четырех|пяти|шести|семи|восьми|девяти|десяти|одиннадцати)лет\\p{L}*',
    `${age('ru')} летн\\p{L}+`,
    `${age('ru')} (?:летк\\p{L}*|годик\\p{L}*|годков|л|с хвостиком)`,
    // Sizes have halves as well.
    `(?<!размер.{0,40})${age('ru')} с половиной`,
    `(?:исполн\\p{L}*|стукн\\p{L}*|почти|скоро|нам|младшей|младшая ей|ученице|ученику|малышке|крошке|сестре|племяннице|девочка|девочке|дочка|дочь) ${age('ru')}(?! (?:й|ый|ой|размер|час|пар|раз|заняти|недел|месяц|минут|дн))`,
    '(?:еще нет|нет еще|меньше|младше|до) (?:четырех|пяти|шести|семи|восьми|девяти|десяти|одиннадцати|двенадцати|8|9|10|11|12)',
    `(?:дочк|дочер|доч|сын|девочк|внучк|племянниц|сестр|учениц)\\p{L}* \\p{L}+ ${age('ru')}(?= (?:и|а|но|уже|хочет|просит|занима\\p{L}+|ходит|танцует|можно)(?!\\p{L}))`,
    '(?:пяти|шести|семи|восьми|девяти)летк\\p{L}*',
    'девятилет\\p{L}*',
    '(?:перво|второ|третье|четверо|пяти)классни\\p{L}*',
    '(?:в|во) (?:1|2|3|4|5|первом|втором|третьем|четвертом|пятом)(?: м)? классе',
    'детск\\p{L}* сад\\p{L}*',
    'начальн\\p{L}* (?:школ|класс)\\p{L}*',
    'дошкол\\p{L}*',
  ),
  fr: joined(
    `(?<!(?:depuis|pendant) )(?:a|na|de|ai|jai|des|seulement|que|fille|fils|eleve|enfant) ${age('fr')} ans(?! de)`,
    `^${age('fr')} ans(?! de)`,
    `(?<!(?:depuis|pendant|fait|durant|apres|y a|environ|plus de|moins de|duree de|experience de|danse|qua|que vers|vers) )${age('fr')} ans(?: et demi)?(?! (?:de|que|d|et \\p{N}))`,
    `(?:ma fille|mon fils|ma puce|ma petite|fillette|enfant|eleve) (?:a |de )?${age('fr')}(?= ?$)`,
    'ce[12]|cm[12]|(?:en|au|du) cp',
    '(?:en|ecole|au) (?:primaire|maternelle|elementaire)',
  ),
  es: joined(
    `(?:tiene|de|tengo|con|a los|cumple|solo|sus|hija|hijo|nina|nino) ${age('es')} (?:anos|anitos)(?! (?:bailando|de (?:clase|baile|ballet|entren|formacion|experiencia)))`,
    `(?:nina|nino|hija|hijo|alumna|alumno) de ${age('es')}(?! \\p{L})`,
    `(?:tengo|tiene|cumple) ${age('es')}(?= ?$)`,
    `(?:nina|nino|hija|hijo|prima|primo|sobrina|nieta|nieto|hermana|hermano|alumna|vecina)(?: \\p{L}+){0,3} tiene ${age('es')}(?= (?:y|pero|ya|la|le|el|su|quiere|solo|aun|todavia)(?!\\p{L}))`,
    `a los ${age('es')}(?= ?$)`,
    `(?<!(?:hace|llevo|durante|lleva|llevamos|por|tras|desde hace|experiencia de|danza) )${age('es')} (?:anos|anitos|anos y medio)(?! (?:bailando|haciendo|tomando|en (?:ballet|danza|clases)|de (?:clase|baile|ballet|entren|formacion|experiencia|danza|estudio)))`,
    `(?:cumplir|cumple|cumplio|hacer|tendra|casi|apenas|solo) ${age('es')}(?! (?:horas|pares|clases|meses|semanas|dias|veces|minutos|euros|dolares))`,
    `(?:mi (?:nina|nene|nena|hija|hijo|nino|peque|chiquita|sobrina|nieta)|una nina|un nino) (?:de |tiene |con |solo )*${age('es')}(?! (?:horas|pares|clases|meses|semanas|dias|veces))`,
    '(?:escuela )?primaria',
    'preescolar|kinder|jardin de infan\\p{L}*',
    '(?:primer|segundo|tercer|tercero|cuarto|quinto|[1-5]o?) (?:grado|de primaria)',
  ),
};
