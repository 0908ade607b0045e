import * as contracts from '#contracts/account/second-factor.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';

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

/** The calls around the second factor. */
export const secondFactor = {
  beginProof: (password: string) => write(contracts.beginFactorProof, { body: { password } }),
  beginTotp: (body: contracts.FactorProof) => write(contracts.beginTotp, { body }),
  confirmTotp: (code: string) => write(contracts.confirmTotp, { body: { code } }),
  beginEmail: (body: contracts.FactorProof) => write(contracts.beginEmailFactor, { body }),
  confirmEmail: (code: string) => write(contracts.confirmEmailFactor, { body: { code } }),
  renewCodes: (body: contracts.FactorProof) => write(contracts.renewRecoveryCodes, { body }),
  switchOff: (body: contracts.FactorProof) => write(contracts.disableSecondFactor, { body }),
};
