/**
 * Names of people in questions, found by the words beside them: `my daughter Noa`, `קוראים לה נועה`, `thanks, Sarah`. A
 * name by itself may be that of a brand, a model or a dancer, which an unanswered question must keep.
 */

/** Hebrew has no capitals: names that people there have, which are not words of a question as well. */
const hebrewNames =
  'נועה|נעה|מאיה|תמר|אביגיל|יעל|מיכל|שירה|נויה|רוני|רונית|דניאל|דניאלה|אלה|אמה|איילה|הילה|הדר|ליה|לילי|עדי|נטע|שי|שני|טליה|אורי|יובל|איתי|' +
  'עומר|עידן|איתמר|דוד|נועם|יונתן|אריאל|אריאלה|שרה|רחל|רבקה|לאה|מרים|חנה|אסתר|דינה|דנה|קרן|לירון|מור|מורן|ליאור|ליאורה|סיון|אפרת|עינת|ענת|אורית|' +
  'דורית|גלית|שרית|מירב|הגר|תהילה|הודיה|אורה|אורלי|סיגל|לימור|ורד|יסמין|אנה|מריה|סופיה|אליס|אמילי|מיקה|מיה|אלמה|ארבל|כרמל|ניצן|עלמה|רומי|רותם|' +
  'שקד|אלינור|עמית|תום|גיא|ניר|יואב|אדם|אלון|אסף|אוהד|משה|יוסף|יעקב|אברהם|יצחק|כהן|לוי|מזרחי|פרץ|ביטון';

const relations = {
  he:
    '(?:[הלבמוש]{0,3}(?:בת|בן|ילדה|ילד|נכדה|נכד|אחות|אח|אחיינית|אחיין|חברה|תלמידה|תלמיד|מורה|אמא|אבא)(?: (?:שלי|שלנו|הקטנה|הגדולה|הבכורה))?|' +
    '[לבמוש]{0,2}(?:בתי|בני|נכדתי|אחותי|חברתי|תלמידתי))',
  en: '(?:daughter|son|kid|child|girl|boy|granddaughter|grandson|sister|brother|niece|nephew|friend|student|pupil|teacher|mom|mum|mother|dad|wife|coach)(?: (?:is )?(?:named|called))?',
  ru: '(?:доч|сын|реб[её]н|внуч|внук|сестр|брат|племянни|подруг|учени[цк]|педагог|преподавател|мам|девочк)\\p{L}*(?: зовут| по имени)?',
  fr: "(?:fille|fils|s(?:œ|oe)ur|fr[eè]re|ni[eè]ce|neveu|amie?|[ée]l[eè]ve|professeure?|prof|maman|m[eè]re|papa)(?: (?:qui )?s[’']appelle| prénommée?)?",
  es: '(?:hij[ao]|ni[ñn][ao]|niet[ao]|herman[ao]|sobrin[ao]|amig[ao]|alumn[ao]|maestr[ao]|profesora?|profe|mam[áa]|pap[áa])(?: (?:que )?se llama| llamad[ao])?',
} as const;
const introductions = "(?:my name is|меня зовут|je m[’']appelle|me llamo|mi nombre es)";
/**
 * In small letters a word after `my daughter` is a name where what follows speaks of her: `my daughter noa is 12`, but not `my daughter wants`.
 * Hebrew has no capitals, and its names are listed above.
 */
