import * as z from 'zod/mini';
import type { Product } from '#contracts/catalog/endpoints.ts';
import { productFields } from '#contracts/catalog/records.ts';
import { type Language, resolve } from '#contracts/text/language.ts';
import { versionedShape } from './versioned.ts';

/** A product as it is stored, with every text in all the languages it has. */
export const productRecordSchema = z.strictObject({ ...productFields, ...versionedShape });
export type ProductRecord = z.infer<typeof productRecordSchema>;

export const toProduct = (record: ProductRecord, asked: Language): Product => {
  const { value: description, language } = resolve(record.description, asked);
  const { id, brandId, name, names, image, link, price, attributes, updated } = record;
  return {
    ...{ id, brandId, name, names, image, link, price, attributes, updated, language, description },
    description_he: record.description.he,
    descriptions: record.description,
  };
};
