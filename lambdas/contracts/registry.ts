import * as account from './account.ts';
import * as auth from './auth.ts';
import { getBrand, listBrands, listProducts } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { showNotFound } from './pages.ts';
import { listSessions, revokeSession } from './sessions.ts';
import { checkHealth, getSiteConfig } from './site.ts';
import { listTips } from './tips.ts';
import { changeGroupMembers, createUser, deleteUser, exportUsers, listUsers, updateUser } from './users.ts';

/**
 * Which deployed function serves which endpoints. Infrastructure makes the routes from it and each function's entry file
 * must handle exactly its list. Never imported by the browser, which would then carry every contract.
 */
export const registry = {
  content: [checkHealth, getSiteConfig, listBrands, getBrand, listProducts],
  pages: [showNotFound],
  /** Logging in and out: everything that a stranger can call and that touches identities. */
  auth: [
    auth.getBotCheck,
    auth.login,
    auth.signUp,
    auth.resendSignUpCode,
    auth.verify,
    auth.refresh,
    auth.logout,
    auth.answerChallenge,
    auth.resendChallengeCode,
  ],
  /** One's own account. */
  account: [
    auth.beginTotp,
    auth.confirmTotp,
    auth.beginEmailFactor,
    auth.confirmEmailFactor,
    auth.disableSecondFactor,
    auth.renewRecoveryCodes,
    account.getAccount,
    account.updateAccount,
    account.changePassword,
    account.listDevices,
    account.revokeDevice,
    account.revokeOtherDevices,
    account.exportAccount,
    account.deleteAccount,
    listTips,
  ],
  /** Administration of users and their sessions. */
  users: [listUsers, createUser, updateUser, deleteUser, changeGroupMembers, exportUsers, listSessions, revokeSession],
} as const satisfies Record<string, readonly Endpoint[]>;

export type FunctionName = keyof typeof registry;
