import { resolve } from '#contracts/text/language.ts';
import { ProductCard } from '#web/features/catalog/components/product-card.tsx';
import { toProductSummary } from '#web/features/catalog/model/summaries.ts';
import { type ProductValues, productFormOf } from '#web/features/catalog-editing/model/product-values.ts';
import { CardPreview } from './card-preview.tsx';

/** The card of the list of shoes, from what the form holds now. */
export const previewProduct = (values: ProductValues, brandName: string | undefined) => {
  const { id } = values;
  const product = productFormOf(values);
  return (
    <CardPreview>
      {(asked) => {
        const { value: description, language } = resolve(product.description, asked);
        const texts = {
          description,
          description_he: product.description.he,
          descriptions: product.description,
          language,
        };
        const summary = toProductSummary({ ...product, id, ...texts }, asked);
        // Its id must not occur twice in the page.
        return <ProductCard product={{ ...summary, id: `${id}-${asked}` }} brandName={brandName} heading="h3" />;
      }}
    </CardPreview>
  );
};
