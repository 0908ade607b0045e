import type * as contracts from '#contracts/account/endpoints.ts';
import { afterReset, rememberDevice, sameHash } from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { requireGoodPassword } from '#lambdas/platform/require-good-password.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { AccountServices } from '../services.ts';

/**
 * Finds whose invitation it is. An invitation that was mailed to another address, or before the password was last
 * replaced, is no longer valid: a person who finds an old mail must not be able to choose the password anew.
 */
const findInvited = async ({ invitations, users }: AccountServices, userId: string, secret: string) => {
  const [invitation, user] = await Promise.all([invitations.ofUser(userId), users.byId(userId)]);
  const works =
    invitation &&
    sameHash(invitation.linkHash, secretIdHash(secret)) &&
    user?.enabled &&
    user.email === invitation.email &&
    !(user.devicesFrom && user.devicesFrom > invitation.invited);
  if (!works) throw new ProblemError('invitationInvalid');
  return { invitation, user };
};

/**
 * Sets the password of a user for whom an administrator made an account, with the mailed link. The link works once: it
 * is spent before the password is set, and given back if that fails. As after a reset, every session ends, since the
 * administrator may have chosen a password before.
 */
export const acceptInvitation =
  (services: AccountServices): Route<typeof contracts.acceptInvitation> =>
  async ({ body: { user: userId, invitation: secret, password }, client, cookies, language }) => {
    const { attempts, identity, invitations, readSettings } = services;
    const address = addressSubject(client.ip);
    await attempts.consume('codeByAddress', address);
    const { invitation, user } = await findInvited(services, userId, secret);
    await requireGoodPassword(readSettings, { field: 'password', password }, user);
    if (!(await invitations.spend(userId, invitation))) throw new ProblemError('invitationInvalid');
    await identity.setPassword(userId, password).catch(async (error: unknown) => {
      await invitations.giveBack(userId, invitation);
      const isRefused = error instanceof IdentityRefusal && error.reason === 'password';
      throw isRefused ? new ProblemError('passwordTooCommon', { cause: error }) : error;
    });
    const actor = { caller: { userId, username: user.username }, client };
    await afterReset(services, user, { actor, language, action: 'account.acceptInvitation' });
    await rememberDevice(services, cookies, user);
    await attempts.refund('codeByAddress', address);
    return undefined;
  };
