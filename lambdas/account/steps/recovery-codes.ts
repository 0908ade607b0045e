import { codeHash, newRecoveryCodes, plainRecoveryCode, recoveryContext } from '#lambdas/auth/index.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { AccountServices } from '../services.ts';

/** Replaces the codes by ten new ones. They are shown only now, because only their hashes are stored. */
export const issueRecoveryCodes = async (
  { recovery, codeKey }: Pick<AccountServices, 'recovery' | 'codeKey'>,
  userId: string,
  auditWrite?: TransactionWrite,
): Promise<string[]> => {
  const codes = newRecoveryCodes();
  const key = await codeKey();
  const hashes = codes.map((code) => codeHash(key, recoveryContext(userId), plainRecoveryCode(code)));
  await recovery.replace(userId, hashes, auditWrite);
  return codes;
};
