import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { draftText, languagePath, textOf } from '#test/support/content.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { waitingChanges } from '../../support/waiting-changes.ts';
import { administratorOf } from './administrator.ts';

const minute = 60_000;
/** The administrator's token lives for an hour: the whole file moves the clock by less. */
const tenMinutes = 10 * minute;

let product: Product;
const { asAdmin, made } = administratorOf(() => product);
/** Every change has been drawn, and every plan has its timer. */
const settled = () => expect.poll(() => waitingChanges(product), { timeout: 120_000 }).toBe(0);

beforeAll(async () => {
  product = await openProduct({ publishing: true });
  await made('POST /api/admin/blog/categories', { slug: 'secrets', names: { he: 'סודות' } });
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

/** A post of which each text says `word`, saved and seen by no one. */
const newDraft = async (word: string, language: Language = 'en', of?: string) => {
  const id = of ?? (await made('POST /api/admin/posts', { language, title: word })).id;
  if (!of) {
    const details = { tags: [word], author: word, category: 'secrets' };
    await made(`PUT /api/admin/posts/${id}`, { version: 1, details });
  }
  const text = draftText({
    ...{ slug: word, title: word, excerpt: word, coverAlt: word, seoTitle: word, seoDescription: word },
    body: textOf(word),
  });
  const { version } = await made(`PUT ${languagePath(id, language)}`, { version: of ? 0 : 1, text });
  return { id, version, path: languagePath(id, language) };
};

/** Everywhere that a stranger can look, once, and what is found there of each word: the addresses that say it. */
const placesOf = async (words: string[], slugs = words): Promise<Record<string, string[]>> => {
  const inLanguages = (path: string) => languages.map((lang) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  const paths = [
    ...['/', '/blog', '/blog?category=secrets', '/api/blog/posts', '/api/blog/posts?category=secrets'],
    ...['/api/blog/posts/how-hard-a-shank', '/blog/how-hard-a-shank'],
    ...slugs.flatMap((slug) => [`/blog/${slug}`, `/api/blog/posts/${slug}`]),
  ].flatMap(inLanguages);
  const files = [
    ...['/sitemap.xml', '/seed/catalogue.json'],
    ...languages.flatMap((language) => [`/feed-${language}.xml`, `/seed/search-${language}.json`]),
  ];
  const replies = await Promise.all(
    [...paths, ...files].map(async (path) => [path, await product.send(`GET ${path}`)] as const),
  );
  const placesOfWord = (word: string) =>
    replies.flatMap(([path, { text, status }]) => {
      // The not-found page of an address may repeat it, and nothing else.
      const said = status === 404 ? text.replaceAll(new RegExp(`/blog/${word}\\b`, 'g'), '') : text;
      return said.includes(word) ? [path] : [];
    });
  return Object.fromEntries(words.map((word) => [word, placesOfWord(word)]));
};
const expectSeen = async (...words: string[]) => {
  for (const [word, places] of Object.entries(await placesOf(words))) expect(places.length, word).toBeGreaterThan(0);
};
const expectUnseen = async (words: string[], slugs = words) => {
  for (const [word, places] of Object.entries(await placesOf(words, slugs))) expect([word, places]).toEqual([word, []]);
};

describe('what visitors are not to see yet', () => {
  it('is at no public address while it is a draft or planned, and only drafts know of it [Q-027]', async () => {
    await newDraft('firstsecret');
    const planned = await newDraft('secondsecret');
    const publishAt = new Date(product.clock.now() + tenMinutes).toISOString();
    await made(`POST ${planned.path}/publish`, { version: planned.version, publishAt });
    await settled();
    await expectUnseen(['firstsecret', 'secondsecret']);
    // Nor for who has an account and is no administrator.
    const token = await product.tokenOf((await product.newUser()).username);
    for (const path of ['/api/blog/posts/secondsecret', '/api/blog/posts?category=secrets']) {
      expect((await product.send(`GET ${path}`, { token })).text).not.toContain('secondsecret');
    }
    expect((await product.send(`GET ${planned.path}`, { token })).status).toBe(403);
  }, 180_000);

  it('appears at its time by itself, everywhere, and not before [Q-027]', async () => {
    const { id, version, path } = await newDraft('thirdsecret');
    const publishAt = new Date(product.clock.now() + tenMinutes).toISOString();
    await made(`POST ${path}/publish`, { version, publishAt });
    await settled();
    await product.clock.advance(tenMinutes - minute);
    await settled();
    await expectUnseen(['thirdsecret']);
    await product.clock.advance(minute + 10_000);
    await expect.poll(async () => (await product.send('GET /api/blog/posts/thirdsecret')).status).toBe(200);
    await settled();
    const { thirdsecret: places } = await placesOf(['thirdsecret']);
    for (const place of [
      ...['/blog?lang=en', '/blog?category=secrets&lang=en', '/blog/thirdsecret?lang=en', '/blog/thirdsecret?lang=he'],
      ...['/api/blog/posts?lang=en', '/api/blog/posts/thirdsecret?lang=en', '/sitemap.xml', '/feed-en.xml'],
      '/seed/search-en.json',
    ]) {
      expect(places).toContain(place);
    }
    const entries = (await made(`GET /api/admin/audit?resourceType=post&resourceId=${id}&action=post.publish`)).items;
    expect(entries.map(({ actor, ip }: { actor: object; ip: string }) => [actor, ip])).toEqual([
      [{ name: 'system' }, ''],
    ]);
  }, 180_000);

  it('does not appear when it was taken off the schedule, deleted or planned for later [Q-027]', async () => {
    const [off, gone, later] = [
      await newDraft('offsecret'),
      await newDraft('gonesecret'),
      await newDraft('latersecret'),
    ];
    const soon = new Date(product.clock.now() + tenMinutes).toISOString();
    for (const { path, version } of [off, gone, later]) {
      await made(`POST ${path}/publish`, { version, publishAt: soon });
    }
    await settled();
    await made(`POST ${off.path}/unpublish`, { version: off.version });
    await made(`DELETE /api/admin/posts/${gone.id}`);
    const inADay = new Date(product.clock.now() + 86_400_000).toISOString();
    await made(`POST ${later.path}/publish`, { version: later.version, publishAt: inADay });
    await settled();
    await product.clock.advance(tenMinutes + minute);
    await settled();
    await expectUnseen(['offsecret', 'gonesecret', 'latersecret']);
  }, 180_000);

  it('is a text that was changed after it was published or planned: visitors see what was published', async () => {
    const { path, version } = await newDraft('publicword');
    const { version: published } = await made(`POST ${path}/publish`, { version });
    const changed = draftText({ slug: 'otherslug', title: 'hiddenword', body: textOf('hiddenword') });
    await made(`PUT ${path}`, { version: published, text: changed });
    await settled();
    await expectSeen('publicword');
    await expectUnseen(['hiddenword'], ['publicword', 'otherslug']);
    expect((await product.send('GET /api/blog/posts/otherslug')).status).toBe(404);
  }, 180_000);

  it('is a planned translation of a published post: the post says nothing of it', async () => {
    const { id, path, version } = await newDraft('englishword');
    await made(`POST ${path}/publish`, { version });
    const french = await newDraft('motfrancais', 'fr', id);
    const publishAt = new Date(product.clock.now() + tenMinutes).toISOString();
    await made(`POST ${french.path}/publish`, { version: french.version, publishAt });
    await settled();
    await expectUnseen(['motfrancais'], ['englishword']);
  }, 180_000);
});

describe('what visitors are not to see any more', () => {
  it('is gone from everywhere once it is taken back, its language or its post is deleted [Q-027]', async () => {
    const [back, language, post] = [
      await newDraft('backword'),
      await newDraft('languageword'),
      await newDraft('postword'),
    ];
    for (const { path, version } of [back, language, post]) await made(`POST ${path}/publish`, { version });
    await settled();
    await expectSeen('backword', 'languageword', 'postword');
    const { version } = await made(`GET ${back.path}`);
    await made(`POST ${back.path}/unpublish`, { version });
    await made(`DELETE ${language.path}`);
    await made(`DELETE /api/admin/posts/${post.id}`);
    await settled();
    // Functions keep what everybody may read for a moment.
    await product.clock.advance(2 * minute);
    await expectUnseen(['backword', 'languageword', 'postword']);
    for (const { id, path } of [back, post]) {
      const { status } = await asAdmin(`GET ${path}`);
      expect([id, status]).toEqual([id, id === post.id ? 404 : 200]);
    }
  }, 180_000);
});
