import * as contracts from '#contracts/second-factor.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';

/** A second factor is on, and a code of it was not given. */
export const isFactorCodeNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'factorCodeNeeded';

/**
 * Sends another code by mail. A proof counts as long as the code that was mailed with it; after that, `askForProof` is
 * called, and the refusal is thrown.
 */
export const resendOr = async (askForProof: () => void, mailed: Promise<{ resendAfter: number }>): Promise<number> => {
  try {
    return (await mailed).resendAfter;
  } catch (error) {
    if (isFactorCodeNeeded(error)) askForProof();
    throw error;
  }
};

/** The calls around the second factor; `failureText` where the server gives no text of its own. */
export const secondFactor = (failureText: string) => ({
  beginProof: (password: string) => call(contracts.beginFactorProof, { body: { password }, failureText }),
  beginTotp: (body: contracts.FactorProof) => call(contracts.beginTotp, { body, failureText }),
  confirmTotp: (code: string) => call(contracts.confirmTotp, { body: { code }, failureText }),
  beginEmail: (body: contracts.FactorProof) => call(contracts.beginEmailFactor, { body, failureText }),
  confirmEmail: (code: string) => call(contracts.confirmEmailFactor, { body: { code }, failureText }),
  renewCodes: (body: contracts.FactorProof) => call(contracts.renewRecoveryCodes, { body, failureText }),
  switchOff: (body: contracts.FactorProof) => call(contracts.disableSecondFactor, { body, failureText }),
});
