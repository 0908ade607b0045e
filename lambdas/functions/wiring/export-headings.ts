import type { Language } from '#contracts/text/language.ts';
import type { AuditColumn } from '#lambdas/audit/index.ts';
import type { RecipientColumn } from '#lambdas/campaigns/index.ts';
import type { ReaderColumn } from '#lambdas/newsletter/index.ts';
import type { ExportColumn } from '#lambdas/users/index.ts';
import en from '#locales/en/exports.json' with { type: 'json' };
import es from '#locales/es/exports.json' with { type: 'json' };
import fr from '#locales/fr/exports.json' with { type: 'json' };
import he from '#locales/he/exports.json' with { type: 'json' };
import ru from '#locales/ru/exports.json' with { type: 'json' };

const texts: Record<
  Language,
  Record<
    `users.${ExportColumn}` | `audit.${AuditColumn}` | `recipients.${RecipientColumn}` | `readers.${ReaderColumn}`,
    string
  >
> = {
  he,
  en,
  ru,
  fr,
  es,
};

export const userHeading = (column: ExportColumn, language: Language): string => texts[language][`users.${column}`];
export const auditHeading = (column: AuditColumn, language: Language): string => texts[language][`audit.${column}`];
export const recipientHeading = (column: RecipientColumn, language: Language): string =>
  texts[language][`recipients.${column}`];

export const readerHeading = (column: ReaderColumn, language: Language): string => texts[language][`readers.${column}`];

/** The first row of an export, in the language of the person who asks for it. */
export const exportHeadings =
  <Column extends string>(columns: readonly Column[], heading: (column: Column, language: Language) => string) =>
  (language: Language): Record<Column, string> =>
    Object.fromEntries(columns.map((column) => [column, heading(column, language)])) as Record<Column, string>;
