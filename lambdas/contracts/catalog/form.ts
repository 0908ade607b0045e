import * as z from 'zod/mini';
import { line, requiredLine } from '../text/fields.ts';
import { isOwnPicture, isSafeLink } from '../text/rich-text.ts';
import { typedLine, typedSlug } from '../text/typed.ts';
import { shoeAttributesSchema } from './endpoints.ts';
import { attributeNames, knownAttributesSchema } from './known-models.ts';

/** The last part of the page's address, compared exactly. It never changes. */
export const catalogIdSchema = z.string().check(
  z.maxLength(256, { error: 'tooLong:64', abort: true }),
  z.overwrite(typedSlug),
  z.minLength(1, 'required'),
  z.maxLength(64, 'tooLong:64'),
  z.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'idCharacters'),
  // The path segment of the form for a new record.
  z.refine((id) => id !== 'new', 'invalidChoice'),
);

/** Empty languages are left out, so that they fall back. */
const localized = <T extends z.ZodMiniType>(he: T, other: T) =>
  z.strictObject({
    he,
    en: z.optional(other),
    ru: z.optional(other),
    fr: z.optional(other),
    es: z.optional(other),
  });
const text = (limit: number) => localized(requiredLine(limit), requiredLine(limit));
const list = (limit: number) => {
  const items = z.array(requiredLine(limit)).check(z.minLength(1, 'required'), z.maxLength(20, 'tooMany:20'));
  return localized(items, items);
};

/** `https:` or `http:`, to another site, with both slashes: browsers read `https:shop` as a path on this site. */
const isWebAddress = (value: string): boolean => /^https?:/i.test(value) && isSafeLink(value);
export const webAddressSchema = z
  .string()
  .check(
    z.maxLength(4096, { error: 'tooLong:2048', abort: true }),
    z.overwrite(typedLine),
    z.minLength(1, 'required'),
    z.maxLength(2048, 'tooLong:2048'),
    z.refine(isWebAddress, 'invalidAddress'),
  );

/**
 * One of the site's own pictures: a drawing, or one that was uploaded or fetched. If empty, the shoe is drawn from its
 * attributes.
 */
const image = z.string().check(z.refine((value) => value === '' || isOwnPicture(value), 'foreignPicture'));

/** In the form that readers get. Each choice appears once, and `unconfirmed` holds nothing but names of attributes. */
const attributes = shoeAttributesSchema.check(
  z.refine(({ toeShapes = [], levels = [], unconfirmed }) => {
    const named = unconfirmed.every((name) => Object.hasOwn(shoeAttributesSchema.shape, name));
    return named && [toeShapes, levels, unconfirmed].every((chosen) => new Set(chosen).size === chosen.length);
  }, 'invalidChoice'),
);

const names = z.partial(text(80));

/** The fields of a brand that a form may set. */
export const brandFormSchema = z.strictObject({
  name: requiredLine(80),
  names,
  aliases: z.array(requiredLine(80)).check(z.maxLength(20, 'tooMany:20')),
  link: webAddressSchema,
  retailerLink: webAddressSchema,
  retailerLinkIsFinder: z.boolean(),
  image,
  tagline: text(160),
  description: text(600),
  history: list(3_000),
  keyFeatures: list(400),
  popularModels: z
    .array(
      z.strictObject({
        name: requiredLine(80),
        productId: z.optional(catalogIdSchema),
        note: text(400),
      }),
    )
    .check(z.maxLength(20, 'tooMany:20')),
  attributes,
  sources: z.array(webAddressSchema).check(z.maxLength(30, 'tooMany:30')),
});
export type BrandForm = z.infer<typeof brandFormSchema>;

/** The fields of a shoe that a form may set. */
export const productFormSchema = z.strictObject({
  brandId: catalogIdSchema,
  name: requiredLine(80),
  names,
  image,
  link: webAddressSchema,
  /** Text with its currency sign, such as `$85–$95`. */
  price: line(40),
  description: text(600),
  attributes,
});
export type ProductForm = z.infer<typeof productFormSchema>;

const isAddress = (text: string): boolean => webAddressSchema.safeParse(text).data === text;

/** In the form that readers get. Each value appears once, and what is sourced says by whom. */
const knownAttributes = knownAttributesSchema.check(
  ...attributeNames.flatMap((name) => [
    z.refine<z.infer<typeof knownAttributesSchema>>(
      ({ [name]: fact }) => new Set<unknown>(fact?.values).size === (fact?.values.length ?? 0),
      { error: 'invalidChoice', path: [name, 'values'] },
    ),
    z.refine<z.infer<typeof knownAttributesSchema>>(
      ({ [name]: fact }) => fact?.confidence !== 'sourced' || fact.sources.length > 0,
      { error: 'required', path: [name, 'sources'] },
    ),
    z.refine<z.infer<typeof knownAttributesSchema>>(({ [name]: fact }) => (fact?.sources ?? []).every(isAddress), {
      error: 'invalidAddress',
      path: [name, 'sources'],
    }),
  ]),
);

/** The fields of a known model that a form may set. Its brand need not be one of the site's. */
export const modelFormSchema = z.strictObject({
  brandId: catalogIdSchema,
  name: requiredLine(100),
  line: z.optional(catalogIdSchema),
  isPrePointe: z.boolean(),
  isDiscontinued: z.boolean(),
  attributes: knownAttributes,
  /** In no language, in one, or in several. */
  note: z.optional(z.partial(text(500))),
});
export type ModelForm = z.infer<typeof modelFormSchema>;
