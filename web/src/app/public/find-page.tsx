import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandListQuery } from '#web/features/catalog/api/queries.ts';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';
import { drawnAttributes } from '#web/features/catalog/model/drawn-attributes.ts';
import { displayName } from '#web/features/catalog/model/summaries.ts';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { Finder } from '#web/features/finder/components/finder.tsx';
import { finderTexts } from '#web/features/finder/texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { modelTexts } from '#web/shared/models/texts.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [finderTexts, catalogTexts, modelTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('finder:metaTitle'),
  description: t('finder:metaDescription'),
});

export const Component = () => {
  const { t } = useTranslation('finder');
  const { data: brands = [] } = useQuery(brandListQuery(useCatalogSource(), useLanguage()));
  const brandName = (id: string): string => {
    const brand = brands.find((candidate) => candidate.id === id);
    return brand ? displayName(brand) : id;
  };
  return (
    <article className="wrap">
      <header className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Finder brandName={brandName} draw={(model) => <Shoe attributes={drawnAttributes(model)} />} />
    </article>
  );
};
