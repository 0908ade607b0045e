import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import { brandNamesQuery } from '#web/features/catalog/api/queries.ts';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { drawnAttributes } from '#web/features/catalog/model/drawn-attributes.ts';
import { displayName } from '#web/features/catalog/model/summaries.ts';
import { FinderWalk } from '#web/features/finder/components/finder-walk.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { modelsQuery } from '#web/shared/models/models-query.ts';

/** The connection may be lost until the questions begin. */
export const keepModels = (client: QueryClient) => client.prefetchQuery(modelsQuery);

/** The walk through the finder, with the drawings and brands of the catalogue. */
export const FindWalk = () => {
  const { data: brands = [] } = useQuery(brandNamesQuery(useCatalogSource(), useLanguage()));
  const brandName = (id: string): string => {
    const brand = brands.find((candidate) => candidate.id === id);
    return brand ? displayName(brand) : id;
  };
  return (
    <>
      <ShoeDefsSprite />
      <FinderWalk brandName={brandName} draw={(model) => <Shoe attributes={drawnAttributes(model)} />} />
    </>
  );
};
