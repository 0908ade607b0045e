import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, peopleOf } from '#test/security/people.ts';
import { newForm, profile } from '#test/security/sample.ts';
import { brandForm, draftText, languagePath } from '#test/support/content.ts';
import { identityEndpoint } from '#test/support/identity-endpoint.ts';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';

/** Reads that are not consistent see nothing of what happens here: indexes, above all. */
let product: Product;
let people: ReturnType<typeof peopleOf>;
let token: string;
/** Who logged in before. */
let person: Person;
beforeAll(async () => {
  product = await openProduct({ publishing: true });
  people = peopleOf(product);
  person = await people.person();
  const set = await product.send('POST /__local/api/read-lag', { body: { lag: 'P1D' } });
  if (set.status !== 200) throw new Error(set.text);
  token = await product.admin();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

interface SessionRow {
  userId: string;
  state: string;
}

const asAdmin = async (route: string, body?: unknown): Promise<Reply['body']> => {
  const reply = await product.send(route, { token, body });
  if (reply.status >= 300) throw new Error(`${route}: ${reply.status} ${reply.text}`);
  return reply.body;
};
const idsIn = async (route: string): Promise<string[]> =>
  (await asAdmin(`GET ${route}`)).items.map(({ id }: { id: string }) => id);

describe('while reads that are not consistent are a day late', () => {
  it('somebody signs up, confirms, logs in, and is in every list of users [S-145, S-205]', async () => {
    const form = newForm();
    const body = { ...form, confirmPassword: password, ...profile, turnstileToken: await product.easyBotCheck() };
    const { userId } = (await product.send('POST /auth/signup', { body })).body;
    const ConfirmationCode = await product.mailedCode(form.email);
    const { call } = await identityEndpoint(product);
    expect((await call('ConfirmSignUp', { Username: userId, ConfirmationCode })).status).toBe(200);
    const own = await people.tokenOf(form.username);
    expect((await product.send('GET /api/account', { token: own })).body.username).toBe(form.username);
    for (const sort of ['created', 'username', 'email'])
      expect(await idsIn(`/users/list?limit=100&sort=${sort}`)).toContain(userId);
    expect(await idsIn(`/users/list?search=${form.username}`)).toEqual([userId]);
  });

  it('an administrator makes, changes and deletes a user, and sees it [S-206, S-207]', async () => {
    const { id } = await product.newUser();
    expect((await idsIn('/users/list'))[0]).toBe(id);
    await asAdmin(`PATCH /users/update/${id}`, { location: 'Haparanda' });
    const [changed] = (await asAdmin('GET /users/list')).items;
    expect(changed).toMatchObject({ id, location: 'Haparanda' });
    expect(await idsIn('/users/list?search=hapar')).toEqual([id]);
    await asAdmin(`DELETE /users/delete/${id}`);
    expect(await idsIn('/users/list')).not.toContain(id);
    expect(await idsIn('/users/list?search=hapar')).toEqual([]);
  });

  it('a session that an administrator ends is seen as over, and refused [S-153, S-210]', async () => {
    const lists = [`GET /sessions/list?user_id=${person.id}`, 'GET /sessions/list?limit=100'];
    const states = async () => {
      const found = await Promise.all(lists.map(async (list): Promise<SessionRow[]> => (await asAdmin(list)).items));
      return found.map((items) => items.filter(({ userId }) => userId === person.id).map(({ state }) => state));
    };
    expect(await states()).toEqual([['active'], ['active']]);
    const [id] = await idsIn(`/sessions/list?user_id=${person.id}`);
    await asAdmin(`DELETE /sessions/revoke/${id}`);
    expect(await states()).toEqual([['revoked'], ['revoked']]);
    expect((await product.send('GET /api/account', { token: person.token })).status).toBe(401);
  });

  it('a brand and a post are made, changed and listed as they are', async () => {
    await asAdmin('POST /api/admin/brands', { id: 'arabesque', brand: brandForm() });
    const made = await asAdmin('GET /api/admin/brands/arabesque');
    await asAdmin('PUT /api/admin/brands/arabesque', {
      version: made.version,
      brand: brandForm({ name: 'Arabesque Haifa' }),
    });
    const brands: { name: string }[] = (await asAdmin('GET /api/admin/brands')).items;
    expect(brands.map(({ name }) => name)).toContain('Arabesque Haifa');

    const newest = async () => (await asAdmin('GET /api/admin/posts')).items[0];
    const [first, second] = [
      await asAdmin('POST /api/admin/posts', { language: 'en', title: 'From class to stage' }),
      await asAdmin('POST /api/admin/posts', { language: 'en', title: 'From stage to class' }),
    ];
    expect((await newest()).id).toBe(second.id);
    const { version } = first.languages.en;
    const saved = await asAdmin(`PUT ${languagePath(first.id, 'en')}`, { version, text: draftText() });
    expect(await newest()).toMatchObject({ id: first.id, languages: { en: { slug: draftText().slug } } });
    await asAdmin(`POST ${languagePath(first.id, 'en')}/publish`, { version: saved.version });
    const post = await product.send(`GET /api/blog/posts/${draftText().slug}?lang=en`);
    expect([post.status, post.text]).toEqual([200, expect.stringContaining(draftText().title)]);
    await asAdmin(`DELETE /api/admin/posts/${first.id}`);
    expect((await newest()).id).toBe(second.id);
  });

  it('the log shows what was just done, newest first [S-109]', async () => {
    await asAdmin('POST /api/admin/blog/categories', { slug: 'stage', names: { he: 'במה', en: 'Stage' } });
    const [latest] = (await asAdmin('GET /api/admin/audit')).items;
    expect(latest.action).toBe('category.create');
  });
});
