import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandForm, draftText, languagePath, modelForm, productForm, textOf } from '#test/support/content.ts';
import { openProduct, type Product, type Reply } from '#test/support/product.ts';
import { outcome } from '../attempts.ts';
import { administratorOf } from './administrator.ts';
import { hostileBrand, hostileCategoryNames, hostileDetails, hostileDraft, hostileProduct } from './hostile-forms.ts';
import { foreignEmbeds, foreignPictures, markupPayloads, unsafeLinks, unseenPayloads } from './payloads.ts';

let product: Product;
/** A post with a draft in English. */
let post: { id: string; version: number; draftVersion: number };
const { asAdmin, made } = administratorOf(() => product);

beforeAll(async () => {
  product = await openProduct({ publishing: true });
  const { id, version } = await made('POST /api/admin/posts', { language: 'en', title: 'From class to stage' });
  const draft = await made(`PUT ${languagePath(id, 'en')}`, { version: 1, text: draftText() });
  post = { id, version, draftVersion: draft.version };
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const createBrand = (change: object) =>
  asAdmin('POST /api/admin/brands', { id: 'hostile', brand: { ...brandForm(), ...change } });
const createProduct = (change: object) =>
  asAdmin('POST /api/admin/products', { id: 'hostile', product: { ...productForm('bloch'), ...change } });
const createModel = (change: object) =>
  asAdmin('POST /api/admin/models', { id: 'hostile', model: { ...modelForm('bloch'), ...change } });
const saveDraft = (change: object) =>
  asAdmin(`PUT ${languagePath(post.id, 'en')}`, {
    version: post.draftVersion,
    text: { ...draftText(), ...change },
  });
const updateDetails = (change: object) =>
  asAdmin(`PUT /api/admin/posts/${post.id}`, {
    version: post.version,
    details: { tags: [], author: 'A dancer', ...change },
  });
const createCategory = (names: object) => asAdmin('POST /api/admin/blog/categories', { slug: 'hostile', names });
const bodyOf = (node: object) => ({ body: { type: 'doc', content: [node] } });
const linkTo = (href: string) =>
  bodyOf({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] });
const pictureAt = (src: string) => bodyOf({ type: 'image', attrs: { src, alt: '', width: 1, height: 1 } });

/** Every field of one line, and what sends a text in it. */
const lineFields: [string, (text: string) => Promise<Reply>][] = [
  ['brand name', (text) => createBrand({ name: text })],
  ['brand name in Russian', (text) => createBrand({ names: { ru: text } })],
  ['brand alias', (text) => createBrand({ aliases: [text] })],
  ['brand tagline', (text) => createBrand({ tagline: { he: text } })],
  ['brand description', (text) => createBrand({ description: { he: 'א', en: text } })],
  ['brand history', (text) => createBrand({ history: { he: ['א', text] } })],
  ['brand feature', (text) => createBrand({ keyFeatures: { he: [text] } })],
  ['brand model', (text) => createBrand({ popularModels: [{ name: text, note: { he: 'א' } }] })],
  ['brand model note', (text) => createBrand({ popularModels: [{ name: 'a', note: { he: text } }] })],
  ['product name', (text) => createProduct({ name: text })],
  ['product name in French', (text) => createProduct({ names: { fr: text } })],
  ['product price', (text) => createProduct({ price: text.slice(0, 40) })],
  ['product description', (text) => createProduct({ description: { he: text } })],
  ['name of a known model', (text) => createModel({ name: text })],
  ['note on a known model', (text) => createModel({ note: { ru: text } })],
  ['post title', (text) => saveDraft({ title: text })],
  ['post excerpt', (text) => saveDraft({ excerpt: text })],
  ['cover alt', (text) => saveDraft({ coverAlt: text })],
  ['SEO title', (text) => saveDraft({ seoTitle: text })],
  ['SEO description', (text) => saveDraft({ seoDescription: text })],
  ['author', (text) => updateDetails({ author: text })],
  ['tag', (text) => updateDetails({ tags: [text.slice(0, 40)] })],
  ['title of a new post', (text) => asAdmin('POST /api/admin/posts', { language: 'en', title: text })],
  ['category name', (text) => createCategory({ he: text.slice(0, 60) })],
];
/** Those that are made of few signs only. */
const nameFields: [string, (text: string) => Promise<Reply>][] = [
  ['brand id', (id) => asAdmin('POST /api/admin/brands', { id, brand: brandForm() })],
  ['product id', (id) => asAdmin('POST /api/admin/products', { id, product: productForm('bloch') })],
  ['id of a known model', (id) => asAdmin('POST /api/admin/models', { id, model: modelForm('bloch') })],
  ['brand of a known model', (brandId) => createModel({ brandId })],
  ['line of a known model', (line) => createModel({ line })],
  ['brand of a product', (brandId) => createProduct({ brandId })],
  ['model’s product', (productId) => createBrand({ popularModels: [{ name: 'a', productId, note: { he: 'א' } }] })],
  ['slug', (slug) => saveDraft({ slug })],
  ['category', (category) => updateDetails({ category })],
  ['category slug', (slug) => asAdmin('POST /api/admin/blog/categories', { slug, names: { he: 'א' } })],
];
const linkFields: [string, (link: string) => Promise<Reply>][] = [
  ['brand link', (link) => createBrand({ link })],
  ['retailer link', (retailerLink) => createBrand({ retailerLink })],
  ['brand source', (source) => createBrand({ sources: [source] })],
  ['product link', (link) => createProduct({ link })],
  [
    'source of a known model',
    (source) => createModel({ attributes: { heel: { values: ['wide'], confidence: 'sourced', sources: [source] } } }),
  ],
  ['link of a text', (href) => saveDraft(linkTo(href))],
];
const pictureFields: [string, (src: string) => Promise<Reply>][] = [
  ['brand picture', (image) => createBrand({ image })],
  ['product picture', (image) => createProduct({ image })],
  ['cover', (src) => updateDetails({ cover: { src, width: 1, height: 1 } })],
  ['picture of a text', (src) => saveDraft(pictureAt(src))],
];

/** A hundred calls at once could run into the time that a function has. */
const callsAtOnce = 16;

const expectRefused = async (send: (text: string) => Promise<Reply>, texts: readonly string[]) => {
  const outcomes: unknown[] = [];
  for (let start = 0; start < texts.length; start += callsAtOnce) {
    const some = texts.slice(start, start + callsAtOnce);
    outcomes.push(...(await Promise.all(some.map(async (text) => [text, ...outcome(await send(text))]))));
  }
  expect(outcomes).toEqual(texts.map((text) => [text, 400, 'invalidRequest']));
};

describe('what nobody sees and what would change how a line is read', () => {
  it.each(lineFields)('is refused in %s [Q-027]', (_field, send) =>
    expectRefused(
      send,
      // Marks around a text are dropped, as devices put them there.
      unseenPayloads.map((text) => `a${text}a`),
    ),
  );

  it('is dropped where it stands around a line [Q-027]', async () => {
    const reply = await asAdmin('POST /api/admin/brands', {
      id: 'wrapped',
      brand: { ...brandForm(), name: '\u202eArabesque\u202c', aliases: ['\u2066Ara\u2069'] },
    });
    expect([reply.status, reply.body.name, reply.body.aliases]).toEqual([201, 'Arabesque', ['Ara']]);
  });

  it('is dropped from a post’s body', async () => {
    const { text, version } = await made(`PUT ${languagePath(post.id, 'en')}`, {
      version: post.draftVersion,
      text: draftText({ body: textOf(unseenPayloads.join(' ')) }),
    });
    post.draftVersion = version;
    expect(text.body.content[0].content[0].text).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u);
  });
});

