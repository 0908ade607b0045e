import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  people = peopleOf(product, operator);
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

type Link = Awaited<ReturnType<Product['undoLink']>>;
const undo = (body: Partial<Link>, from?: string) =>
  product.send('POST /auth/undo-email-change', { body, ...(from ? { from } : {}) });
const emailOf = async ({ username }: Person) => {
  const { body } = await product.send(`GET /users/list?search=${username}`, { token: await product.admin() });
  return body.items[0].email;
};
/** A person who knows the password, and can prove a second factor that is on, gives the account another address. */
const changeEmail = async (token: string, email: string, proof: object = {}) => {
  if (!('password' in proof)) await product.confirm(token);
  await product.send('POST /api/account/email', { token, body: { email, ...proof } });
  const body = { code: await product.mailedCode(email) };
  const { status, text } = await product.send('POST /api/account/email/confirm', { token, body });
  expect(status, text).toBe(200);
};
/** The same by an administrator: the mail and its link are alike. */
const move = async ({ id }: Person, email: string) => {
  const { status, text } = await product.send(`PATCH /users/update/${id}`, {
    token: await product.admin(),
    body: { email },
  });
  expect(status, text).toBe(200);
};
const newPassword = 'Pas-de-deux-at-ten!';
const choosePassword = async (email: string) => {
  const body = { email, code: await product.resetCode(email), password: newPassword };
  expect((await product.send('POST /auth/reset-password', { body })).status).toBe(204);
};

