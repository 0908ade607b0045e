import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';
import { watchTable } from '#test/lambdas/users/people.ts';
import { client, openAuthHarness, password } from './auth-harness.ts';

let harness: Awaited<ReturnType<typeof openAuthHarness>>;
beforeEach(async () => {
  await harness?.close();
  harness = await openAuthHarness();
});
afterAll(() => harness.close());

const nobody = 'nobody-at-all';
const answer = (challengeId: string, given: object) =>
  harness.act('answerChallenge', { body: { challengeId, ...given } });

describe('the audit log of log-ins [S-109, S-138]', () => {
  it('has a log-in with its session, user, address and browser', async () => {
    const user = await harness.newUser('odette');
    const { userId, originId } = await harness.caller(user);
    expect(await harness.entered()).toMatchObject([
      {
        action: 'session.logIn',
        actor: { id: user.id, name: '' },
        resource: { type: 'session', id: `${userId}.${originId}`, name: '' },
        ...client,
      },
    ]);
  });

  it('costs a log-in no request: the session and its entry are one transaction', async () => {
    const user = await harness.newUser('odile');
    const sent = watchTable(harness.table);
    await harness.logIn(user.username);
    const commands = sent.map(({ command }) => command);
    expect(commands.filter((command) => command === 'TransactWriteItemsCommand')).toHaveLength(1);
    expect(commands).not.toContain('PutItemCommand');
  });

  it('has neither session nor entry where one of the two cannot be written', async () => {
    const user = await harness.newUser('siegfried');
    const { audit } = harness.services;
    const taken = audit.entry({}, { action: 'audit.export', resource: { id: '' } });
    await harness.table.client.send(new PutCommand(taken.Put as PutCommandInput));
    harness.services.audit.entry = () => taken;
    await expect(harness.logIn(user.username)).rejects.toThrow('ConditionalCheckFailed');
    expect(await harness.sessions.ofUser(user.id)).toEqual([]);
    expect(await harness.entered('session.logIn')).toEqual([]);
  });

  it('has a log-out, once', async () => {
    const caller = await harness.caller(await harness.newUser('rothbart'));
    await harness.act('logout', { as: caller });
    await harness.act('logout', { as: caller });
    expect(await harness.entered('session.logOut')).toMatchObject([{ actor: { name: '' }, ...client }]);
    expect(await harness.entered('session.revoke')).toEqual([]);
  });

  it('has a session that the pool would not prolong, as ended by the product itself', async () => {
    const caller = await harness.caller(await harness.newUser('benno'));
    const session = await harness.sessions.get(caller);
    await harness.services.identity.revoke(session?.refreshToken ?? '');
    expect(await harness.act('refresh', { as: caller })).toBe('authenticationRequired');
    expect(await harness.entered('session.revoke')).toMatchObject([{ actor: { name: 'system' } }]);
  });
});

describe('the audit log of log-ins that fail', () => {
  it('says whose name it was, where anybody has it, and never what was typed', async () => {
    const user = await harness.newUser('giselle');
    await harness.logIn('GISELLE', 'wrong');
    await harness.logIn(user.email, 'wrong');
    await harness.logIn(nobody, 'wrong');
    const entries = await harness.entered();
    expect(entries.map(({ action, actor, resource }) => [action, actor.name, resource.id])).toEqual([
      ['session.logInFailed', 'anonymous', ''],
      ['session.logInFailed', 'anonymous', user.id],
      ['session.logInFailed', 'anonymous', user.id],
    ]);
    expect(entries).toMatchObject([client, client, client]);
    expect(JSON.stringify(entries)).not.toMatch(/GISELLE|nobody-at-all|wrong|@/);
  });

  it('costs the same requests for a name that somebody has and one that nobody has [S-242]', async () => {
    const user = await harness.newUser('myrtha');
    const sent = watchTable(harness.table);
    const requestsOf = async (name: string) => {
      sent.length = 0;
      expect(await harness.logIn(name, 'wrong')).toBe('invalidCredentials');
      return sent.map(({ command }) => command).toSorted();
    };
    expect(await requestsOf(user.username)).toEqual(await requestsOf(nobody));
  });

  it('has somebody who may not log in, and whose password is right', async () => {
    const user = await harness.newUser('hilarion', { enabled: false });
    expect(await harness.logIn(user.username)).toBe('invalidCredentials');
    expect(await harness.entered()).toMatchObject([{ action: 'session.logInFailed', resource: { id: user.id } }]);
  });

  it('has nothing of what the bot-check or the count of attempts kept out', async () => {
    const { username } = await harness.newUser('bathilde');
    await harness.act('login', { body: { username, password, turnstileToken: 'robot' } });
    expect(await harness.entered()).toEqual([]);
    const replies = [];
    for (let index = 0; index < 12; index += 1) {
      harness.services.clock();
      replies.push(await Promise.all(Array.from({ length: 4 }, () => harness.logIn(username, 'wrong'))));
    }
    const refused = replies.flat().filter((code) => code === 'invalidCredentials');
    expect(refused.length).toBeLessThan(48);
    expect(await harness.entered()).toHaveLength(refused.length);
  });
});

describe('the audit log of a second factor', () => {
  it('has a log-in by mailed code when the code is right, and each that was wrong', async () => {
    const user = await harness.newUser('aurora', { secondFactor: 'email' });
    const { challengeId } = await harness.logIn(user.username);
    expect(await harness.entered()).toEqual([]);
    const code = harness.codes.at(-1) ?? '';
    await answer(challengeId, { code: code === '000000' ? '000001' : '000000' });
    expect(await harness.entered()).toMatchObject([
      { action: 'session.logInFailed', resource: { id: user.id }, ...client },
    ]);
    const { userId, originId } = harness.callerOf(await answer(challengeId, { code }));
    expect(await harness.entered('session.logIn')).toMatchObject([
      { actor: { id: user.id }, resource: { id: `${userId}.${originId}` }, ...client },
    ]);
    expect(await answer(challengeId, { code })).toBe('challengeExpired');
    expect(await harness.entered('session.logIn')).toHaveLength(1);
  });

  it('has a log-in by authenticator', async () => {
    const user = await harness.newUser('desire', { secondFactor: 'totp' });
    await harness.services.identity.setTotp(user.id, true);
    const { challengeId } = await harness.logIn(user.username);
    await answer(challengeId, { code: '000000' });
    expect(await harness.entered('session.logIn')).toEqual([]);
    await answer(challengeId, { code: authenticatorCode });
    expect(await harness.entered('session.logIn')).toHaveLength(1);
    expect(await harness.entered('session.logInFailed')).toHaveLength(1);
  });

  it('has a recovery code, which takes the place of the authenticator', async () => {
    const user = await harness.newUser('carabosse');
    const caller = await harness.caller(user);
    await harness.act('beginTotp', { as: caller, body: { password } });
    const { recoveryCodes } = await harness.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
    await harness.services.identity.setTotp(user.id, true);
    const { challengeId } = await harness.logIn(user.username);
    await answer(challengeId, { recoveryCode: 'AAAAA-AAAAA', password });
    expect(await harness.entered('session.logInFailed')).toHaveLength(1);
    await answer(challengeId, { recoveryCode: recoveryCodes[0], password });
    const [change] = await harness.entered('account.changeSecondFactor');
    expect(change).toMatchObject({
      actor: { id: user.id, name: '' },
      changes: [{ field: 'secondFactor', before: 'totp', after: 'email' }],
      ...client,
    });
    expect(await harness.entered('session.logIn')).toHaveLength(2);
  });
});
