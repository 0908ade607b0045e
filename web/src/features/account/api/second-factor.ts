import * as contracts from '#contracts/second-factor.ts';
import { call } from '#web/shared/api/call.ts';

/** The calls around the second factor; `failureText` where the server gives no text of its own. */
export const secondFactor = (failureText: string) => ({
  beginTotp: (password: string) => call(contracts.beginTotp, { body: { password }, failureText }),
  confirmTotp: (code: string) => call(contracts.confirmTotp, { body: { code }, failureText }),
  beginEmail: (password: string) => call(contracts.beginEmailFactor, { body: { password }, failureText }),
  confirmEmail: (code: string) => call(contracts.confirmEmailFactor, { body: { code }, failureText }),
  renewCodes: (password: string) => call(contracts.renewRecoveryCodes, { body: { password }, failureText }),
  switchOff: (password: string) => call(contracts.disableSecondFactor, { body: { password }, failureText }),
});
