import * as z from 'zod/mini';
import { type Product, shoeAttributesSchema } from '#contracts/catalog.ts';
import { type Language, resolve } from '#contracts/language.ts';
import { localizedTextSchema } from '#contracts/locale.ts';
import { versionedShape } from './versioned.ts';

/** A product as it is kept: every text in all the languages it has. */
export const productRecordSchema = z.strictObject({
  id: z.string(),
  brandId: z.string(),
  name: z.string(),
  /** Place among its brand's products. */
  order: z.int(),
  names: z.partial(localizedTextSchema),
  image: z.string(),
  link: z.string(),
  price: z.string(),
  description: localizedTextSchema,
  attributes: shoeAttributesSchema,
  ...versionedShape,
});
export type ProductRecord = z.infer<typeof productRecordSchema>;

export const toProduct = (record: ProductRecord, asked: Language): Product => {
  const { value: description, language } = resolve(record.description, asked);
  const { id, brandId, name, names, image, link, price, attributes } = record;
  return {
    ...{ id, brandId, name, names, image, link, price, attributes, language, description },
    description_he: record.description.he,
    descriptions: record.description,
  };
};
