import { queryOptions } from '@tanstack/react-query';
import { getAccount, listDevices } from '#contracts/account.ts';
import { call } from '#web/shared/api/call.ts';
import { appText } from '#web/shared/i18n/app-text.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(getAccount, { signal, failureText: appText('requestFailed') }),
});

export const devicesQuery = queryOptions({
  queryKey: ['account-devices'],
  queryFn: async ({ signal }) => (await call(listDevices, { signal, failureText: appText('requestFailed') })).items,
  // A user who opens the list wants its present state.
  staleTime: 0,
});