describe('the link in the mail to a former address', () => {
  it('gives it back, ends every session and the password, and mails the way to a new one', async () => {
    const owner = await people.person();
    const [stolen, email] = [await people.tokenOf(owner.username), `thief-of-${owner.email}`];
    await changeEmail(stolen, email);
    expect((await product.send('GET /api/account', { token: owner.token })).status).toBe(401);

    expect((await undo(await product.undoLink(owner.email))).status).toBe(204);
    expect((await product.send('GET /api/account', { token: stolen })).status).toBe(401);
    expect((await people.logIn(owner.username)).body.code).toBe('invalidCredentials');
    await people.requestReset(email);
    await expect(product.resetCode(email)).rejects.toThrow('no link was sent');
    await choosePassword(owner.email);
    expect((await people.logIn(owner.email, newPassword)).body.user.id).toBe(owner.id);

    const { body } = await product.send('GET /api/admin/audit?action=account.undoEmailChange', {
      token: await product.admin(),
    });
    const [{ actor, resource, changes }] = body.items;
    expect([actor.id, resource.id, changes]).toEqual([owner.id, owner.id, [{ field: 'email' }]]);
  });

  it('works after a second change too, and then ends the link that the thief got', async () => {
    const owner = await people.person();
    const first = `first-${owner.email}`;
    await move(owner, first);
    await move(owner, `second-${owner.email}`);
    const stolen = await product.undoLink(first);
    expect((await undo(await product.undoLink(owner.email))).status).toBe(204);
    expect((await undo(stolen)).body.code).toBe('undoLinkInvalid');
    expect(await emailOf(owner)).toBe(owner.email);
  });

  it('still works after the thief has used the link of the second change', async () => {
    const owner = await people.person();
    const first = `first-${owner.email}`;
    await move(owner, first);
    await move(owner, `second-${owner.email}`);
    expect((await undo(await product.undoLink(first))).status).toBe(204);
    expect(await emailOf(owner)).toBe(first);
    expect((await undo(await product.undoLink(owner.email))).status).toBe(204);
    expect(await emailOf(owner)).toBe(owner.email);
  });

  /** The log-in after the address is back. */
  const logInAfterUndo = async ({ email }: Pick<Person, 'email'>) => {
    expect((await undo(await product.undoLink(email))).status).toBe(204);
    await choosePassword(email);
    return (await people.logIn(email, newPassword)).body;
  };
  const answer = (body: object) => product.send('POST /auth/two-factor', { body });
  /** Undoes the change: a recovery code of the thief's is refused, a code by mail lets the owner in. */
  const expectOwnerInByMail = async (owner: Person, [stolenCode]: readonly string[] = []) => {
    const { challenge, challengeId } = await logInAfterUndo(owner);
    expect(challenge).toBe('email');
    if (stolenCode !== undefined) {
      const stolen = await answer({ challengeId, recoveryCode: stolenCode, password: newPassword });
      expect(stolen.body.code).toBe('codeInvalid');
    }
    const { body } = await answer({ challengeId, code: await product.mailedCode(owner.email) });
    expect(body.user.id).toBe(owner.id);
  };
  /** An authenticator that has been in use for a week, and a log-in with it. */
  const longUsedAuthenticator = async (owner: Person) => {
    const factor = await people.useAuthenticator(owner);
    await product.clock.advance(7 * 86_400_000 + 60_000);
    const { challengeId } = (await people.logIn(owner.username)).body;
    const { token } = (await answer({ challengeId, code: factor.codeAt() })).body;
    return { ...factor, own: token };
  };

  it('takes away an authenticator of since, with its recovery codes: codes by mail take its place', async () => {
    const owner = await people.person();
    await move(owner, `thief-of-${owner.email}`);
    const { recoveryCodes } = await people.useAuthenticator({ ...owner, token: await people.tokenOf(owner.username) });
    await expectOwnerInByMail(owner, recoveryCodes);
  });

  it('does not let a reader of the former mailbox past the authenticator of before; its owner gets in [Q-054]', async () => {
    const owner = await people.person();
    const { codeAt, recoveryCodes, own } = await longUsedAuthenticator(owner);
    await changeEmail(own, `new-${owner.email}`, { password, code: codeAt(1) });
    await product.clock.advance(90_000);
    const { challenge, challengeId, token } = await logInAfterUndo(owner);
    expect([challenge, token]).toEqual(['totp', undefined]);
    expect((await answer({ challengeId, code: '000000' })).body.code).toBe('codeInvalid');
    expect((await answer({ challengeId, code: codeAt() })).body.user.id).toBe(owner.id);
    const again = (await people.logIn(owner.email, newPassword)).body;
    const recovered = await answer({
      challengeId: again.challengeId,
      recoveryCode: recoveryCodes[0],
      password: newPassword,
    });
    expect(recovered.body.user.id).toBe(owner.id);
    await product.clock.reset();
  });

  it('asks for codes by mail again where they were asked for before, now at this address', async () => {
    const owner = await people.person();
    const { recoveryCodes } = await people.useMailedCodes(owner);
    await changeEmail(owner.token, `thief-of-${owner.email}`, { password, recoveryCode: recoveryCodes[0] });
    await expectOwnerInByMail(owner);
    await product.clock.reset();
  });

  it('ends recovery codes that were made after the change, and keeps the authenticator of before', async () => {
    const owner = await people.person();
    const { codeAt, recoveryCodes, own } = await longUsedAuthenticator(owner);
    await changeEmail(own, `thief-of-${owner.email}`, { password, recoveryCode: recoveryCodes[0] });
    const renewed = await product.send('POST /auth/two-factor/recovery-codes', {
      token: own,
      body: { password, code: codeAt(1) },
    });
    const [recoveryCode] = renewed.body.recoveryCodes;
    const { challenge, challengeId } = await logInAfterUndo(owner);
    expect(challenge).toBe('totp');
    expect((await answer({ challengeId, recoveryCode, password: newPassword })).body.code).toBe('codeInvalid');
    await product.clock.advance(90_000);
    expect((await answer({ challengeId, code: codeAt() })).body.user.id).toBe(owner.id);
    await product.clock.reset();
  });

  it('gives the account back though the thief has set up an authenticator just before the change', async () => {
    const owner = await people.person();
    const { codeAt, recoveryCodes } = await people.useAuthenticator(owner);
    await changeEmail(owner.token, `thief-of-${owner.email}`, { password, code: codeAt(1) });
    await expectOwnerInByMail(owner, recoveryCodes);
  });

  it('gives it back though the thief has begun, and not finished, to set up another authenticator', async () => {
    const owner = await people.person();
    await changeEmail(owner.token, `thief-of-${owner.email}`);
    const { codeAt } = await people.useAuthenticator(owner);
    await people.beginAuthenticator(owner, { code: codeAt(1) });
    await expectOwnerInByMail(owner);
  });

  it('brings codes by mail where the authenticator of before was switched off since', async () => {
    const owner = await people.person();
    const { codeAt, recoveryCodes } = await people.useAuthenticator(owner);
    await changeEmail(owner.token, `thief-of-${owner.email}`, { password, recoveryCode: recoveryCodes[0] });
    const body = { password, code: codeAt(1) };
    expect((await product.send('POST /auth/two-factor/disable', { token: owner.token, body })).status).toBe(204);
    expect((await logInAfterUndo(owner)).challenge).toBe('email');
  });

  it('wins the address from a sign-up that nobody has confirmed, not from somebody who has proven it', async () => {
    const [owner, other] = [await people.person(), await people.person()];
    for (const person of [owner, other]) await move(person, `new-${person.email}`);
    const profile = { gender: '', birthDate: '', phone: '', location: '', language: 'en', newsletter: false };
    const form = { username: 'squatter', email: owner.email, password, confirmPassword: password, ...profile };
    await product.send('POST /auth/signup', { body: { ...form, turnstileToken: await operator.botCheck() } });
    expect((await undo(await product.undoLink(owner.email))).status).toBe(204);
    expect(await emailOf(owner)).toBe(owner.email);
    await product.newUser({ username: 'heir', email: other.email });
    const refused = await undo(await product.undoLink(other.email));
    expect([refused.status, refused.body.code]).toEqual([409, 'emailTaken']);
    expect(await emailOf(other)).toBe(`new-${other.email}`);
    // The user who changed the address is out anyway.
    expect((await product.send('GET /api/account', { token: other.token })).status).toBe(401);
    expect((await people.logIn(other.username)).body.code).toBe('invalidCredentials');
  });

  it('mails the way to a new password once, however often it is pressed at once', async () => {
    const owner = await people.person();
    await move(owner, `new-${owner.email}`);
    const link = await product.undoLink(owner.email);
    const before = (await product.mails(owner.email)).length;
    const replies = await Promise.all(Array.from({ length: 6 }, () => undo(link)));
    expect(replies.map(({ status }) => status)).toContain(204);
    expect(replies.filter(({ status }) => status !== 204 && status !== 400)).toEqual([]);
    expect((await product.mails(owner.email)).length - before).toBe(1);
    expect(await emailOf(owner)).toBe(owner.email);
  });

  it('says the same of a link that is used, wrong, too old, or whose account is gone', async () => {
    const [used, aged, gone] = [await people.person(), await people.person(), await people.person()];
    const links: Link[] = [];
    for (const person of [used, aged, gone]) {
      await move(person, `new-${person.email}`);
      links.push(await product.undoLink(person.email));
    }
    const [usedLink, agedLink, goneLink] = links as [Link, Link, Link];
    expect((await undo(usedLink)).status).toBe(204);
    await product.send(`DELETE /users/delete/${gone.id}`, { token: await product.admin() });
    const wrong = { ...agedLink, code: usedLink.code };
    const replies = await Promise.all(
      [usedLink, goneLink, wrong, { ...agedLink, code: 'x' }].map((each) => undo(each)),
    );
    await product.clock.advance(7 * 86_400_000);
    replies.push(await undo(agedLink));
    await product.clock.reset();
    for (const { status, body } of replies) {
      expect([status, body]).toEqual([
        400,
        { ...replies[0]?.body, code: 'undoLinkInvalid', requestId: body.requestId },
      ]);
    }
  });

  it('is not for trying: one address of the network may fail forty times, then has to wait', async () => {
    const body = { user: (await people.person()).id, code: 'a-guess' };
    const codes: string[] = [];
    for (let attempt = 0; attempt < 42; attempt += 1) codes.push((await undo(body, '127.9.9.9')).body.code);
    expect(codes.slice(0, 40).every((code) => code === 'undoLinkInvalid')).toBe(true);
    expect(codes.at(-1)).toBe('tooManyAttempts');
  });

  it('is kept as a hash alone, and opening its page undoes nothing', async () => {
    const owner = await people.person();
    await move(owner, `new-${owner.email}`);
    const link = await product.undoLink(owner.email);
    expect(JSON.stringify(await operator.items())).not.toContain(link.code);
    for (const route of ['GET', 'HEAD']) {
      await product.send(`${route} /undo-email-change?user=${link.user}&code=${link.code}`);
      expect((await product.send(`${route} /auth/undo-email-change?user=${link.user}&code=${link.code}`)).status).toBe(
        404,
      );
    }
    expect(await emailOf(owner)).toBe(`new-${owner.email}`);
  });
});
