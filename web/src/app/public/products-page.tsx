import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandListQuery, productListQuery } from '#web/features/catalog/api/queries.ts';
import { useProductSearch } from '#web/features/catalog/api/use-product-search.ts';
import { CatalogNote } from '#web/features/catalog/components/catalog-note.tsx';
import { ProductCard } from '#web/features/catalog/components/product-card.tsx';
import { ProductFilters } from '#web/features/catalog/components/product-filters.tsx';
import { useNotedSearch } from '#web/features/catalog/components/search/use-noted-search.ts';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import {
  arranged,
  filterFromQuery,
  filterToQuery,
  type ProductFilter,
} from '#web/features/catalog/model/product-filter.ts';
import { displayName } from '#web/features/catalog/model/summaries.ts';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [catalogTexts];

export const load: PageModule['load'] = ({ context: { queryClient, catalog }, language }) =>
  Promise.all([
    queryClient.ensureQueryData(productListQuery(catalog, language)),
    // Without them the shoes can be read, and filtered by all but their brands.
    queryClient.prefetchQuery(brandListQuery(catalog, language)),
  ]);

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('catalog:productsMetaTitle'),
  description: t('catalog:productsMetaDescription'),
});

const none: never[] = [];
const noFilter: ProductFilter = { brand: '', text: '', order: 'brand' };

export const Component = () => {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const source = useCatalogSource();
  const { data: brands = none } = useQuery(brandListQuery(source, language));
  const { data: products = none } = useQuery(productListQuery(source, language));
  const [query, setQuery] = useSearchParams();
  // The page is stored once for all filters, so the first drawing shows every shoe.
  const filter = useHydrated() ? filterFromQuery(query) : noFilter;
  const { brand, order } = filter;
  const text = filter.text.trim();
  const asked = useMemo(() => arranged(products, { brand, order }, language), [products, brand, order, language]);
  const { found, guess, isSearching } = useProductSearch(asked, brands, text);
  // Among one brand's shoes, nothing found says little of the catalogue.
  useNotedSearch(isSearching || brand ? '' : text, found.length > 0);
  const apply = (next: ProductFilter) => setQuery(filterToQuery(next), { replace: true, preventScrollReset: true });
  const brandName = (id: string) => {
    const brand = brands.find((candidate) => candidate.id === id);
    return brand && displayName(brand);
  };
  const maker = brandName(brand);
  return (
    <div className="wrap catalogue">
      <ShoeDefsSprite />
      <div className="page-head">
        <h1>{t('productsTitle')}</h1>
        <p className="lead">{t('productsLead')}</p>
        <p>
          <Link to={paths.find}>{t('common:fitFinder')}</Link>
        </p>
        <p>
          <Link to={paths.compare}>{t('common:compareModels')}</Link>
        </p>
      </div>
      <ProductFilters filter={filter} brands={brands} products={products} onChange={apply} />
      <p className="result-count" role="status">
        {/* One text alone in its element: a page that the browser has translated keeps only such ones up to date. */}
        {`${guess ? `${t('common:didYouMean', { query: text, guess })} ` : ''}${t('productCount', { count: found.length })}`}
      </p>
      {found.length > 0 && <CatalogNote products={found} />}
      {found.length > 0 ? (
        <ul className="product-list">
          {found.map((product) => (
            <ProductCard key={product.id} product={product} heading="h2" brandName={brandName(product.brandId)} />
          ))}
        </ul>
      ) : (
        <div className="empty" hidden={isSearching}>
          <h2>{t('noProductsTitle')}</h2>
          <p>{t('noProductsText')}</p>
          {maker && (
            <p>
              <Link to={paths.brand(brand)}>{maker}</Link>
            </p>
          )}
          <button type="button" className="button" onClick={() => apply(noFilter)}>
            {t('clearFilters')}
          </button>
        </div>
      )}
    </div>
  );
};
