import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandListQuery, brandPageQuery } from '#web/features/catalog/api/queries.ts';
import { BrandHero } from '#web/features/catalog/components/brand-hero.tsx';
import { BrandModels } from '#web/features/catalog/components/brand-models.tsx';
import { BrandProducts } from '#web/features/catalog/components/brand-products.tsx';
import { BrandSources } from '#web/features/catalog/components/brand-sources.tsx';
import { BrandStory } from '#web/features/catalog/components/brand-story.tsx';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { brandByAlias, displayName } from '#web/features/catalog/model/summaries.ts';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { modelTexts } from '#web/shared/models/texts.ts';
import { paths } from '#web/shared/paths.ts';
import { NotFound } from '../not-found.ts';
import type { PageModule } from '../route-context.ts';

const idOf = ({ brandId = '' }: { brandId?: string }) => brandId;

export const texts = [catalogTexts, modelTexts];

export const load: PageModule['load'] = async ({ context, language, params }) => {
  const { queryClient, catalog } = context;
  const page = await queryClient.ensureQueryData(brandPageQuery(catalog, idOf(params), language));
  if (page) return;
  const known = brandByAlias(await queryClient.ensureQueryData(brandListQuery(catalog, language)), idOf(params));
  throw known ? redirect(paths.brand(known.id)) : new NotFound('No such brand');
};

export const meta: PageModule['meta'] = ({ t, language, params, context: { queryClient, catalog }, site }) => {
  const page = queryClient.getQueryData(brandPageQuery(catalog, idOf(params), language).queryKey);
  if (!page) return { title: site.name, isWholeTitle: true, description: site.slogan };
  return {
    title: t('catalog:brandMetaTitle', { name: displayName(page.brand) }),
    description: page.brand.description,
  };
};

export const Component = () => {
  const language = useLanguage();
  const { data: page } = useQuery(brandPageQuery(useCatalogSource(), idOf(useParams()), language));
  if (!page) return null;
  return (
    <>
      <ShoeDefsSprite />
      <BrandHero page={page} />
      <BrandStory content={page.content} />
      <BrandModels brandId={page.brand.id} models={page.models} />
      <BrandProducts products={page.products} brandName={displayName(page.brand)} />
      <BrandSources sources={page.content.sources} />
    </>
  );
};
