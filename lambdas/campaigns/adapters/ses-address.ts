import { serverAddress } from '#lambdas/platform/mail/mail-address.ts';

/** An address as SES takes it: ASCII before the sign, Punycode after it; undefined for one that cannot be written so. */
export const sesAddress = (email: string): string | undefined => {
  try {
    const address = serverAddress(email);
    return /^[!-~]+$/.test(address) ? address : undefined;
  } catch {
    return undefined;
  }
};
