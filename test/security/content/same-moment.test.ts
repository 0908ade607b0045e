import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askUnknown } from '#test/support/ask-unknown.ts';
import { brandForm, draftText, languagePath, productForm } from '#test/support/content.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { countsOf, outcome, times } from '../attempts.ts';
import { administratorOf } from './administrator.ts';

const editors = 10;

let product: Product;
const { asAdmin, made, entriesOf } = administratorOf(() => product);
const brandIds = async (): Promise<string[]> =>
  (await made('GET /api/admin/brands')).items.map(({ id }: { id: string }) => id);
const shoesOf = async (brandId: string): Promise<string[]> =>
  (await made(`GET /api/admin/products?brandId=${brandId}`)).items.map(({ id }: { id: string }) => id);
const newBrand = (id: string) => made('POST /api/admin/brands', { id, brand: brandForm() });

beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

describe('ten orders at once', () => {
  const shuffles = (ids: string[]) =>
    times(editors, (by) => [...ids.slice(by % ids.length), ...ids.slice(0, by % ids.length)]);

  it('leave one of them, never a mixture, and nothing lost or doubled [S-109]', async () => {
    const before = await brandIds();
    const asked = shuffles(before);
    const replies = await Promise.all(asked.map((ids) => asAdmin('POST /api/admin/brands/order', { ids })));
    const done = replies.filter(({ status }) => status === 204).length;
    expect(done).toBeGreaterThan(0);
    // Who is disturbed too often is asked to try again.
    for (const { status } of replies) expect([204, 409, 503]).toContain(status);
    expect(asked).toContainEqual(await brandIds());
    expect(await entriesOf('brand.reorder', '*')).toHaveLength(done);
  });

  it('are refused where a brand came or went meanwhile', async () => {
    const ids = await brandIds();
    await newBrand('newcomer');
    for (const wrong of [ids, [...ids, 'newcomer', 'newcomer'], [...ids, 'nobody'], ['newcomer']]) {
      const { status, body } = await asAdmin('POST /api/admin/brands/order', { ids: wrong });
      expect([status, body.code]).toEqual([409, 'orderOutdated']);
    }
  });
});

describe('ten who make the same thing at once', () => {
  it('make it once; the others hear that it is taken', async () => {
    const brands = await Promise.all(
      times(editors, () => asAdmin('POST /api/admin/brands', { id: 'samebrand', brand: brandForm() })),
    );
    expect(countsOf(brands)).toEqual({ undefined: 1, idTaken: editors - 1 });
    expect(await entriesOf('brand.create', 'samebrand')).toHaveLength(1);
    const shoes = await Promise.all(
      times(editors, (index) =>
        asAdmin('POST /api/admin/products', {
          id: 'sameshoe',
          product: productForm(index % 2 ? 'bloch' : 'samebrand'),
        }),
      ),
    );
    expect(countsOf(shoes)).toEqual({ undefined: 1, idTaken: editors - 1 });
    expect(
      (await made('GET /api/admin/products')).items.filter(({ id }: { id: string }) => id === 'sameshoe').length,
    ).toBe(1);
  });

  it('publish one address once', async () => {
    const drafts = await Promise.all(
      times(3, async () => {
        const { id } = await made('POST /api/admin/posts', { language: 'en', title: 'Same' });
        const text = draftText({ slug: 'the-same' });
        return { id, version: (await made(`PUT ${languagePath(id, 'en')}`, { version: 1, text })).version };
      }),
    );
    const replies = await Promise.all(
      drafts.map(({ id, version }) => asAdmin(`POST ${languagePath(id, 'en')}/publish`, { version })),
    );
    expect(countsOf(replies)).toEqual({ undefined: 1, slugTaken: 2 });
  });

  it('send one change with one key, which is made once', async () => {
    const { version } = await made('POST /api/admin/brands', { id: 'once', brand: brandForm() });
    const token = await product.admin();
    const replies = await Promise.all(
      times(editors, () =>
        product.send('PUT /api/admin/brands/once', {
          token,
          body: { version, brand: brandForm({ name: 'Once' }) },
          headers: { 'idempotency-key': 'one-and-the-same-key' },
        }),
      ),
    );
    const answers = replies.filter(({ status }) => status === 200);
    expect(answers.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await made('GET /api/admin/brands/once')).version).toBe(version + 1);
    expect(await entriesOf('brand.update', 'once')).toHaveLength(1);
  });
});

describe('ten who do the same at once', () => {
  it('save one text of a page, and the others hear that it has changed', async () => {
    const { texts } = await made('GET /api/admin/page-texts/privacy');
    const replies = await Promise.all(
      times(editors, (index) =>
        asAdmin('PUT /api/admin/page-texts/privacy/fr', { version: texts.fr.version, text: `Texte ${index}` }),
      ),
    );
    expect(countsOf(replies)).toEqual({ undefined: 1, editConflict: editors - 1 });
  });

  it('clear what functions remember, and each is told that it is cleared', async () => {
    const replies = await Promise.all(
      times(6, () => asAdmin('POST /api/admin/settings/clear-cache', { layer: 'memory' })),
    );
    expect(replies.map(({ status }) => status)).toEqual(times(6, () => 204));
  });

  it('dismiss one question', async () => {
    const id = await askUnknown(product);
    const replies = await Promise.all(times(editors, () => asAdmin(`DELETE /api/admin/ai/questions/${id}`)));
    for (const { status } of replies) expect([204, 404]).toContain(status);
    expect(replies.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
  });
});

describe('a brand that is deleted', () => {
  it('while ten shoes are put into it goes without any, or stays with those that came first [Q-030]', async () => {
    for (const round of times(3, (index) => index)) {
      const id = `vanishing${round}`;
      const { version } = await newBrand(id);
      const [deletion, ...creations] = await Promise.all([
        asAdmin(`DELETE /api/admin/brands/${id}?version=${version}`),
        ...times(editors, (index) =>
          asAdmin('POST /api/admin/products', { id: `shoe${round}x${index}`, product: productForm(id) }),
        ),
      ]);
      const came = creations.filter(({ status }) => status === 201).map(({ body }) => body.id);
      if (deletion.status === 204) expect([came, await brandIds()]).toEqual([[], expect.not.arrayContaining([id])]);
      else expect(outcome(deletion)).toEqual([409, 'brandHasProducts']);
      expect((await shoesOf(id)).sort()).toEqual(came.sort());
    }
  });

  it('hands its shoes to another brand that is deleted at that moment: no shoe is without a brand [Q-030]', async () => {
    for (const round of times(3, (index) => index)) {
      const [from, to] = [`giver${round}`, `taker${round}`];
      const brands = { [from]: await newBrand(from), [to]: await newBrand(to) };
      const shoes = times(3, (index) => `gift${round}x${index}`);
      for (const id of shoes) await made('POST /api/admin/products', { id, product: productForm(from) });
      await Promise.all([
        asAdmin(`DELETE /api/admin/brands/${from}?version=${brands[from].version}&reassignTo=${to}`),
        asAdmin(`DELETE /api/admin/brands/${to}?version=${brands[to].version}`),
      ]);
      const left = (await brandIds()).filter((id) => id === from || id === to);
      const kept = await Promise.all(left.map(shoesOf));
      expect(kept.flat().sort()).toEqual(shoes);
    }
  });
});
