import type { Brand, BrandContent, Product } from '#contracts/catalog/endpoints.ts';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import { type Language, resolve } from '#contracts/text/language.ts';
import { type Fact, factsOf } from '#web/shared/models/facts-of.ts';

/** The text of a link to a brand. */
export interface BrandName extends Pick<Brand, 'id' | 'name'> {
  /** The name in the reader's script, where it has one. */
  localName: string | undefined;
}

/** The part of a brand that a list shows. Pages carry this rather than the whole reply in five languages. */
export interface BrandSummary extends BrandName, Pick<Brand, 'image' | 'attributes'> {
  /** Other names, in any script. */
  aliases: string[];
  tagline: { value: string; language: Language };
}

export interface ProductSummary
  extends Pick<
    Product,
    'id' | 'brandId' | 'name' | 'link' | 'price' | 'image' | 'attributes' | 'description' | 'language' | 'updated'
  > {
  localName: string | undefined;
  aliases: string[];
}

/** A known model without the addresses of its sources. */
export interface ModelSummary extends Pick<KnownModel, 'id' | 'name' | 'isPrePointe' | 'isDiscontinued'> {
  facts: Fact[];
  /** The site's note on it, where there is one. */
  note: { value: string; language: Language } | undefined;
}

/** A shoe that is shown and not searched. */
export type ShownProduct = Omit<ProductSummary, 'aliases'>;

export interface BrandPage {
  brand: Omit<BrandSummary, 'aliases'> & Pick<Brand, 'link' | 'description' | 'language'>;
  content: BrandContent;
  products: ShownProduct[];
  models: ModelSummary[];
}

export const toBrandName = ({ id, name, names }: Brand, language: Language): BrandName => ({
  ...{ id, name },
  localName: names[language] === name ? undefined : names[language],
});

export const toBrandSummary = (brand: Brand, language: Language): BrandSummary => {
  const { names, aliases, image, attributes, tagline } = brand;
  return {
    ...{ ...toBrandName(brand, language), image, attributes },
    aliases: [...Object.values(names), ...aliases],
    tagline: resolve(tagline, language),
  };
};

export const toProductSummary = (product: Product, asked: Language): ProductSummary => {
  const { id, brandId, name, names, link, price, image, attributes, description, language, updated } = product;
  return {
    ...{ id, brandId, name, link, price, image, attributes, description, language, updated },
    localName: names[asked] === name ? undefined : names[asked],
    aliases: Object.values(names),
  };
};

const noteIn = (note: NonNullable<KnownModel['note']>, asked: Language): ModelSummary['note'] => {
  const resolved = resolve({ ...note, he: note.he ?? '' }, asked);
  return resolved.value === '' ? undefined : resolved;
};

export const toModelSummary = (model: KnownModel, asked: Language): ModelSummary => {
  const { id, name, isPrePointe, isDiscontinued, note = {} } = model;
  return {
    ...{ id, name, isPrePointe, isDiscontinued },
    note: noteIn(note, asked),
    facts: factsOf(model),
  };
};

export const toBrandPage = (
  reply: { brand: Brand; content: BrandContent; products: Product[]; models?: KnownModel[] | undefined },
  asked: Language,
): BrandPage => {
  const { link, description, language } = reply.brand;
  const { aliases: _, ...brand } = toBrandSummary(reply.brand, asked);
  return {
    brand: { ...brand, link, description, language },
    content: reply.content,
    products: reply.products.map((product) => {
      const { aliases: __, ...shown } = toProductSummary(product, asked);
      return shown;
    }),
    models: (reply.models ?? []).map((model) => toModelSummary(model, asked)),
  };
};

/** The name as a reader of this language knows it. */
export const displayName = ({ name, localName }: { name: string; localName: string | undefined }) => localName ?? name;

/** The brand that an old or other name leads to: `grishko` is Nikolay. */
export const brandByAlias = (brands: readonly BrandSummary[], name: string): BrandSummary | undefined =>
  brands.find(({ aliases }) => aliases.some((alias) => foldPhrase(alias) === foldPhrase(name)));

/** The day of the oldest price; undefined if no shoe has one. */
export const pricesAsOf = (products: readonly ShownProduct[]): string | undefined =>
  products.flatMap(({ price, updated }) => (price && updated ? [updated] : [])).sort()[0];
