import * as z from 'zod/mini';
import type { Brand, BrandContent } from '#contracts/catalog/endpoints.ts';
import { brandFields, popularModelFields } from '#contracts/catalog/records.ts';
import { type Language, resolve } from '#contracts/text/language.ts';
import { versionedShape } from './versioned.ts';

/** A brand as it is stored, with every text in all the languages it has. */
export const brandRecordSchema = z.strictObject({
  ...brandFields,
  popularModels: z.array(z.strictObject(popularModelFields)),
  ...versionedShape,
});
export type BrandRecord = z.infer<typeof brandRecordSchema>;

export interface CountedBrand {
  record: BrandRecord;
  /** The number of the brand's products. */
  products: number;
}

export const toBrand = (record: BrandRecord, asked: Language): Brand => {
  const { value: description, language } = resolve(record.description, asked);
  const { id, name, names, aliases, image, link, tagline, attributes } = record;
  return {
    ...{ id, name, names, aliases, image, link, tagline, attributes, language, description },
    description_he: record.description.he,
    descriptions: record.description,
  };
};

/**
 * The page's text in one language. Languages are not mixed: if any part is missing in the requested language, the whole
 * page falls back, so that a reader never finds half a page in another language.
 */
export const toBrandContent = (record: BrandRecord, asked: Language): BrandContent => {
  const { history, keyFeatures, popularModels, retailerLink, retailerLinkIsFinder, sources } = record;
  const parts = [history, keyFeatures, ...popularModels.map(({ note }) => note)];
  const language = parts.every((part) => part[asked]?.length) ? asked : 'he';
  return {
    language,
    history: history[language] ?? history.he,
    keyFeatures: keyFeatures[language] ?? keyFeatures.he,
    popularModels: popularModels.map(({ name, productId, note }) => ({
      name,
      note: note[language] ?? note.he,
      ...(productId ? { productId } : {}),
    })),
    ...{ retailerLink, retailerLinkIsFinder, sources },
  };
};
