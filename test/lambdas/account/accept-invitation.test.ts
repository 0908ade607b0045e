import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { inviteUser } from '#lambdas/users/steps/invite-user.ts';
import { openAuthHarness, password } from '../auth/auth-harness.ts';

const chosen = 'Pas-de-deux-at-ten!';
const day = 24 * 60 * 60;

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeAll(async () => {
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

const invite = async (user: Parameters<typeof inviteUser>[1]) => {
  await inviteUser(harness.services, user);
  const link = new URL(harness.links.at(-1) ?? '');
  const { email, ...fields } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  return { page: `${link.pathname}${link.search}`, email, fields };
};
let number = 0;
/** A user for whom an administrator has made an account. */
const invited = async (given: Parameters<typeof harness.newUser>[1] = {}) => {
  number += 1;
  const user = await harness.newUser(`invited${number}`, given);
  return { user, ...(await invite(user)) };
};
const accept = (fields: object, given: { password?: string; seconds?: number } = {}) =>
  harness.act('acceptInvitation', {
    body: { ...fields, password: given.password ?? chosen },
    ...(given.seconds ? { seconds: given.seconds } : {}),
  });
const opensWith = async (username: string, secret: string) =>
  typeof (await harness.logIn(username, secret)) === 'object';

describe('the link of an invitation', () => {
  it('leads to the page on which passwords are chosen, in the language of the account, and sets one', async () => {
    const { user, page, email, fields } = await invited({ language: 'fr' });
    expect([page, email]).toEqual(['/reset-password?lang=fr', user.email]);
    const stored = JSON.stringify(await harness.services.invitations.ofUser(user.id));
    expect(stored).not.toContain(fields.invitation);
    expect(await accept(fields)).toBeUndefined();
    expect(await opensWith(user.username, chosen)).toBe(true);
    const [entry] = await harness.entered('account.acceptInvitation');
    expect(entry).toMatchObject({ resource: { id: user.id }, actor: { id: user.id } });
  });

  it('works once, also where two use it at the same time', async () => {
    const { user, fields } = await invited();
    const [first, second] = [`${chosen}1`, `${chosen}2`];
    const outcomes = await Promise.all([accept(fields, { password: first }), accept(fields, { password: second })]);
    expect(outcomes.toSorted()).toEqual(['invitationInvalid', undefined]);
    expect(await accept(fields, { password: `${chosen}3` })).toBe('invitationInvalid');
    const winner = outcomes[0] === undefined ? first : second;
    expect(await opensWith(user.username, winner)).toBe(true);
  });

  it.each([
    ['works on the seventh day', 7 * day - 60, undefined],
    ['is dead after it', 7 * day, 'invitationInvalid'],
  ])('%s', async (_what, seconds, outcome) => {
    const { fields } = await invited();
    expect(await accept(fields, { seconds })).toBe(outcome);
  });

  it('is dead once a newer one was sent', async () => {
    const { user, fields } = await invited();
    const newer = await invite(user);
    expect(await accept(fields)).toBe('invitationInvalid');
    expect(await accept(newer.fields)).toBeUndefined();
  });

  it('is dead once the password was chosen in another way', async () => {
    const { user, fields } = await invited();
    const caller = await harness.caller(user);
    const change = { as: caller, body: { currentPassword: password, newPassword: `${chosen}4` } };
    expect(await harness.act('changePassword', change)).not.toBeTypeOf('string');
    expect(await accept(fields)).toBe('invitationInvalid');
    expect(await opensWith(user.username, `${chosen}4`)).toBe(true);
  });

  it.each([
    ['the user is disabled', (id: string) => harness.users.change(id, { enabled: false })],
    ['the user is deleted', (id: string) => harness.users.remove(id)],
    ['the account has another address', (id: string) => harness.users.change(id, { email: `${id}@new.example` })],
  ])('is dead where %s', async (_why, happen) => {
    const { user, fields } = await invited();
    await happen(user.id);
    expect(await accept(fields)).toBe('invitationInvalid');
  });

  it('is nobody else’s, and cannot be guessed without end', async () => {
    const [own, others] = [await invited(), await invited()];
    expect(await accept({ ...own.fields, user: others.user.id })).toBe('invitationInvalid');
    const guesses = [];
    for (let guess = 0; guess < 45; guess += 1) {
      guesses.push(await accept({ ...own.fields, invitation: `guess-${guess}` }, { seconds: 1 }));
    }
    expect(new Set(guesses)).toEqual(new Set(['invitationInvalid', 'tooManyAttempts']));
    expect(await accept(own.fields, { seconds: day })).toBeUndefined();
  });

  it('still works after a password that is refused', async () => {
    const { user, fields } = await invited();
    expect(await accept(fields, { password: `${user.username}!` })).toBe('passwordTooCommon');
    const { setPassword } = harness.services.identity;
    harness.services.identity.setPassword = () => Promise.reject(new IdentityRefusal('password'));
    expect(await accept(fields)).toBe('passwordTooCommon');
    harness.services.identity.setPassword = setPassword;
    expect(await accept(fields)).toBeUndefined();
  });

  it('ends what was opened with the password that the administrator chose, and tells only who was there before', async () => {
    const { user, fields } = await invited();
    const caller = await harness.caller(user);
    const sent = harness.links.length;
    expect(await accept(fields)).toBeUndefined();
    expect(await harness.sessions.get(caller)).toMatchObject({ state: 'revoked' });
    expect(await opensWith(user.username, password)).toBe(false);
    expect(harness.links.slice(sent)).toEqual([expect.stringContaining('/request-password-reset')]);
    const fresh = await invited();
    const before = harness.links.length;
    expect(await accept(fresh.fields)).toBeUndefined();
    expect(harness.links).toHaveLength(before);
  });
});