const ownRelations = {
  en: '(?:my|our) (?:(?:little|older|younger|elder|big) )?(?:daughter|son|kid|child|girl|boy|granddaughter|grandson|sister|brother|niece|nephew|friend|student)',
  ru: '(?:моя|моей|мою|мои|моего|моему|мой|моих|наш\\p{L}*) (?:доч|сын|внуч|внук|сестр|брат|племянни|подруг|учени[цк])\\p{L}*',
  fr: '(?:ma|mon|notre) (?:petite |grande )?(?:fille|fils|s(?:œ|oe)ur|fr[eè]re|ni[eè]ce|neveu|amie?|[ée]l[eè]ve)',
  es: '(?:mi|nuestr[ao]) (?:hij[ao]|niet[ao]|herman[ao]|sobrin[ao]|amig[ao]|alumn[ao])',
} as const;
const followsName = {
  en: "(?:,? (?:is|who|was|turns|turned|aged?)(?!\\p{L})|,? [0-9]|’s |'s )",
  ru: '(?:,? (?:ей|ему|исполнилось|котор\\p{L}+)(?!\\p{L})|,? [0-9])',
  fr: '(?:,? (?:a|qui|est|vient|aura)(?!\\p{L})|,? [0-9])',
  es: '(?:,? (?:tiene|que|es|est[áa]|cumple|cumpli[óo])(?!\\p{L})|,? [0-9])',
} as const;
/** Words that stand there and are no names. */
const noName = {
  en: 'now|just|only|also|already|still|really|never|always|she|he|her|his|that|there|here|this|dancer|pointe|feet|foot|shoe|shoes|size|age|aged|turning|who|is|has|was|and|of|in|on|at|with|just|barely|almost|nearly|about|under|over|maybe|currently',
  ru: 'уже|ещ[её]|только|сейчас|почти|ей|ему|которая|которой|которому|и|в|на|с|около|больше|меньше|было|будет|скоро|всего|лет|как|тоже|носит|размер|танцует|старше|младше|исполнилось',
  fr: "a|qui|est|aussi|déjà|deja|elle|il|et|de|en|à|qu[’']elle|ainée|aînée|cadette|cadet|aîné|vient|aura|presque|encore|toujours|bientôt|chausse|fait|avait|seulement",
  es: 'tiene|que|es|est[áa]|ya|ella|[ée]l|y|de|en|con|también|tambien|mayor|menor|pequeñ[ao]|peque|solo|sólo|casi|siempre|aún|todavía|cumple|usa|calza|lleva|apenas',
} as const;
const theirs = "(?:(?:her|his) name is|(?:е[её]|его) зовут|(?:elle|il) s[’']appelle|se llama)";
const hebrewIntroductions = '(?:(?:קוראים|קראו) ל(?:י|ה|ו|נו)|שמי|השם (?:שלי|שלה|שלו)(?: הוא)?)';
const titles =
  '(?:mrs?|ms|miss|dr|madame|mme|mlle|monsieur|señora|señorita|doña|госпожа|גברת|גב[\'׳]|ד["״]ר|דוקטור|המורה)';
const thanks =
  '(?:thanks|thank you|thx|regards|cheers|תודה(?: רבה)?|спасибо|с уважением|merci|cordialement|bisous|gracias|saludos)';

const capital = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}";
const name = `${capital}(?: ${capital})?`;
const anyWord = "[\\p{L}\\p{M}’'-]{2,30}";
const hebrewName = `[ולשה]?(?:${hebrewNames})(?!\\p{L})(?: (?:${hebrewNames})(?!\\p{L}))?`;
/** A pattern in small letters, for capitals too. Modifiers, `(?i:...)`, now and then lose their effect in a process that lives for long (V8 13). */
const anyCase = (pattern: string): string =>
  pattern.replaceAll(/\\p\{L\}|\(\?:|\[(.*?)\]|\p{Ll}/gu, (part, ofClass?: string) => {
    if (ofClass !== undefined) return `[${ofClass}${ofClass.toUpperCase()}]`;
    return /^\p{Ll}$/u.test(part) ? `[${part}${part.toUpperCase()}]` : part;
  });

/** From a word of these, however it is capitalized, up to the name. */
const after = (words: string, gap: string): string => `((?<!\\p{L})(?:${anyCase(words)})${gap})`;
const gapBefore = '[ ,:–—(-]{1,3}';

const patterns = [
  ...[relations.en, relations.ru, relations.fr, relations.es].map((words) => `${after(words, gapBefore)}${name}`),
  ...(['en', 'ru', 'fr', 'es'] as const).map(
    (language) =>
      `${after(ownRelations[language], ',? ')}(?!(?:${anyCase(noName[language])})(?!\\p{L}))${anyWord}(?=${anyCase(followsName[language])})`,
  ),
  `${after(relations.he, gapBefore)}${hebrewName}`,
  `${after(introductions, ' ')}(?:${name}|${anyWord})`,
  `${after(theirs, ' ')}${name}`,
  `${after(hebrewIntroductions, ' ')}(?:${hebrewName}|${anyWord})`,
  `${after(titles, '\\.? ')}(?:${name}|${hebrewName})`,
  // At the end of a letter.
  `${after(thanks, '[ ,!.–-]{1,3}')}(?:${name}|${hebrewName})(?=[ .!]*$)`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** A text with `gap` in the place of what are most likely names of people. */
export const withoutNames = (text: string, gap: string): string =>
  patterns.reduce((cleaned, pattern) => cleaned.replace(pattern, `$1${gap}`), text);
