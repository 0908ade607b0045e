import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandForm, draftText, languagePath, modelForm, productForm, textOf } from '#test/support/content.ts';
import { openProduct, type Product, type Reply } from '#test/support/product.ts';
import { waitingChanges } from '../../support/waiting-changes.ts';
import { administratorOf } from './administrator.ts';

/** Texts that programs stumble over, by what they are. */
const oddTexts: Record<string, string> = {
  'the first half of a character': 'a\ud83d',
  'the second half of a character': '\udc00a',
  'halves in the wrong order': '\udc00\ud83d',
  NUL: 'a\0b',
  'no characters': '\ufffe\uffff\ufdd0\u{1fffe}\u{10ffff}',
  'a byte order mark': '\ufeffa',
  'private signs': '\ue000\u{f0000}',
  tags: '🏴\u{e0067}\u{e0062}\u{e007f}a\u{e0001}',
  'joined people': '👩‍👩‍👧‍👦👩🏽‍🦰🏳️‍🌈',
  'only joiners': '\u200d\u200d\u200b\u2060',
  'turned text': '\u202eabc\u202c',
  'marks of direction': '\u200e\u200fא\u061c',
  isolates: '\u2066a\u2067',
  'many marks': `a${'\u0301\u0323'.repeat(15)}`,
  'a flood of marks': `a${'\u0301'.repeat(5_000)}`,
  'one sign of many letters': '\ufdfa\u33c7\ufb01ß',
  'letters that grow': '\u0130\u0149İŉ',
  'line separators': 'a\u2028b\u2029c',
  escapes: '\u001b[31ma\b\x7f',
  'new lines': 'a\r\nb\tc',
  blanks: ' \u00a0\u3000\u2003 ',
  'names of objects': '__proto__',
  'a name of functions': 'constructor',
  'a placeholder': '{{name}} $t(x) %s %00',
  'a key of the table': 'POST#a#b|c~',
  'a path': '../../_pages/en/index',
  'a formula': '=HYPERLINK("https://canary.invalid","x")',
};

let product: Product;
let postId = '';
beforeAll(async () => {
  product = await openProduct({ publishing: true });
}, 60_000);
afterAll(async () => {
  await product.close();
  // A page that cannot be drawn would be reported here.
  expect(product.problems).toEqual([]);
});

const { asAdmin, made } = administratorOf(() => product);

/** The same text in every field of a thing; each call keeps the version that it comes to. */
const writers = async () => {
  const everywhere = (text: string) => ({ he: text, en: text, ru: text, fr: text, es: text });
  const versions = { brand: 1, product: 1, model: 1, details: 1, draft: 1, category: 1 };
  const kept = async (name: keyof typeof versions, sending: Promise<Reply>): Promise<Reply> => {
    const reply = await sending;
    if (reply.status === 200) versions[name] = reply.body.version;
    return reply;
  };
  await made('POST /api/admin/brands', { id: 'odd', brand: brandForm() });
  await made('POST /api/admin/products', { id: 'odd', product: productForm('odd') });
  await made('POST /api/admin/models', { id: 'odd', model: modelForm('odd') });
  await made('POST /api/admin/blog/categories', { slug: 'odd', names: { he: 'א' } });
  postId = (await made('POST /api/admin/posts', { language: 'en', title: 'Odd' })).id;
  return [
    (text: string) => {
      const brand = brandForm({
        ...{ name: text, names: everywhere(text), aliases: [text], tagline: everywhere(text) },
        ...{ description: everywhere(text), history: { he: [text], en: [text, text] } },
        ...{ keyFeatures: { he: [text] }, popularModels: [{ name: text, note: everywhere(text) }] },
      });
      return kept('brand', asAdmin('PUT /api/admin/brands/odd', { version: versions.brand, brand }));
    },
    (text: string) => {
      const fields = { name: text, names: everywhere(text), price: text.slice(0, 40), description: everywhere(text) };
      const form = { version: versions.product, product: productForm('odd', fields) };
      return kept('product', asAdmin('PUT /api/admin/products/odd', form));
    },
    (text: string) => {
      const model = modelForm('odd', { name: text, note: everywhere(text) });
      return kept('model', asAdmin('PUT /api/admin/models/odd', { version: versions.model, model }));
    },
    (text: string) => {
      const lines = { title: text, excerpt: text, coverAlt: text, seoTitle: text, seoDescription: text };
      const form = { version: versions.draft, text: draftText({ ...lines, slug: 'odd', body: textOf(text) }) };
      return kept('draft', asAdmin(`PUT ${languagePath(postId, 'en')}`, form));
    },
    (text: string) => {
      const details = { tags: [text], author: text, category: 'odd' };
      return kept('details', asAdmin(`PUT /api/admin/posts/${postId}`, { version: versions.details, details }));
    },
    (text: string) => {
      const form = { version: versions.category, order: 1, names: everywhere(text) };
      return kept('category', asAdmin('PUT /api/admin/blog/categories/odd', form));
    },
    (text: string) =>
      asAdmin(`PUT ${languagePath(postId, 'fr')}`, { version: 0, text: draftText({ slug: text, body: textOf('x') }) }),
    (text: string) => asAdmin('POST /api/admin/pictures/import', { url: text }),
    (text: string) => asAdmin('POST /api/admin/audit/export', { resourceType: 'brand', resourceId: text }),
  ];
};

