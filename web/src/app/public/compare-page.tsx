import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandNamesQuery } from '#web/features/catalog/api/queries.ts';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { drawnAttributes } from '#web/features/catalog/model/drawn-attributes.ts';
import { displayName } from '#web/features/catalog/model/summaries.ts';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { Comparison } from '#web/features/compare/components/comparison.tsx';
import { compareTexts } from '#web/features/compare/texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { modelTexts } from '#web/shared/models/texts.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [compareTexts, catalogTexts, modelTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('compare:metaTitle'),
  description: t('compare:metaDescription'),
});

export const Component = () => {
  const { t } = useTranslation(['compare', 'common']);
  const { data: brands = [] } = useQuery(brandNamesQuery(useCatalogSource(), useLanguage()));
  return (
    <article className="wrap">
      <ShoeDefsSprite />
      <header className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <p>
          <Link to={paths.find}>{t('common:fitFinder')}</Link>
        </p>
      </header>
      <Comparison
        brands={brands.map((brand) => ({ id: brand.id, name: displayName(brand) }))}
        draw={(model) => <Shoe attributes={drawnAttributes(model)} />}
      />
    </article>
  );
};
