import { queryOptions } from '@tanstack/react-query';
import { getAccount } from '#contracts/account/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

/** To which address mails for the one who is logged in go. A form that is open keeps the one it began with. */
export const ownAddressQuery = queryOptions({
  queryKey: ['own-address'],
  queryFn: async ({ signal }) => (await call(getAccount, { signal })).email,
});
