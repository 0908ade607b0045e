import { type QueryKey, useQuery } from '@tanstack/react-query';

/** Code or texts of the app, fetched once they are wanted: they do not change while a page is open. */
export const useOnDemand = <Loaded>(queryKey: QueryKey, load: () => Promise<Loaded>, isWanted: boolean) =>
  useQuery({
    queryKey,
    queryFn: load,
    enabled: isWanted,
    // Nothing newer comes before the page is opened again.
    staleTime: Number.POSITIVE_INFINITY,
  });
