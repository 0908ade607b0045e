import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandListQuery } from '#web/features/catalog/api/queries.ts';
import { BrandCard } from '#web/features/catalog/components/brand-card.tsx';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageModule } from '../route-context.ts';

export const notFoundMeta: PageModule['meta'] = ({ t }) => ({
  title: t('pages:notFoundMetaTitle'),
  description: t('pages:notFoundText'),
  noindex: true,
});

export const NotFoundScreen = () => {
  const { t } = useTranslation('pages');
  const { data: brands = [] } = useQuery(brandListQuery(useCatalogSource(), useLanguage()));
  return (
    <>
      <ShoeDefsSprite />
      <div className="wrap notice">
        <p className="eyebrow">404</p>
        <h1>{t('notFoundTitle')}</h1>
        <p className="lead">{t('notFoundText')}</p>
        <div className="actions">
          <Link className="button button-full" to={paths.home}>
            {t('notFoundHome')}
          </Link>
          <Link className="button" to={paths.products}>
            {t('notFoundProducts')}
          </Link>
        </div>
      </div>
      {brands.length > 0 && (
        <section className="wrap section" aria-labelledby="suggestions-title">
          <div className="section-head">
            <h2 id="suggestions-title">{t('notFoundBrands')}</h2>
          </div>
          <ul className="brand-grid">
            {brands.map((brand) => (
              <BrandCard key={brand.id} brand={brand} to={paths.brand(brand.id)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
