import type { ProblemCode } from '#contracts/http/problem.ts';
import type { Language } from '#contracts/text/language.ts';
import en from '#locales/en/errors.json' with { type: 'json' };
import es from '#locales/es/errors.json' with { type: 'json' };
import fr from '#locales/fr/errors.json' with { type: 'json' };
import he from '#locales/he/errors.json' with { type: 'json' };
import ru from '#locales/ru/errors.json' with { type: 'json' };

const texts: Record<Language, Record<ProblemCode, string>> = { he, en, ru, fr, es };

/** The text of a refusal, in the caller's language. */
export const errorText = (code: ProblemCode, language: Language): string => texts[language][code];
