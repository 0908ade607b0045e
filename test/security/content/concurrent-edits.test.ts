import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandForm, draftText, languagePath, modelForm, productForm, textOf } from '#test/support/content.ts';
import { openProduct, type Product, type Reply } from '#test/support/product.ts';
import { countsOf, times } from '../attempts.ts';
import { administratorOf } from './administrator.ts';

const editors = 10;
const rounds = 3;

let product: Product;
const { asAdmin, made, entriesOf } = administratorOf(() => product);

beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

interface Contested {
  /** The log's name of the change and of the thing. */
  action: string;
  id: string;
  version: number;
  /** A change made from this version, distinguished by its words. */
  change(version: number, words: string): Promise<Reply>;
  /** The state afterwards. */
  read(): Promise<{ version: number; words: string }>;
}

const things: Record<string, () => Promise<Contested>> = {
  async 'a brand'() {
    const id = 'contested';
    const { version } = await made('POST /api/admin/brands', { id, brand: brandForm() });
    return {
      ...{ action: 'brand.update', id, version },
      change: (from, name) =>
        asAdmin(`PUT /api/admin/brands/${id}`, { version: from, brand: brandForm({ name, aliases: [name] }) }),
      read: async () => {
        const brand = await made(`GET /api/admin/brands/${id}`);
        expect(brand.aliases).toEqual([brand.name]);
        return { version: brand.version, words: brand.name };
      },
    };
  },
  async 'a shoe'() {
    const id = 'contested';
    const { version } = await made('POST /api/admin/products', { id, product: productForm('bloch') });
    return {
      ...{ action: 'product.update', id, version },
      change: (from, name) =>
        asAdmin(`PUT /api/admin/products/${id}`, { version: from, product: productForm('bloch', { name }) }),
      read: async () => {
        const { items } = await made('GET /api/admin/products?brandId=bloch');
        const shoe = items.find((each: { id: string }) => each.id === id);
        return { version: shoe.version, words: shoe.name };
      },
    };
  },
  async 'a known model'() {
    const id = 'contested';
    const { version } = await made('POST /api/admin/models', { id, model: modelForm('bloch') });
    return {
      ...{ action: 'model.update', id, version },
      change: (from, name) =>
        asAdmin(`PUT /api/admin/models/${id}`, {
          version: from,
          model: modelForm('bloch', { name, note: { en: name } }),
        }),
      read: async () => {
        const model = await made(`GET /api/admin/models/${id}`);
        expect(model.note).toEqual({ en: model.name });
        return { version: model.version, words: model.name };
      },
    };
  },
  async 'a text of a post'() {
    const { id } = await made('POST /api/admin/posts', { language: 'en', title: 'Contested' });
    return {
      ...{ action: 'post.saveDraft', id, version: 1 },
      change: (version, words) =>
        asAdmin(`PUT ${languagePath(id, 'en')}`, { version, text: draftText({ title: words, body: textOf(words) }) }),
      read: async () => {
        const { version, text } = await made(`GET ${languagePath(id, 'en')}`);
        expect(text.body).toEqual(textOf(text.title));
        return { version, words: text.title };
      },
    };
  },
  async 'a language of a post that nobody has begun'() {
    const { id } = await made('POST /api/admin/posts', { language: 'en', title: 'Contested' });
    return {
      ...{ action: 'post.saveDraft', id, version: 0 },
      change: (version, title) => asAdmin(`PUT ${languagePath(id, 'ru')}`, { version, text: draftText({ title }) }),
      read: async () => {
        const { version, text } = await made(`GET ${languagePath(id, 'ru')}`);
        return { version, words: text.title };
      },
    };
  },
  async 'the details of a post'() {
    const { id, version } = await made('POST /api/admin/posts', { language: 'en', title: 'Contested' });
    return {
      ...{ action: 'post.update', id, version },
      change: (from, author) =>
        asAdmin(`PUT /api/admin/posts/${id}`, { version: from, details: { tags: [author], author } }),
      read: async () => {
        const { version: is, details } = await made(`GET /api/admin/posts/${id}`);
        expect(details.tags).toEqual([details.author]);
        return { version: is, words: details.author };
      },
    };
  },
  async 'a category'() {
    const slug = 'contested';
    const { version, order } = await made('POST /api/admin/blog/categories', { slug, names: { he: 'במה' } });
    return {
      ...{ action: 'category.update', id: slug, version },
      change: (from, he) => asAdmin(`PUT /api/admin/blog/categories/${slug}`, { version: from, order, names: { he } }),
      read: async () => {
        const { items } = await made('GET /api/admin/blog/categories');
        const category = items.find((each: { slug: string }) => each.slug === slug);
        return { version: category.version, words: category.names.he };
      },
    };
  },
};

describe('of ten changes that were made from the same version of', () => {
  it.each(Object.entries(things))(
    '%s one is kept, whole; the others are told, and nothing is entered twice [S-109, Q-027]',
    async (_name, make) => {
      const thing = await make();
      let { version } = thing;
      const winners: string[] = [];
      for (const round of times(rounds, (index) => index)) {
        const replies = await Promise.all(
          times(editors, async (editor) => {
            const words = `words ${round}-${editor}`;
            const reply = await thing.change(version, words);
            if (reply.status === 200) winners.push(words);
            return reply;
          }),
        );
        expect(countsOf(replies)).toEqual({ undefined: 1, editConflict: editors - 1 });
        version += 1;
        expect(await thing.read()).toEqual({ version, words: winners.at(-1) });
      }
      expect(winners.length).toBe(rounds);
      const entries = (await entriesOf(thing.action, thing.id)).reverse();
      expect(entries.length).toBe(rounds);
      for (const [round, words] of winners.entries()) expect(JSON.stringify(entries[round]?.changes)).toContain(words);
    },
  );

  it('a text, also where others change its details, publish it and write its translation: all of them stay', async () => {
    const { id, version } = await made('POST /api/admin/posts', { language: 'en', title: 'Busy' });
    const saved = await made(`PUT ${languagePath(id, 'en')}`, { version: 1, text: draftText({ slug: 'busy' }) });
    const replies = await Promise.all([
      asAdmin(`PUT ${languagePath(id, 'ru')}`, { version: 0, text: draftText({ title: 'По-русски' }) }),
      asAdmin(`PUT ${languagePath(id, 'fr')}`, { version: 0, text: draftText({ title: 'En français' }) }),
      asAdmin(`PUT /api/admin/posts/${id}`, { version, details: { tags: ['busy'], author: 'Somebody' } }),
      asAdmin(`POST ${languagePath(id, 'en')}/publish`, { version: saved.version }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { details, languages } = await made(`GET /api/admin/posts/${id}`);
    expect(details).toEqual({ tags: ['busy'], author: 'Somebody' });
    expect([languages.ru.title, languages.fr.title, languages.en.state]).toEqual([
      ...['По-русски', 'En français', 'published'],
    ]);
  });
});
