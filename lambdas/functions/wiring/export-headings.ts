import type { Language } from '#contracts/language.ts';
import type { ExportColumn } from '#lambdas/users/index.ts';
import en from '#locales/en/exports.json' with { type: 'json' };
import es from '#locales/es/exports.json' with { type: 'json' };
import fr from '#locales/fr/exports.json' with { type: 'json' };
import he from '#locales/he/exports.json' with { type: 'json' };
import ru from '#locales/ru/exports.json' with { type: 'json' };

const texts: Record<Language, Record<`users.${ExportColumn}`, string>> = { he, en, ru, fr, es };

/** The first row of an export of users, in the language of whoever asks for it. */
export const userHeading = (column: ExportColumn, language: Language): string => texts[language][`users.${column}`];
