import * as z from 'zod/mini';
import type { EditedBrand } from '#contracts/catalog/editing.ts';
import { type BrandForm, brandFormSchema, catalogIdSchema } from '#contracts/catalog/form.ts';
import { linkAddress } from '#web/shared/form/link-address.ts';
import { type AttributeValues, attributesOf, attributeValues } from './attribute-values.ts';
import { filled, filledWithHebrew, type InLanguages, listsOf, textsOf } from './localized.ts';

export interface ModelValues {
  name: string;
  /** Empty for a model that is not in the catalogue. */
  productId: string;
  note: InLanguages<string>;
}

/** A brand as its form holds it. A type, not an interface: react-hook-form asks for an index signature. */
export type BrandValues = Pick<
  BrandForm,
  'name' | 'aliases' | 'link' | 'retailerLink' | 'retailerLinkIsFinder' | 'image' | 'sources'
> & {
  id: string;
  names: InLanguages<string>;
  tagline: InLanguages<string>;
  description: InLanguages<string>;
  history: InLanguages<string[]>;
  keyFeatures: InLanguages<string[]>;
  popularModels: ModelValues[];
  attributes: AttributeValues;
};

export const newModel = (): ModelValues => ({ name: '', productId: '', note: textsOf() });

export const brandValues = (brand: EditedBrand): BrandValues => ({
  id: brand.id,
  name: brand.name,
  names: textsOf(brand.names),
  aliases: brand.aliases,
  link: brand.link,
  retailerLink: brand.retailerLink,
  retailerLinkIsFinder: brand.retailerLinkIsFinder,
  image: brand.image,
  tagline: textsOf(brand.tagline),
  description: textsOf(brand.description),
  history: listsOf(brand.history),
  keyFeatures: listsOf(brand.keyFeatures),
  popularModels: brand.popularModels.map(({ name, productId = '', note }) => ({
    name,
    productId,
    note: textsOf(note),
  })),
  attributes: attributeValues(brand.attributes),
  sources: brand.sources,
});

export const newBrand = (): BrandValues => ({
  id: '',
  name: '',
  names: textsOf(),
  aliases: [],
  link: '',
  retailerLink: '',
  retailerLinkIsFinder: false,
  image: '',
  tagline: textsOf(),
  description: textsOf(),
  history: listsOf({ he: [''] }),
  keyFeatures: listsOf({ he: [''] }),
  popularModels: [],
  attributes: attributeValues({ unconfirmed: [] }),
  sources: [],
});

/** The part of it that is sent. The places of lists stay, so that a rule's fault leads back to the field. */
export const brandFormOf = ({ id: _, ...values }: BrandValues): BrandForm => ({
  ...values,
  link: linkAddress(values.link),
  retailerLink: linkAddress(values.retailerLink),
  sources: values.sources.map(linkAddress),
  names: filled(values.names),
  tagline: filledWithHebrew(values.tagline),
  description: filledWithHebrew(values.description),
  history: filledWithHebrew(values.history),
  keyFeatures: filledWithHebrew(values.keyFeatures),
  popularModels: values.popularModels.map(({ name, productId, note }) => ({
    name,
    ...(productId ? { productId } : {}),
    note: filledWithHebrew(note),
  })),
  attributes: attributesOf(values.attributes),
});

/** The form by the contract's own rules, together with the id. */
export const brandEntrySchema = z.pipe(
  z.pipe(
    z.custom<BrandValues>(),
    z.transform((values: BrandValues) => ({ id: values.id, ...brandFormOf(values) })),
  ),
  z.extend(brandFormSchema, { id: catalogIdSchema }),
);
export type BrandEntry = z.output<typeof brandEntrySchema>;