/** Addresses with the text in them, as a browser writes it. */
const addressesWith = (text: string): string[] => {
  const part = encodeURIComponent(text.toWellFormed());
  return [
    ...[`/api/brands/${part}`, `/api/blog/posts/${part}`, `/api/blog/posts?category=${part}`, `/brand/${part}`],
    ...[`/blog/${part}`, `/blog?category=${part}`, `/products?q=${part}`, `/api/products?cursor=${part}`],
    ...[`/api/admin/posts?search=${part}`, `/api/admin/posts?cursor=${part}`, `/api/admin/brands/${part}`],
    ...[`/api/admin/audit?resourceType=post&resourceId=${part}`, `/api/admin/audit?cursor=${part}`],
    ...[`/api/admin/posts/${part}/languages/en`, `/images/pictures/${part}`, `/feed-${part}.xml`],
  ];
};
/** Sequences that no browser writes, and people do. */
const brokenParts = ['%', '%0', '%00', '%ff', '%c0%80', '%ed%a0%80', '%u0041', '%2e%2e', '%5c', '%2f', '[', '\\', '|'];

it('no odd text in any field or address breaks a function, a page or a feed', async () => {
  const write = await writers();
  const token = await product.admin();
  for (const [name, text] of Object.entries(oddTexts)) {
    for (const [index, send] of write.entries()) {
      expect([name, index, (await send(text)).status < 500]).toEqual([name, index, true]);
    }
    const visits = addressesWith(text).map(async (path) => [
      path,
      (await product.send(`GET ${path}`, { token })).status < 500,
    ]);
    for (const visit of await Promise.all(visits)) expect(visit).toEqual([visit[0], true]);
  }
  const broken = brokenParts.flatMap((part) =>
    [
      '/api/brands/',
      '/api/blog/posts/',
      '/blog/',
      '/brand/',
      '/api/admin/posts?search=',
      '/images/',
      '/blog?category=',
    ].map((path) => path + part),
  );
  for (const path of broken)
    expect([path, (await product.send(`GET ${path}`, { token })).status < 500]).toEqual([path, true]);

  const { version } = (await asAdmin(`GET ${languagePath(postId, 'en')}`)).body;
  const all = Object.values(oddTexts)
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '');
  const text = draftText({ slug: 'odd', title: all.slice(0, 100), excerpt: all.slice(0, 300), body: textOf(all) });
  const saved = await made(`PUT ${languagePath(postId, 'en')}`, { version, text });
  await made(`POST ${languagePath(postId, 'en')}/publish`, { version: saved.version });
  await expect.poll(() => waitingChanges(product), { timeout: 120_000 }).toBe(0);
  for (const path of ['/feed-en.xml', '/sitemap.xml', '/blog/odd', '/blog', '/brand/odd', '/products']) {
    const { status, text: file } = await product.send(`GET ${path}`);
    expect([path, status]).toEqual([path, 200]);
    // XML has no way to write these; half a character is none of UTF-8's.
    expect(file).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|\ufffd/u);
    if (path.endsWith('.xml')) expect(file).not.toMatch(/[\ufffe\uffff]/);
  }
}, 180_000);
