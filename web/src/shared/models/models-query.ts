import { queryOptions } from '@tanstack/react-query';
import { listModels } from '#contracts/catalog/known-models.ts';
import { call } from '#web/shared/api/call.ts';

/** All known models, which the match compares. Without a connection the browser's copy of the reply serves. */
export const modelsQuery = queryOptions({
  queryKey: ['known-models'],
  queryFn: async ({ signal }) => (await call(listModels, { signal })).items,
});
