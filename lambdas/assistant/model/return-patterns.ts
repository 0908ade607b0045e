import type { Language } from '#contracts/text/language.ts';

/** Comes back from an injury or an operation, or wants to. Beginnings of words, as `foldPhrase` leaves them. */
export const returnPatterns: Record<Language, string> = {
  he:
    'ניתוח|נותחתי|אחרי (?:ה)?(?:פציעה|נקע|שבר)|(?:הורידו|הסירו|הוציאו|ירד|ירדתי|הורדתי|בלי)(?: ל\\p{L}+)?(?: \\p{L}+)? (?:את )?מ?ה?גבס|גבס (?:כבר )?(?:ירד|הוסר)|החלמ|החלים|התאחה|שיקום|' +
    '(?:שבר|שברתי|נקע|נקעתי|פציעה|נפצעתי)(?: \\p{L}+){0,4} לפני',
  en:
    'surgery|surgeries|operat(?:ion|ed)|after (?:an|my|her|his|the|a) (?:\\p{L}+ )?(?:injury|sprain|fracture|break)|recover(?:ed|ing|y)|rehab|(?:cast|boot|brace|splint) (?:is |was |has |just )?(?:came |come |been )?(?:taken )?off|' +
    '(?:out of|got rid of|took off|taken off|no more|lost) (?:the |my |her |his |a )?(?:cast|boot|splint|crutches)|healed|(?:weeks|months|days|wks|mths) (?:post|after)|' +
    '(?:broke|broken|fractur\\p{L}*|sprain\\p{L}*|tore|torn|injur\\p{L}*)(?: [\\p{L}\\d]+){0,6} ago',
  ru:
    'операци|прооперир|после (?:травм|перелом|растяж|вывих|гипс)|снял\\p{L}* (?:\\p{L}+ )?гипс|гипс\\p{L}* (?:\\p{L}+ )?снял|без гипса|реабилитаци|восстанов|зажил|сросл|' +
    '(?:перелом|слома|вывих|растяж|растян|травм|подверн)\\p{L}*(?: [\\p{L}\\d]+){0,5} назад',
  fr:
    'opere|operation|chirurgi|apres (?:une |mon |ma |son |sa |l )?(?:blessure|entorse|fracture)|platre|attelle|reeducation|gueri|consolide|' +
    '(?:fractur|casse|entorse|blesse|foule)\\p{L}*(?: [\\p{L}\\d]+){0,5} il y a|il y a [\\p{L}\\d]+ (?:jours|semaines|mois|ans?)(?: [\\p{L}\\d]+){0,5} (?:fractur|casse|entorse|blesse|foule)',
  es:
    'operac|operad|operar|cirugia|despues de (?:una |mi |la |un )?(?:lesion|esguince|fractura|rotura)|tras (?:una |mi |la |un )?(?:lesion|esguince|fractura)|escayola|yeso|ferula|rehabilit|recuper|' +
    '(?:fractur|romp|rompi|esguince|lesion|torci)\\p{L}*(?: [\\p{L}\\d]+){0,4} hace|hace [\\p{L}\\d]+ (?:dias|semanas|mes|meses|anos?)(?: [\\p{L}\\d]+){0,5} (?:fractur|romp|esguince|lesion|torci)',
};
