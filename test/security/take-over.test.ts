import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { type Person, peopleOf } from './people.ts';

let product: Product;
let people: ReturnType<typeof peopleOf>;
/** Whose token was stolen: the thief has it, and not the password. */
let robbed: Person;
let other: Person;
beforeAll(async () => {
  product = await openProduct();
  people = peopleOf(product);
  const { id, username, email } = await product.newUser({ isAdmin: true });
  robbed = { id, username, email, token: await people.tokenOf(username) };
  other = await people.person({ isAdmin: true });
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

let made = 0;
const newForm = (fields: object = {}) => {
  made += 1;
  const username = `made-${made}`;
  return { username, email: `${username}@dance.example`, password, ...fields };
};
const asRobbed = (route: string, body?: unknown, headers = {}) =>
  product.send(route, { token: robbed.token, body, headers });
const subjects = async (address: string) => (await product.mails(address)).map(({ subject }) => subject);
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [status, body?.code];

describe('with an administrator’s token alone', () => {
  it('nobody changes an address or a role, makes or shuts out an administrator, or deletes anybody', async () => {
    const person = await people.person();
    const sessions = await product.send(`GET /sessions/list?user_id=${other.id}`, { token: robbed.token });
    for (const [route, body] of [
      [`PATCH /users/update/${person.id}`, { email: 'thief@dance.example' }],
      [`PATCH /users/update/${person.id}`, { isAdmin: true }],
      [`PATCH /users/update/${person.id}`, { roles: ['editor'] }],
      [`PATCH /users/update/${other.id}`, { isAdmin: false }],
      [`PATCH /users/update/${other.id}`, { enabled: false }],
      [`DELETE /sessions/revoke/${sessions.body.items[0].id}`, undefined],
      [`DELETE /users/delete/${person.id}`, undefined],
      ['POST /users/create', newForm({ isAdmin: true })],
      ['POST /api/account/email', { email: 'thief@dance.example' }],
      ['POST /api/account/username', { username: 'thief' }],
      // Lists of addresses, of names and of network addresses.
      ['POST /api/admin/users/export', {}],
      ['POST /api/admin/users/export', { userIds: [person.id] }],
      ['POST /api/admin/audit/export', {}],
      [`POST /api/admin/campaigns/${randomUUID()}/recipients/export`, {}],
    ] as const) {
      expect(codeOf(await asRobbed(route, body)), route).toEqual([403, 'confirmationNeeded']);
    }
    expect(codeOf(await asRobbed('POST /auth/confirm', { password: 'A-guess-of-thieves!' }))).toEqual([
      400,
      'passwordWrong',
    ]);
    const { body } = await product.send(`GET /users/list?search=${person.username}`, { token: await product.admin() });
    expect(body.items[0]).toMatchObject({ email: person.email, isAdmin: false, roles: ['user'] });
    expect((await product.send('GET /api/account', { token: other.token })).body).toMatchObject({ isAdmin: true });
  });

  it('everyday work goes on: people are made, blocked and edited', async () => {
    const { status, body } = await asRobbed('POST /users/create', newForm());
    expect(status).toBe(201);
    for (const change of [{ location: 'Haifa' }, { enabled: false }, { enabled: true }]) {
      expect((await asRobbed(`PATCH /users/update/${body.id}`, change)).status).toBe(200);
    }
  });
});

describe('an administrator who gives the password again', () => {
  const inTenMinutes = 10 * 60_000;

  it('may do all of it for ten minutes, in this session only; the refused call can be repeated with its key', async () => {
    const { id } = await people.person();
    const session = await people.tokenOf(robbed.username);
    const promote = (token: string) =>
      product.send(`PATCH /users/update/${id}`, {
        token,
        body: { isAdmin: true },
        headers: { 'idempotency-key': 'asked-for-the-password' },
      });
    expect(codeOf(await promote(session))).toEqual([403, 'confirmationNeeded']);
    await product.confirm(session);
    expect((await promote(session)).status).toBe(200);
    expect(codeOf(await asRobbed(`DELETE /users/delete/${id}`))).toEqual([403, 'confirmationNeeded']);
    await product.clock.advance(inTenMinutes);
    expect(
      codeOf(await product.send(`PATCH /users/update/${id}`, { token: session, body: { isAdmin: false } })),
    ).toEqual([403, 'confirmationNeeded']);
    await product.clock.reset();
    const { body } = await product.send('GET /api/admin/audit?action=session.confirm', {
      token: await product.admin(),
    });
    expect(body.items.map(({ actor }: { actor: { name: string } }) => actor.name)).toContain(robbed.username);
  });

  it('gives a code of the second factor as well, where one is on', async () => {
    const [byApp, byMail] = [await people.person(), await people.person()];
    const { codeAt } = await people.useAuthenticator(byApp);
    await people.useMailedCodes(byMail);
    const confirm = ({ token }: Person, proof: object = {}) =>
      product.send('POST /auth/confirm', { token, body: { password, ...proof } });
    for (const person of [byApp, byMail]) expect(codeOf(await confirm(person))).toEqual([403, 'factorCodeNeeded']);
    expect(codeOf(await confirm(byApp, { code: '000000' }))).toEqual([400, 'codeInvalid']);
    expect((await confirm(byApp, { code: codeAt(1) })).body.confirmation).toEqual(expect.any(String));
    await product.clock.advance(60_000);
    const asked = await product.send('POST /auth/two-factor/proof', { token: byMail.token, body: { password } });
    expect(asked.body.factor).toBe('email');
    const proven = await confirm(byMail, { code: await product.mailedCode(byMail.email) });
    expect(proven.body.confirmation).toEqual(expect.any(String));
    await product.clock.reset();
  });

  it('may do it in the tab where it was given: the token of the same session, taken elsewhere, may not', async () => {
    const { id } = await people.person();
    const token = await product.confirm(await people.tokenOf(robbed.username));
    const promote = (headers: Record<string, string> = {}) =>
      product.send(`PATCH /users/update/${id}`, { token, body: { isAdmin: true }, headers });
    for (const guess of ['', 'a-guess', 'true']) {
      expect(codeOf(await promote({ 'x-confirmation': guess })), guess).toEqual([403, 'confirmationNeeded']);
    }
    const other = await product.send('POST /auth/confirm', { token, body: { password } });
    const { confirmation } = other.body;
    expect((await promote({ 'x-confirmation': confirmation })).status).toBe(200);
    // A second tab takes nothing from the first.
    expect((await promote()).status).toBe(200);
    const session = await people.tokenOf(robbed.username);
    const elsewhere = { token: session, headers: { 'x-confirmation': confirmation } };
    expect(codeOf(await product.send(`DELETE /users/delete/${id}`, elsewhere))).toEqual([403, 'confirmationNeeded']);
  });

  it('cannot change another administrator’s address, nor their own without proving it', async () => {
    const session = await product.confirm(await people.tokenOf(robbed.username));
    for (const { id } of [other, robbed]) {
      expect(
        codeOf(
          await product.send(`PATCH /users/update/${id}`, { token: session, body: { email: 'mine@dance.example' } }),
        ),
      ).toEqual([409, 'administratorAddress']);
    }
  });

  it('changes a user’s address: the former one hears of it, and every session ends', async () => {
    const session = await product.confirm(await people.tokenOf(robbed.username));
    const person = await people.person();
    const email = `new-${person.email}`;
    const reply = await product.send(`PATCH /users/update/${person.id}`, { token: session, body: { email } });
    expect([reply.status, reply.body.email]).toEqual([200, email]);
    expect(await subjects(person.email)).toContain('Your email address was changed');
    expect((await product.send('GET /api/account', { token: person.token })).status).toBe(401);
    expect(await people.tokenOf(email)).toBeTruthy();
  });

  it('makes an administrator and takes it back: whom it concerns hears of both', async () => {
    const session = await product.confirm(await people.tokenOf(robbed.username));
    const { id, email } = await people.person();
    for (const isAdmin of [true, false]) {
      await product.send(`PATCH /users/update/${id}`, { token: session, body: { isAdmin } });
    }
    expect(await subjects(email)).toEqual(
      expect.arrayContaining(['You are now an administrator', 'You are no longer an administrator']),
    );
  });
});
