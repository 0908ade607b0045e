import { queryOptions } from '@tanstack/react-query';
import { getAccount, listDevices } from '#contracts/account/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(getAccount, { signal }),
});

export const devicesQuery = queryOptions({
  queryKey: ['account-devices'],
  queryFn: async ({ signal }) => (await call(listDevices, { signal })).items,
  // A user who opens the list wants its present state.
  staleTime: 0,
});
