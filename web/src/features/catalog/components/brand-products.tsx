import { useTranslation } from 'react-i18next';
import type { ShownProduct } from '../model/summaries.ts';
import { CatalogNote } from './catalog-note.tsx';
import { ProductCard } from './product-card.tsx';

/** The maker's shoes in our catalogue; nothing at all when there are none. */
export const BrandProducts = ({ products, brandName }: { products: ShownProduct[]; brandName: string }) => {
  const { t } = useTranslation('catalog');
  if (products.length === 0) return null;
  return (
    <section className="wrap brand-products" aria-labelledby="products-title">
      <h2 id="products-title">{t('brandProductsTitle', { name: brandName })}</h2>
      <CatalogNote products={products} />
      <ul className="product-list">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} heading="h3" />
        ))}
      </ul>
    </section>
  );
};
