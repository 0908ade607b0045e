import * as z from 'zod/mini';
import type { EditedProduct } from '#contracts/catalog/editing.ts';
import { catalogIdSchema, type ProductForm, productFormSchema } from '#contracts/catalog/form.ts';
import { linkAddress } from '#web/shared/form/link-address.ts';
import { type AttributeValues, attributesOf, attributeValues } from './attribute-values.ts';
import { filled, filledWithHebrew, type InLanguages, textsOf } from './localized.ts';

/** A shoe as its form holds it. A type, not an interface: react-hook-form asks for an index signature. */
export type ProductValues = Pick<ProductForm, 'brandId' | 'name' | 'image' | 'link' | 'price'> & {
  id: string;
  names: InLanguages<string>;
  description: InLanguages<string>;
  attributes: AttributeValues;
};

export const productValues = (product: EditedProduct): ProductValues => ({
  id: product.id,
  brandId: product.brandId,
  name: product.name,
  names: textsOf(product.names),
  image: product.image,
  link: product.link,
  price: product.price,
  description: textsOf(product.description),
  attributes: attributeValues(product.attributes),
});

export const newProduct = (brandId: string): ProductValues => ({
  id: '',
  brandId,
  name: '',
  names: textsOf(),
  image: '',
  link: '',
  price: '',
  description: textsOf(),
  attributes: attributeValues({ unconfirmed: [] }),
});

/** The part of it that is sent. */
export const productFormOf = ({ id: _, ...values }: ProductValues): ProductForm => ({
  ...values,
  link: linkAddress(values.link),
  names: filled(values.names),
  description: filledWithHebrew(values.description),
  attributes: attributesOf(values.attributes),
});

/** The form by the contract's own rules, together with the id. */
export const productEntrySchema = z.pipe(
  z.pipe(
    z.custom<ProductValues>(),
    z.transform((values: ProductValues) => ({ id: values.id, ...productFormOf(values) })),
  ),
  z.extend(productFormSchema, { id: catalogIdSchema }),
);
export type ProductEntry = z.output<typeof productEntrySchema>;
