import * as z from 'zod/mini';
import { createCategory, updateCategory } from '#contracts/blog/categories.ts';
import { type Language, languages } from '#contracts/text/language.ts';

const optionalName = z.string().check(z.trim(), z.maxLength(60, 'tooLong:60'));
const names = {
  he: createCategory.body.shape.names.shape.he,
  en: optionalName,
  ru: optionalName,
  fr: optionalName,
  es: optionalName,
};

/** As forms hold it: languages side by side with the rest, empty where there is no name. */
export const newCategorySchema = z.object({ ...names, slug: createCategory.body.shape.slug });
/** `order` as typed. */
export const editedCategorySchema = z.object({
  ...names,
  order: z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), updateCategory.body.shape.order),
});

type Names = { he: string } & Partial<Record<Language, string>>;

/** Without the languages that have no name. */
export const filledNames = (values: Names): Names => ({
  he: values.he,
  ...Object.fromEntries(languages.filter((language) => values[language]).map((each) => [each, values[each]])),
});
