import type { Brand, BrandContent, Product } from '#contracts/catalog/endpoints.ts';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import type { Language } from '#contracts/text/language.ts';

/** The source of the catalogue: the API in the browser, the seed while pages are built. */
export interface CatalogSource {
  brands(language: Language, signal?: AbortSignal): Promise<Brand[]>;
  products(language: Language, signal?: AbortSignal): Promise<Product[]>;
  /** Undefined when there is no such brand. */
  brandPage(
    id: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<
    { brand: Brand; content: BrandContent; products: Product[]; models?: KnownModel[] | undefined } | undefined
  >;
}
