import { codeHash, plainRecoveryCode } from '../model/codes.ts';
import type { AuthServices } from '../services.ts';

/** The context that a stored recovery code is bound to. */
export const recoveryContext = (userId: string): string => `recovery ${userId}`;

/** Uses up a recovery code; false if the user has no such code. */
export const spendRecoveryCode = async (
  { recovery, codeKey }: Pick<AuthServices, 'recovery' | 'codeKey'>,
  userId: string,
  code: string,
): Promise<boolean> =>
  recovery.use(userId, codeHash(await codeKey(), recoveryContext(userId), plainRecoveryCode(code)));
