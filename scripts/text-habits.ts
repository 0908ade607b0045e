import type { Language } from '#contracts/text/language.ts';

interface Habit {
  /** The spelling that is not used. */
  not: RegExp;
  /** The right spelling, or the reason. */
  but: string;
}

/**
 * One thing has one name on all screens, and each language its typography. Here stands what readers in the language have corrected
 * before: a synonym of a word that we use, a calque, a mark of another language.
 */
const habits: Record<Language, readonly Habit[]> = {
  he: [
    { not: /אדמי(?!רל)/, but: 'הנהלת האתר' },
    { not: /יישומון/, but: 'אפליקציה' },
    { not: /אימייל/, but: 'מייל, דוא״ל' },
    { not: /(?<=\p{Script=Hebrew})-(?=[\p{Script=Hebrew}\w])/u, but: 'a maqaf (־)' },
    { not: /(?<=\p{Script=Hebrew})["”](?=\p{Script=Hebrew})/u, but: 'gershayim (״)' },
    { not: /[„“”]/, but: 'gershayim (״) around what is quoted' },
  ],
  en: [
    { not: /\bwhoever\b/i, but: 'people who' },
    { not: /\be-mails?\b/i, but: 'email' },
    { not: /\bfor ?ever\b/i, but: 'permanently, indefinitely' },
    { not: /\bin the mean time\b/i, but: 'in the meantime' },
  ],
  ru: [
    { not: /сервис(?!н)/i, but: 'служба' },
    { not: /пробн\p{L}+ письм/iu, but: 'тестовое письмо' },
    { not: /(?<!\p{L})стать(?:я|и|ю|ей|е)(?!\p{L})/iu, but: 'запись' },
    { not: /имейл|емейл|е-мейл/i, but: 'письмо, почта' },
    { not: /\s[-–]\s/, but: 'an em dash between words' },
    { not: /(?<=\S) —/, but: 'a no-break space (U+00A0) before a dash' },
    { not: /"/, but: '«»' },
  ],
  fr: [
    { not: /à deux facteurs/i, but: 'double authentification' },
    { not: /courriels?\b/i, but: 'e-mail' },
    { not: /billets?\b/i, but: 'article' },
    // After an opening quotation mark, a colon may belong to the words of another language.
    { not: /[ \u00A0][;?!]|(?<=[\p{L}\p{N})»%])[;?!]/u, but: 'a narrow no-break space (U+202F) before ; ? !' },
    {
      not: /[ \u202F][:»]|«[ \u202F]|(?<=[\p{L})%])»|«(?=\p{L})|(?<!«[^»]*)(?<=[\p{L})»%]):(?=\s|$)/u,
      but: 'a no-break space (U+00A0) at : « »',
    },
    { not: /"/, but: '«»' },
  ],
  es: [
    { not: /artículos?\b/i, but: 'entrada' },
    { not: /\bposts?\b/i, but: 'entrada' },
    { not: /^[^¿]*\?$/, but: '¿ where the question begins' },
    { not: /"/, but: '«»' },
  ],
};

/** Variables have names of their own. */
const withoutVariables = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '');

/** Every habit that a text breaks, as a sentence that names its place. */
export const habitFaults = (language: Language, place: string, text: string): string[] =>
  habits[language]
    .filter(({ not }) => not.test(withoutVariables(text)))
    .map(
      ({ not, but }) => `${language} ${place}: ${not.exec(withoutVariables(text))?.[0].trim()}, where we write: ${but}`,
    );

/** A text that is offered as a question to press: it begins as a sentence and ends as a question. */
export const questionFaults = (language: Language, place: string, question: string): string[] => {
  const first = /\p{L}|\p{N}/u.exec(question)?.[0] ?? '';
  const isWhole =
    question.endsWith('?') && first === first.toUpperCase() && (language !== 'es' || question.includes('¿'));
  return isWhole ? [] : [`${language} ${place}: no whole question: ${question}`];
};