describe('markup', () => {
  it.each(nameFields)('is refused in the address part %s', (_field, send) =>
    expectRefused(send, [...markupPayloads, ...unseenPayloads]),
  );

  it('is kept to the letter in every text of a brand, a shoe, a category and a post [Q-027]', async () => {
    const forms = { brand: hostileBrand(0), product: hostileProduct('hostile', 0) };
    expect(await made('POST /api/admin/brands', { id: 'hostile', brand: forms.brand })).toMatchObject(forms.brand);
    const shoe = await made('POST /api/admin/products', { id: 'hostile', product: forms.product });
    expect(shoe).toMatchObject(forms.product);
    const names = hostileCategoryNames(0);
    expect(await made('POST /api/admin/blog/categories', { slug: 'stage', names })).toMatchObject({ names });
    const details = hostileDetails(0, 'stage');
    const overview = await made(`PUT /api/admin/posts/${post.id}`, { version: post.version, details });
    expect(overview.details).toEqual(details);
    const { body, ...lines } = hostileDraft(0);
    const { text } = await made(`PUT ${languagePath(post.id, 'en')}`, {
      version: post.draftVersion,
      text: { ...lines, body },
    });
    expect(text).toMatchObject(lines);
    expect(text.body.content.slice(0, 8)).toEqual(body.content.slice(0, 8));
  });
});

describe('an address that could run or fetch something', () => {
  it.each(linkFields)('is refused as %s', (_field, send) => expectRefused(send, unsafeLinks));
  it.each(pictureFields)('is refused as %s', (_field, send) => expectRefused(send, foreignPictures));

  it('is no embed', async () => {
    for (const attrs of foreignEmbeds) {
      const reply = await saveDraft(bodyOf({ type: 'embed', attrs }));
      expect([attrs, ...outcome(reply)]).toEqual([attrs, 400, 'invalidRequest']);
    }
  });

  it('is no node, mark or attribute of a text that the schema does not name', async () => {
    const foreign = [
      { type: 'html', content: '<script>__ran=1</script>' },
      { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
      { type: 'iframe', attrs: { src: 'https://canary.invalid' } },
      { type: '__proto__' },
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'onclick' }] }] },
      { type: 'heading', attrs: { level: '2 onload=x' } },
      { type: 'heading', attrs: { level: 1 } },
    ];
    for (const node of foreign) expect(outcome(await saveDraft(bodyOf(node)))).toEqual([400, 'invalidRequest']);
    const { text } = await made(`PUT ${languagePath(post.id, 'fr')}`, {
      version: 0,
      text: {
        ...draftText(),
        ...bodyOf({ type: 'paragraph', attrs: { onclick: '__ran=1', style: 'x' }, onload: 'x', content: [] }),
      },
    });
    expect(text.body.content).toEqual([{ type: 'paragraph', content: [] }]);
  });
});
