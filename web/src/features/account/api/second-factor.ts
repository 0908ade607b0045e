import * as auth from '#contracts/auth.ts';
import { call } from '#web/shared/api/call.ts';

/** The calls around the second factor; `failureText` where the server gives no text of its own. */
export const secondFactor = (failureText: string) => ({
  beginTotp: (password: string) => call(auth.beginTotp, { body: { password }, failureText }),
  confirmTotp: (code: string) => call(auth.confirmTotp, { body: { code }, failureText }),
  beginEmail: (password: string) => call(auth.beginEmailFactor, { body: { password }, failureText }),
  confirmEmail: (code: string) => call(auth.confirmEmailFactor, { body: { code }, failureText }),
  renewCodes: (password: string) => call(auth.renewRecoveryCodes, { body: { password }, failureText }),
  switchOff: (password: string) => call(auth.disableSecondFactor, { body: { password }, failureText }),
});
