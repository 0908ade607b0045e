import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { outcome } from './attempts.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';

let product: Product;
let people: ReturnType<typeof peopleOf>;
/** The one who is there from the beginning; at the end of each test the only one again. */
let remaining: Person;
beforeAll(async () => {
  product = await openProduct();
  people = peopleOf(product, operatorOf(product));
  const { body } = await people.logIn(administrator.username, administrator.password);
  remaining = { ...body.user, token: await product.confirm(body.token, administrator.password), email: '' };
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const as = ({ token }: Person, route: string, body?: unknown) => product.send(route, { token, body });
const update = (caller: Person, { id }: Person, change: object) => as(caller, `PATCH /users/update/${id}`, change);
const promoted = async (by: Person, ...persons: Person[]) => {
  for (const person of persons) {
    expect((await update(by, person, { isAdmin: true })).status).toBe(200);
    if (person !== remaining) await product.confirm(person.token);
  }
};
const list = (caller: Person) => as(caller, 'GET /users/list?limit=100');
const enabledAdministrators = (reply: Reply): string[] =>
  reply.body.items
    .filter(({ isAdmin, enabled }: { isAdmin: boolean; enabled: boolean }) => isAdmin && enabled)
    .map(({ id }: { id: string }) => id);

type Attack = [string, (caller: Person, other: Person) => Promise<Reply>];
const demote: Attack = ['demotes the other', (caller, other) => update(caller, other, { isAdmin: false })];
const disable: Attack = ['disables the other', (caller, other) => update(caller, other, { enabled: false })];
const erase: Attack = ['deletes the other', (caller, other) => as(caller, `DELETE /users/delete/${other.id}`)];
const leave: Attack = ['deletes their own account', (caller) => as(caller, 'POST /api/account/delete', { password })];
const pairs: [Attack, Attack][] = [
  ...[demote, disable, erase, leave].map((attack): [Attack, Attack] => [attack, attack]),
  ...([
    [demote, erase],
    [disable, leave],
    [erase, disable],
    [leave, demote],
  ] as [Attack, Attack][]),
];

/** The loser of a race is no administrator any more, gone, or disabled and so unable to confirm a password. */
const fairRefusals = ['lastAdministrator', 'forbidden', 'authenticationRequired', 'userNotFound', 'passwordWrong'];

describe('of two administrators one is left', () => {
  it.each(pairs.map(([one, two]) => [one[0], two[0], one[1], two[1]] as const))(
    'when one %s and the other %s at the same moment [Q-023]',
    async (_one, _two, attack, counterattack) => {
      const [first, second] = [await people.someone(), await people.someone()];
      await promoted(remaining, first, second);
      expect((await update(first, remaining, { isAdmin: false })).status).toBe(200);
      const outcomes = (await Promise.all([attack(first, second), counterattack(second, first)])).map(outcome);
      for (const [status, code] of outcomes) {
        if (status >= 300) expect(fairRefusals).toContain(code);
      }
      const lists = await Promise.all([first, second].map(list));
      const admitted = lists.findIndex(({ status }) => status === 200);
      const left = [first, second][admitted] as Person;
      expect(enabledAdministrators(lists[admitted] as Reply)).toEqual([left.id]);
      await promoted(left, remaining);
      expect((await update(remaining, left, { isAdmin: false })).status).toBe(200);
      expect((await people.logIn(administrator.username, administrator.password)).body.user.isAdmin).toBe(true);
    },
  );
});

describe('the last administrator', () => {
  it('cannot take their own rights away, in no way, and loses nothing by trying [Q-023]', async () => {
    const person = await people.someone();
    await promoted(remaining, person);
    expect((await update(person, remaining, { isAdmin: false })).status).toBe(200);
    for (const [change, code] of [
      [{ isAdmin: false }, 'ownAccountDemotion'],
      [{ enabled: false }, 'ownAccountDisabling'],
      [{ isAdmin: false, enabled: true, location: 'x' }, 'ownAccountDemotion'],
    ] as const) {
      expect(outcome(await update(person, person, change))).toEqual([409, code]);
    }
    expect(outcome(await as(person, `DELETE /users/delete/${person.id}`))).toEqual([409, 'ownAccountDeletion']);
    const leaving = await as(person, 'POST /api/account/delete', { password });
    expect(outcome(leaving)).toEqual([409, 'lastAdministrator']);
    expect(leaving.body.error).toMatch(/administrator/i);
    expect((await as(person, 'GET /api/account')).body).toMatchObject({ isAdmin: true, enabled: true, location: '' });
    expect((await people.logIn(person.username)).body.user.isAdmin).toBe(true);

    // A disabled one does not count.
    await promoted(person, remaining);
    expect((await update(person, remaining, { enabled: false })).status).toBe(200);
    expect(outcome(await as(person, 'POST /api/account/delete', { password }))).toEqual([409, 'lastAdministrator']);
    expect((await update(person, remaining, { enabled: true })).status).toBe(200);
    expect((await as(person, 'POST /api/account/delete', { password })).status).toBe(204);
    remaining = { ...remaining, token: await people.tokenOf(administrator.username, administrator.password) };
    expect(enabledAdministrators(await list(remaining))).toEqual([remaining.id]);
  });
});
