import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { exportAuditEntries } from '#contracts/audit/endpoints.ts';
import { createCategory } from '#contracts/blog/categories.ts';
import { draftTextSchema, postDetailsSchema, postIdSchema } from '#contracts/blog/drafts.ts';
import { listPostOverviews, publishDraft } from '#contracts/blog/editing.ts';
import { listPosts, slugSchema } from '#contracts/blog/endpoints.ts';
import { deleteBrand, listEditedProducts } from '#contracts/catalog/editing.ts';
import { brandFormSchema, catalogIdSchema, modelFormSchema, productFormSchema } from '#contracts/catalog/form.ts';
import { beginPictureUpload, importPicture } from '#contracts/pictures/endpoints.ts';
import { isEmbed, parseEmbed } from '#contracts/text/embeds.ts';
import { embedProviders, isOwnPicture, isSafeLink } from '#contracts/text/rich-text.ts';
import { richTextSchema } from '#contracts/text/rich-text-schema.ts';
import { emailSchema, passwordSchema, phoneSchema, usernameSchema } from '#contracts/users/person.ts';
import { brandForm, draftText, modelForm, productForm, textOf } from '#test/support/content.ts';

const length = 100_000;
const repeated = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts on which a careless pattern tries every way to divide them. */
const slowTexts: Record<string, string> = {
  letters: `${repeated('a')}!`,
  'letters and a line break': `${repeated('a')}\n`,
  hyphens: repeated('-'),
  'words with hyphens': `${repeated('a-')}-`,
  'Hebrew words with hyphens': `${repeated('א-')}!`,
  brackets: repeated('[('),
  'open tags': repeated('<a '),
  blanks: `${repeated(' ')}x`,
  'blanks that are none': `${repeated('\u00a0\u2003')}x`,
  'line breaks': `x${repeated('\r\n\t')}x`,
  slashes: `/${repeated('/a')}\n`,
  'a path of pictures': `/images${repeated('/a')}.exe`,
  'a host of dots': `https://${repeated('a.')}`,
  'a host of hyphens': `https://www.youtube.com/${repeated('a-')}!`,
  'an address of percents': `https://example.com/${repeated('%25')}`,
  'an address of queries': `https://www.youtube.com/watch?${repeated('v=a&')}`,
  'an address of ats': `https://${repeated('a@')}`,
  marks: repeated('e\u0301'),
  'one letter and its marks': `e${repeated('\u0301\u0323')}`,
  'halves of characters': repeated('\ud83d'),
  joined: repeated('👩\u200d'),
  digits: `${repeated('9')}x`,
  'a price': `$${repeated('1,')}`,
};
/** As long, of nothing that a pattern could stumble over. */
const plain = repeated('The quick brown fox jumps. ');

/** Milliseconds of this thread's processor: what else this machine does is not the point, nor that it stands still. */
const timeOf = (work: () => unknown): number => {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
};
/** The best of three, for garbage of before may be collected in one; the first that is little enough will do. */
const bestOf = (work: () => unknown, enough = 0): number => {
  let best = timeOf(work);
  for (let more = 2; more > 0 && best >= enough; more -= 1) best = Math.min(best, timeOf(work));
  return best;
};
/** A linear pattern may be slower on one text than on another; one that tries all ways is so by a factor of the length. */
const farSlower = 60;
/** Below this, the clock shows more of itself than of the work. */
const measurable = 5;
/** How long any text may take where this work is that of a plain one. */
const limitOf = (plainWork: () => unknown): number => farSlower * Math.max(measurable, bestOf(plainWork));

/** The value with each of its texts replaced in turn, by the text's place. */
const withEach = (value: unknown, text: string, place = ''): [string, unknown][] => {
  if (typeof value === 'string') return [[place, text]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    withEach(inner, text, `${place}.${name}`).map(([at, changed]): [string, unknown] => [
      at,
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ]),
  );
};

const link = { type: 'link', attrs: { href: 'https://example.com/' } };
const everyNode = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] },
    { type: 'image', attrs: { src: '/images/a.png', alt: 'x', width: 1, height: 1 } },
    { type: 'embed', attrs: { provider: 'facebook', id: 'a/posts/1' } },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: textOf('x').content }] }] },
  ],
};
const schemas: [string, z.ZodMiniType, unknown][] = [
  ['brand', brandFormSchema, brandForm({ image: '/images/a.png' })],
  ['shoe', productFormSchema, productForm('bloch', { image: '/images/a.png' })],
  ['known model', modelFormSchema, modelForm('bloch', { line: 'a', note: { he: 'א', en: 'a' } })],
  ['catalogue id', catalogIdSchema, 'bloch'],
  ['version of a deletion', deleteBrand.query, { version: '1', reassignTo: 'bloch' }],
  ['list of shoes', listEditedProducts.query, { brandId: 'bloch', cursor: 'x' }],
  ['draft', draftTextSchema, draftText({ slug: 'a-b' })],
  ['details', postDetailsSchema, { tags: ['a'], author: 'b', category: 'c' }],
  ['post id', postIdSchema, 'a'],
  ['time of publishing', publishDraft.body, { version: 1, publishAt: '2030-01-01T00:00:00Z' }],
  ['search for posts', listPostOverviews.query, { search: 'a', cursor: 'b' }],
  ['category', createCategory.body, { slug: 'a', names: { he: 'א', en: 'a' } }],
  ['slug', slugSchema, 'a-b'],
  ['list of posts', listPosts.query, { page: '1', category: 'a' }],
  ['rich text', richTextSchema, everyNode],
  ['filter of the log', exportAuditEntries.body, { from: '2026-01-01', resourceId: 'a', cursor: 'b', actor: 'system' }],
  ['upload', beginPictureUpload.body, { type: 'image/png', bytes: 1 }],
  ['username', usernameSchema, 'giselle'],
  ['e-mail address', emailSchema, 'giselle@dance.example'],
  ['phone number', phoneSchema, '+972 52 123 4567'],
  ['password', passwordSchema, 'Grand-jete-at-noon!'],
  ['import', importPicture.body, { url: 'https://example.com/' }],
];
const functions: [string, (text: string) => unknown][] = [
  ['isSafeLink', isSafeLink],
  ['isOwnPicture', isOwnPicture],
  ['parseEmbed', parseEmbed],
  ['isEmbed', (id) => embedProviders.map((provider) => isEmbed({ provider, id }))],
];

describe('no text keeps the server busy longer than any other of its length', () => {
  it.each(schemas)('as %s', (_name, schema, valid) => {
    expect(schema.safeParse(valid).success).toBe(true);
    const limits = new Map(
      withEach(valid, plain).map(([place, value]) => [place, limitOf(() => schema.safeParse(value))]),
    );
    expect(limits.size).toBeGreaterThan(0);
    for (const [kind, text] of Object.entries(slowTexts)) {
      for (const [place, value] of withEach(valid, text)) {
        const limit = limits.get(place) ?? limitOf(() => undefined);
        expect(
          bestOf(() => schema.safeParse(value), limit),
          `${kind} as ${place}`,
        ).toBeLessThan(limit);
      }
    }
  });

  it.each(functions)('in %s', (_name, work) => {
    const limit = limitOf(() => work(plain));
    for (const [kind, text] of Object.entries(slowTexts)) {
      expect(
        bestOf(() => work(text), limit),
        kind,
      ).toBeLessThan(limit);
    }
  });
});
