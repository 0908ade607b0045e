import { maskedAddress } from '#lambdas/platform/mail/mail-address.ts';

/** As the audit log names a reader. It stays when everything else of a person is gone, so it keeps no whole address. */
export const readerResource = (email: string) => ({ id: maskedAddress(email), name: maskedAddress(email) });
