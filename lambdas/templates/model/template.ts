import * as z from 'zod/mini';
import { versionSchema } from '#contracts/http/version.ts';
import { type TemplateForm, type TemplateOverview, templateIdSchema } from '#contracts/templates/endpoints.ts';
import { mailCategorySchema } from '#contracts/templates/mail-category.ts';
import { mailTextsSchema } from '#contracts/templates/mail-text.ts';
import { usedVariables } from '#contracts/templates/typed-words.ts';
import { timeSchema } from '#contracts/text/fields.ts';
import { languages } from '#contracts/text/language.ts';

/** A template as the table stores it. Each write counts its version up and is made on the version that was read. */
export const templateRecordSchema = z.object({
  id: templateIdSchema,
  version: versionSchema,
  name: z.string(),
  category: mailCategorySchema,
  texts: mailTextsSchema,
  updated: timeSchema,
});
export type TemplateRecord = z.infer<typeof templateRecordSchema>;

/** Its line in the list. */
export const overviewOf = ({ id, version, name, category, texts, updated }: TemplateRecord): TemplateOverview => ({
  ...{ id, version, name, category, updated },
  languages: languages.filter((language) => texts[language] !== undefined),
  variables: usedVariables(Object.values(texts)),
});

/** A template as the audit log enters it: which texts there are, and none of their words. */
export const loggedTemplate = ({ name, category, texts }: TemplateForm) => ({
  name,
  category,
  subjects: languages.flatMap((language) => (texts[language] ? [`${language}: ${texts[language].subject}`] : [])),
});
