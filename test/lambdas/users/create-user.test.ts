import { describe, expect, it } from 'vitest';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { person } from './people.ts';
import { openUsers } from './users-harness.ts';

const open = await openUsers();

let number = 0;
const form = (fields: object = {}) => {
  number += 1;
  return { username: `new${number}`, email: `new${number}@mail.example`, password: 'Grand-jete!7', ...fields };
};
const create = (body: object, key?: string) =>
  open.call('POST /users/create', { as: open.asAdmin, body, ...(key ? { key } : {}) });

describe('creating a user [S-090, S-206]', () => {
  it('answers 201 with the user, who is in the pool and is told', async () => {
    const body = form({ isAdmin: true, gender: 'female', phone: '052-1234567', location: 'חיפה', language: 'fr' });
    const reply = await create(body);
    const { password: _password, ...shown } = body;
    expect(reply).toMatchObject({ status: 201, body: { ...shown, enabled: true, emailVerified: true } });
    expect(reply.body.roles).toEqual(['admin', 'user']);
    expect(reply.body.groups).toEqual(['new', 'all']);
    expect(reply.body).not.toHaveProperty('password');
    const { id } = reply.body;
    expect(open.pool.calls).toEqual([`ensure ${id}`, `setGroup ${id} admin true`]);
    expect(open.mails).toEqual([`accountCreated ${body.email}`]);
    expect(await open.users.byId(id)).toMatchObject({ username: body.username, language: 'fr' });
  });

  it('without a password invites the user by mail to choose one; nobody knows the first', async () => {
    const { password: _none, ...body } = form();
    const reply = await create(body, 'an-invitation');
    const { id } = reply.body;
    expect([reply.status, reply.body.incomplete]).toEqual([201, undefined]);
    // The stand-in for the pool has everybody already: a repeated creation comes this way.
    expect(open.pool.calls).toEqual([`restore ${id}`, `replacePassword ${id}`]);
    expect(open.mails).toEqual([`accountCreated ${body.email}`]);
  });

  it.each([
    ['username', '', 'This field is required'],
    ['username', '1dana', 'Must start with a letter'],
    ['username', 'ab', 'Must be at least 3 characters'],
    ['username', `d${'a'.repeat(32)}`, 'Must be no more than 32 characters'],
    ['username', 'dana@home', 'Use only letters, digits, dots, hyphens and underscores'],
    ['email', 'dana', 'Invalid email address'],
    ['password', 'Short!7', 'Must be at least 8 characters'],
    ['password', 'nosymbols77', 'Must contain at least one special character, such as @!#$%^&*'],
    ['phone', 'call me', 'Invalid phone number format'],
  ])('is refused where %s is "%s", with the rule at the field [Q-056, Q-061]', async (field, value, text) => {
    const reply = await create(form({ [field]: value }));
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalidRequest', fields: { [field]: text } } });
    expect(open.pool.calls).toEqual([]);
  });

  it('takes names in any alphabet [Q-056]', async () => {
    for (const username of ['דנה.לוי', 'Алёна', 'Zoë-7', 'נוֹעָה']) {
      expect(await create(form({ username }))).toMatchObject({
        status: 201,
        body: { username },
      });
    }
  });

  it('is refused where the name or the address is taken, and then leaves nothing', async () => {
    const user = await open.somebody({ email: 'held@mail.example' });
    const sameName = form({ username: user.username.toUpperCase() });
    const sameEmail = form({ email: 'Held@mail.example' });
    expect(await create(sameName)).toMatchObject({
      status: 409,
      body: { code: 'usernameTaken' },
    });
    expect(await create(sameEmail)).toMatchObject({
      status: 409,
      body: { code: 'emailTaken' },
    });
    expect(await open.users.idByUsername(sameEmail.username)).toBeUndefined();
    expect([open.pool.calls, open.mails]).toEqual([[], []]);
  });

  it('is refused with a password that is common or holds a name of theirs', async () => {
    const dana = { username: 'dana.levi', email: 'levidana@mail.example' };
    for (const password of ['Password123!', 'dana.levi-1!', 'levidana#2026']) {
      const reply = await create(form({ ...dana, password }));
      expect(reply).toMatchObject({ status: 400, body: { code: 'passwordTooCommon' } });
    }
    expect(await open.users.idByUsername('dana.levi')).toBeUndefined();
  });

  it('leaves nothing where the pool refuses', async () => {
    const total = await open.users.total();
    for (const [error, status] of [
      [new IdentityRefusal('password'), 400],
      [new Error('down'), 500],
    ] as const) {
      open.pool.refuse('ensure', error);
      const body = form({ isAdmin: true });
      expect((await create(body)).status).toBe(status);
      expect(await open.users.idByUsername(body.username)).toBeUndefined();
      expect(open.pool.calls.filter((call) => call.startsWith('remove'))).toHaveLength(1);
      open.pool.calls.length = 0;
    }
    open.pool.relent();
    expect(await open.users.total()).toBe(total);
  });

  it.each([
    ['before the pool knows the user', 'ensure'],
    ['before the group is set', 'setGroup'],
  ])('is finished by the same key when it was cut off %s [Q-069]', async (_when, call) => {
    const [body, key] = [form({ isAdmin: true }), `key-cut-off-${call}`];
    const total = await open.users.total();
    open.pool.hang(call);
    const cutOff = Symbol('cut off');
    const first = await Promise.race([create(body, key), open.pool.reached(call).then(() => cutOff)]);
    open.pool.relent();
    expect(first).toBe(cutOff);
    const [listed] = (await open.call('GET /users/list', { as: open.asAdmin, query: { search: body.username } })).body
      .items;
    expect(listed).toMatchObject({ username: body.username, incomplete: true });
    open.pool.calls.length = 0;

    const reply = await create(body, key);
    expect(reply).toMatchObject({ status: 201, body: { id: listed.id, username: body.username } });
    expect(reply.body).not.toHaveProperty('incomplete');
    expect(open.pool.calls).toEqual([`ensure ${listed.id}`, `setGroup ${listed.id} admin true`]);
    expect(open.mails).toEqual([`accountCreated ${body.email}`]);
    expect(await create(body, key)).toEqual(reply);
    expect([open.pool.calls.length, open.mails.length, await open.users.total()]).toEqual([2, 1, total + 1]);
    expect(await open.entered('user.create')).toContainEqual(
      expect.objectContaining({ resource: expect.objectContaining({ id: listed.id }) }),
    );
  });

  it('that was cut off for good is finished by enabling the user, who then chooses a password', async () => {
    const body = form();
    open.pool.hang('ensure');
    void create(body, 'key-never-again');
    await open.pool.reached('ensure');
    open.pool.relent();
    const id = (await open.users.idByUsername(body.username)) ?? '';
    expect((await create(body, 'another-key-for-it')).body.code).toBe('usernameTaken');
    open.pool.lose(id);
    open.pool.calls.length = 0;
    const reply = await open.call(`PATCH /users/update/${id}`, { as: open.asAdmin, body: { enabled: true } });
    expect([reply.status, reply.body.incomplete]).toEqual([200, undefined]);
    expect(open.pool.calls).toEqual([`restore ${id}`, `setEnabled ${id} true`]);
    expect(open.mails).toEqual([`accountCreated ${body.email}`]);
    expect(await open.users.byId(id)).not.toHaveProperty('incomplete');
  });

  it('takes a name from a sign-up of the same address that nobody confirmed, also in the pool', async () => {
    const body = form();
    const pending = person(body.username, { email: body.email, emailVerified: false });
    await open.users.add(pending, { expires: 4_000_000_000 });
    const reply = await create(body);
    expect(reply.status).toBe(201);
    expect(open.pool.calls[0]).toBe(`remove ${pending.id}`);
  });

  it('whose mail could not be sent says so, keeps the user as unfinished, and sends it when asked again [Q-069]', async () => {
    const [body, key] = [form(), 'key-of-an-unsent-mail'];
    open.post.isAway = true;
    const untold = { status: 503, body: { code: 'mailNotSent', error: 'Failed to send email. Please try again.' } };
    expect(await create(body, key)).toMatchObject(untold);
    const id = (await open.users.idByUsername(body.username)) ?? '';
    expect(await open.users.byId(id)).toMatchObject({ incomplete: true });
    const enable = () => open.call(`PATCH /users/update/${id}`, { as: open.asAdmin, body: { enabled: true } });
    expect(await enable()).toMatchObject(untold);
    expect(await open.users.byId(id)).toMatchObject({ incomplete: true });
    open.post.isAway = false;
    open.mails.length = 0;
    expect(await create(body, key)).toMatchObject({ status: 201, body: { id } });
    expect(open.mails).toEqual([`accountCreated ${body.email}`]);
    expect(await open.users.byId(id)).not.toHaveProperty('incomplete');
    expect((await enable()).status).toBe(200);
    expect(open.mails).toHaveLength(1);
  });
});
