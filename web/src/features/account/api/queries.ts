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
  // Who looks at the list wants to know who is there now.
  staleTime: 0,
});
