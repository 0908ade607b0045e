import { maskedAddress } from '#lambdas/platform/mail/mail-address.ts';

/** As the audit log names a reader. It stays when everything else of somebody is gone, so it keeps no whole address. */
export const readerResource = (email: string) => ({ id: maskedAddress(email), name: maskedAddress(email) });
