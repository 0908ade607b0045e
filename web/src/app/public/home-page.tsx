import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandListQuery } from '#web/features/catalog/api/queries.ts';
import { BrandCard } from '#web/features/catalog/components/brand-card.tsx';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageModule } from '../route-context.ts';
import { DrawingLegend } from './drawing-legend.tsx';

export const texts = [lazyTexts(import.meta.glob('#locales/*/home.json', { import: 'default' }))];

export const load: PageModule['load'] = ({ context, language }) =>
  context.queryClient.ensureQueryData(brandListQuery(context.catalog, language));

export const meta: PageModule['meta'] = ({ t, site }) => ({
  title: t('home:metaTitle', { siteName: site.name }),
  isWholeTitle: true,
  description: t('home:metaDescription'),
});

/** Two boxes that differ as much as possible, so that the first picture already shows what the site is about. */
const tapered: ShoeAttributes = {
  boxTaper: 1,
  platformWidth: 'narrow',
  vampLength: 'long',
  throat: 'V',
  wingHeight: 'high',
  drawstring: true,
  unconfirmed: [],
};
const square: ShoeAttributes = {
  boxTaper: 5,
  platformWidth: 'wide',
  vampLength: 'medium',
  throat: 'U',
  wingHeight: 'low',
  drawstring: true,
  unconfirmed: [],
};

export const Component = () => {
  const { t } = useTranslation('home');
  const { data: brands = [] } = useQuery(brandListQuery(useCatalogSource(), useLanguage()));
  return (
    <>
      <ShoeDefsSprite />
      <section className="wrap hero">
        <div className="hero-text">
          <h1 className="hero-title">
            <span>{t('heroTitleStart')}</span> <span className="hero-title-accent">{t('heroTitleEnd')}</span>
          </h1>
          <p className="lead">{t('heroLead')}</p>
          <div className="actions">
            <Link className="button button-full" to={paths.find}>
              {t('heroFind')}
            </Link>
            <Link className="button" to={paths.products}>
              {t('heroAction')}
            </Link>
          </div>
        </div>
        <div className="stage">
          <Shoe attributes={tapered} className="shoe stage-shoe" />
          <Shoe attributes={square} className="shoe stage-shoe" />
        </div>
      </section>
      <section className="wrap intro" aria-labelledby="intro-title">
        <h2 id="intro-title">{t('introTitle')}</h2>
        <div className="intro-text">
          <p>{t('introFirst')}</p>
          <p>{t('introSecond')}</p>
        </div>
      </section>
      <section className="wrap section" aria-labelledby="brands-title">
        <div className="section-head">
          <h2 id="brands-title">{t('brandsTitle')}</h2>
          <p className="sub">{t('brandsText')}</p>
        </div>
        <ul className="brand-grid">
          {brands.map((brand) => (
            <BrandCard key={brand.id} brand={brand} to={paths.brand(brand.id)} />
          ))}
          <li className="brand-card">
            <Link className="brand-more" to={paths.products}>
              <svg className="turns" viewBox="0 0 46 14" width="46" height="14" aria-hidden="true">
                <path d="M0 7h44M38 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.1" />
              </svg>
              {t('brandsMore')}
            </Link>
          </li>
        </ul>
      </section>
      <DrawingLegend tapered={tapered} square={square} />
      <section className="wrap closing">
        <h2>{t('closingTitle')}</h2>
        <p className="lead">{t('closingText')}</p>
        <Link className="button button-full" to={paths.products}>
          {t('closingAction')}
        </Link>
      </section>
    </>
  );
};
