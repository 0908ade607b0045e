import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticatorCode } from '#test/lambdas/auth/memory-pool.ts';
import { watchTable } from '#test/lambdas/users/people.ts';
import { client, openStage, password } from './stage.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeEach(async () => {
  await stage?.close();
  stage = await openStage();
});
afterAll(() => stage.close());

const nobody = 'nobody-at-all';
const answer = (challengeId: string, given: object) =>
  stage.act('answerChallenge', { body: { challengeId, ...given } });

describe('the audit log of log-ins [S-109, S-138]', () => {
  it('has a log-in with its session, user, address and browser', async () => {
    const user = await stage.newUser('odette');
    const { userId, originId } = await stage.caller(user);
    expect(await stage.entered()).toMatchObject([
      {
        action: 'session.logIn',
        actor: { id: user.id, name: '' },
        resource: { type: 'session', id: `${userId}.${originId}`, name: '' },
        ...client,
      },
    ]);
  });

  it('costs a log-in no request: the session and its entry are one transaction', async () => {
    const user = await stage.newUser('odile');
    const sent = watchTable(stage.table);
    await stage.logIn(user.username);
    const commands = sent.map(({ command }) => command);
    expect(commands.filter((command) => command === 'TransactWriteItemsCommand')).toHaveLength(1);
    expect(commands).not.toContain('PutItemCommand');
  });

  it('has neither session nor entry where one of the two cannot be written', async () => {
    const user = await stage.newUser('siegfried');
    const { audit } = stage.services;
    const taken = audit.entry({}, { action: 'audit.export', resource: { id: '' } });
    await stage.table.client.send(new PutCommand(taken.Put as PutCommandInput));
    stage.services.audit.entry = () => taken;
    await expect(stage.logIn(user.username)).rejects.toThrow('ConditionalCheckFailed');
    expect(await stage.sessions.ofUser(user.id)).toEqual([]);
    expect(await stage.entered('session.logIn')).toEqual([]);
  });

  it('has a log-out, once', async () => {
    const caller = await stage.caller(await stage.newUser('rothbart'));
    await stage.act('logout', { as: caller });
    await stage.act('logout', { as: caller });
    expect(await stage.entered('session.logOut')).toMatchObject([{ actor: { name: '' }, ...client }]);
    expect(await stage.entered('session.revoke')).toEqual([]);
  });

  it('has a session that the pool would not prolong, as ended by the product itself', async () => {
    const caller = await stage.caller(await stage.newUser('benno'));
    const session = await stage.sessions.get(caller);
    await stage.services.identity.revoke(session?.refreshToken ?? '');
    expect(await stage.act('refresh', { as: caller })).toBe('authenticationRequired');
    expect(await stage.entered('session.revoke')).toMatchObject([{ actor: { name: 'system' } }]);
  });
});

describe('the audit log of log-ins that fail', () => {
  it('says whose name it was, where anybody has it, and never what was typed', async () => {
    const user = await stage.newUser('giselle');
    await stage.logIn('GISELLE', 'wrong');
    await stage.logIn(user.email, 'wrong');
    await stage.logIn(nobody, 'wrong');
    const entries = await stage.entered();
    expect(entries.map(({ action, actor, resource }) => [action, actor.name, resource.id])).toEqual([
      ['session.logInFailed', 'anonymous', ''],
      ['session.logInFailed', 'anonymous', user.id],
      ['session.logInFailed', 'anonymous', user.id],
    ]);
    expect(entries).toMatchObject([client, client, client]);
    expect(JSON.stringify(entries)).not.toMatch(/GISELLE|nobody-at-all|wrong|@/);
  });

  it('costs the same requests for a name that somebody has and one that nobody has [S-242]', async () => {
    const user = await stage.newUser('myrtha');
    const sent = watchTable(stage.table);
    const requestsOf = async (name: string) => {
      sent.length = 0;
      expect(await stage.logIn(name, 'wrong')).toBe('invalidCredentials');
      return sent.map(({ command }) => command).toSorted();
    };
    expect(await requestsOf(user.username)).toEqual(await requestsOf(nobody));
  });

  it('has somebody who may not log in, and whose password is right', async () => {
    const user = await stage.newUser('hilarion', { enabled: false });
    expect(await stage.logIn(user.username)).toBe('invalidCredentials');
    expect(await stage.entered()).toMatchObject([{ action: 'session.logInFailed', resource: { id: user.id } }]);
  });

  it('has nothing of what the bot-check or the count of attempts kept out', async () => {
    const { username } = await stage.newUser('bathilde');
    await stage.act('login', { body: { username, password, turnstileToken: 'robot' } });
    expect(await stage.entered()).toEqual([]);
    const replies = [];
    for (let index = 0; index < 12; index += 1) {
      stage.services.clock();
      replies.push(await Promise.all(Array.from({ length: 4 }, () => stage.logIn(username, 'wrong'))));
    }
    const refused = replies.flat().filter((code) => code === 'invalidCredentials');
    expect(refused.length).toBeLessThan(48);
    expect(await stage.entered()).toHaveLength(refused.length);
  });
});

describe('the audit log of a second factor', () => {
  it('has a log-in by mailed code when the code is right, and each that was wrong', async () => {
    const user = await stage.newUser('aurora', { secondFactor: 'email' });
    const { challengeId } = await stage.logIn(user.username);
    expect(await stage.entered()).toEqual([]);
    const code = stage.codes.at(-1) ?? '';
    await answer(challengeId, { code: code === '000000' ? '000001' : '000000' });
    expect(await stage.entered()).toMatchObject([
      { action: 'session.logInFailed', resource: { id: user.id }, ...client },
    ]);
    const { userId, originId } = stage.callerOf(await answer(challengeId, { code }));
    expect(await stage.entered('session.logIn')).toMatchObject([
      { actor: { id: user.id }, resource: { id: `${userId}.${originId}` }, ...client },
    ]);
    expect(await answer(challengeId, { code })).toBe('challengeExpired');
    expect(await stage.entered('session.logIn')).toHaveLength(1);
  });

  it('has a log-in by authenticator', async () => {
    const user = await stage.newUser('desire', { secondFactor: 'totp' });
    await stage.services.identity.setTotp(user.id, true);
    const { challengeId } = await stage.logIn(user.username);
    await answer(challengeId, { code: '000000' });
    expect(await stage.entered('session.logIn')).toEqual([]);
    await answer(challengeId, { code: authenticatorCode });
    expect(await stage.entered('session.logIn')).toHaveLength(1);
    expect(await stage.entered('session.logInFailed')).toHaveLength(1);
  });

  it('has a recovery code, which takes the place of the authenticator', async () => {
    const user = await stage.newUser('carabosse');
    const caller = await stage.caller(user);
    await stage.act('beginTotp', { as: caller, body: { password } });
    const { recoveryCodes } = await stage.act('confirmTotp', { as: caller, body: { code: authenticatorCode } });
    await stage.services.identity.setTotp(user.id, true);
    const { challengeId } = await stage.logIn(user.username);
    await answer(challengeId, { recoveryCode: 'AAAAA-AAAAA', password });
    expect(await stage.entered('session.logInFailed')).toHaveLength(1);
    await answer(challengeId, { recoveryCode: recoveryCodes[0], password });
    const [change] = await stage.entered('account.changeSecondFactor');
    expect(change).toMatchObject({
      actor: { id: user.id, name: '' },
      changes: [{ field: 'secondFactor', before: 'totp', after: 'email' }],
      ...client,
    });
    expect(await stage.entered('session.logIn')).toHaveLength(2);
  });
});
