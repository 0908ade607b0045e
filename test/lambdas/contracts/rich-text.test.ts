/** A corpus, as long as what it refuses: if it were split up, no one would see whether a trick is in it. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftTextSchema } from '#contracts/blog/drafts.ts';
import { isOwnPicture, isSafeLink, plainText, readingMinutes } from '#contracts/text/rich-text.ts';
import { richTextBytes, richTextSchema } from '#contracts/text/rich-text-schema.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, marks?: unknown[]) => ({ type: 'text', text: words, ...(marks ? { marks } : {}) });
const p = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: unknown, attrs: object = {}) => p(text('x', [{ type: 'link', attrs: { href, ...attrs } }]));
const image = (attrs: object) => ({
  type: 'image',
  attrs: { src: '/images/a.avif', alt: '', width: 10, height: 10, ...attrs },
});
const embed = (provider: string, id: unknown) => ({ type: 'embed', attrs: { provider, id } });
const items = (...content: unknown[]) => [{ type: 'listItem', content }];
const nested = (depth: number, type = 'bulletList'): unknown => ({
  type,
  content: items(p(text('x')), ...(depth > 1 ? [nested(depth - 1, type)] : [])),
});
const table = (...cells: unknown[]) => ({ type: 'table', content: [{ type: 'tableRow', content: cells }] });
const cell = (...content: unknown[]) => ({ type: 'tableCell', content });
const accepts = (document: unknown) => richTextSchema.safeParse(document).success;

describe('what a writer may say', () => {
  it.each([
    ['nothing', doc()],
    ['an empty paragraph', doc({ type: 'paragraph' })],
    ['every mark', doc(p(text('x', [{ type: 'bold' }, { type: 'italic' }, { type: 'strike' }])))],
    ['headings', doc(...[2, 3, 4].map((level) => ({ type: 'heading', attrs: { level }, content: [text('x')] })))],
    ['lists in lists', doc(nested(4), nested(4, 'orderedList'))],
    ['a list that begins at 3', doc({ type: 'orderedList', attrs: { start: 3 }, content: items(p(text('x'))) })],
    ['a quote with a list', doc({ type: 'blockquote', content: [p(text('x')), nested(2)] })],
    ['a table', doc(table({ type: 'tableHeader', content: [p(text('x'))] }, cell(p(text('y')), nested(1))))],
    ['a picture and a rule', doc(image({}), { type: 'horizontalRule' })],
    ['a video', doc(embed('youtube', 'dQw4w9WgXcQ'))],
    ['a line break', doc(p(text('x'), { type: 'hardBreak' }, text('y')))],
  ])('%s', (_what, document) => {
    expect(richTextSchema.parse(document)).toEqual(document);
  });

  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'https://דוגמה.co.il/נעליים',
    'https://аррӏе.com',
    'mailto:dana@example.com',
    'mailto:dana@example.com?subject=Shoes&body=Hello',
    'tel:+972521234567',
    '/blog/בחירת-נעליים',
    '/search?next=https://example.com',
    '#part',
    '/',
  ])('a link to %s', (href) => {
    expect(accepts(doc(link(href)))).toBe(true);
  });
});

const hostileLinks = [
  'mailto:dana@example.com?bcc=thief@evil.example',
  'mailto:dana@example.com?subject=Shoes&BCC=thief@evil.example',
  'mailto:dana@example.com?to=thief@evil.example',
  'mailto:dana@example.com,thief@evil.example',
  'mailto:dana@example.com%2Cthief@evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript\u200B:alert(1)',
  '\uFEFFjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'jav&#x61;script:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/id',
  'file:///etc/passwd',
  'ftp://example.com',
  'filesystem:https://example.com/x',
  'view-source:https://example.com',
  'intent://example.com#Intent;end',
  'about:blank',
  'ws://example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '///evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/blog\\..\\..\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://bank.example@evil.example',
  'https://user:secret@evil.example',
  'https://evil.example/\u202Egnp.exe',
  'https://evil.example/ x',
  'https://',
  'http://[',
  'evil.example',
  '?next=x',
  '../admin',
  '',
  `https://example.com/${'a'.repeat(2048)}`,
];

const hostilePictures = [
  'https://evil.example/pixel.png',
  '//evil.example/images/a.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '/images/../api/users.png',
  '/images/a.png?x=1',
  '/images/a.png#x',
  '/images/a.svg.html',
  '/images/a.html',
  '/images//evil.png',
  '/images/%2e%2e/a.png',
  '/images/a.png\n',
  '/imagesX/a.png',
  '\\images\\a.png',
  '/images/',
  `/images/${'a'.repeat(300)}.png`,
];

const hostileNodes: [string, unknown][] = [
  ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
  ['raw HTML', doc({ type: 'html', content: '<img src=x onerror=alert(1)>' })],
  ['a code block', doc({ type: 'codeBlock', content: [text('x')] })],
  ['an iframe', doc({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
  ['a second title', doc({ type: 'heading', attrs: { level: 1 }, content: [text('x')] })],
  ['a level that is text', doc({ type: 'heading', attrs: { level: '2' } })],
  ['an underline', doc(p(text('x', [{ type: 'underline' }])))],
  ['a style', doc(p(text('x', [{ type: 'textStyle', attrs: { color: 'red' } }])))],
  [
    'a link within a link',
    doc(
      p(
        text('x', [
          { type: 'link', attrs: { href: '/a' } },
          { type: 'link', attrs: { href: '/b' } },
        ]),
      ),
    ),
  ],
  ['a link that is no text', doc(link(['https://example.com']))],
  ['a link that is an object', doc(link({ toString: 'https://example.com' }))],
  ['text outside of a paragraph', doc(text('x'))],
  ['a heading in a list', doc({ type: 'bulletList', content: items({ type: 'heading', attrs: { level: 2 } }) })],
  ['a table in a table', doc(table(cell(table(cell(p())))))],
  ['a list of nothing', doc({ type: 'bulletList', content: [] })],
  ['five levels of lists', doc(nested(5))],
  ['a list far below', doc({ type: 'blockquote', content: [nested(3)] })],
  ['a thousand columns', doc(table({ ...cell(p()), attrs: { colspan: 1000, rowspan: 1 } }))],
  ['half a row', doc(table({ ...cell(p()), attrs: { colspan: 0.5, rowspan: 1 } }))],
  ['an endless number', doc(image({ width: Number.POSITIVE_INFINITY }))],
  ['a picture without a size', doc({ type: 'image', attrs: { src: '/images/a.png', alt: '' } })],
  ['another provider', doc(embed('vimeo', '123'))],
  ["an object's own provider", doc(embed('constructor', 'x'))],
  ['an id that is an address', doc(embed('youtube', 'https://evil.example'))],
  ['an id that leaves', doc(embed('facebook', '../posts/1'))],
  ['an id with a query', doc(embed('youtube', 'dQw4w9WgXcQ?x'))],
  ['an empty text', doc(p(text('')))],
  ['a text of controls only', doc(p(text('\u0000\u202E')))],
  ['no document', { type: 'paragraph' }],
  ['HTML', '<p onclick=alert(1)>x</p>'],
  ['nothing at all', null],
  ['content that is no list', { type: 'doc', content: { length: 1, 0: p() } }],
];

describe('what is refused', () => {
  it.each(hostileLinks)('a link to %j', (href) => {
    expect(isSafeLink(href)).toBe(false);
    expect(accepts(doc(link(href)))).toBe(false);
  });

  it.each(hostilePictures)('a picture from %j', (src) => {
    expect(isOwnPicture(src)).toBe(false);
    expect(accepts(doc(image({ src })))).toBe(false);
  });

  it.each(hostileNodes)('%s', (_what, document) => {
    expect(accepts(document)).toBe(false);
  });

  it('is more than an item of the table can hold, measured in bytes', () => {
    const filled = (letter: string, count: number) =>
      doc(...Array.from({ length: count }, () => p(text(letter.repeat(10_000)))));
    expect(accepts(filled('a', 29))).toBe(true);
    expect(accepts(filled('a', 30))).toBe(false);
    expect(accepts(filled('א', 15))).toBe(false);
    expect(accepts(doc(...Array.from({ length: 2_001 }, () => p())))).toBe(false);
  });
});

describe('what is dropped', () => {
  it('are attributes that nobody knows, handlers and styles among them', () => {
    const hostile = { onclick: 'alert(1)', style: 'position:fixed', class: 'x', target: '_top', rel: 'opener' };
    const document = doc(
      link('/a', hostile),
      { ...p(text('x')), attrs: hostile },
      image({ onerror: 'alert(1)', srcset: 'https://evil.example' }),
      { ...embed('youtube', 'dQw4w9WgXcQ'), src: 'https://evil.example' },
    );
    expect(richTextSchema.parse(document)).toEqual(
      doc(link('/a'), p(text('x')), image({}), embed('youtube', 'dQw4w9WgXcQ')),
    );
    const polluted = JSON.parse('{"type":"doc","content":[],"__proto__":{"type":"x"},"constructor":1}');
    expect(richTextSchema.parse(polluted)).toEqual(doc());
  });

  it.each([
    '\u0000',
    '\u0008',
    '\u007F',
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2069',
    '\uD800',
    '\uDC00',
  ])('is the unreadable character %j', (character) => {
    expect(richTextSchema.parse(doc(p(text(`a${character}b`))))).toEqual(doc(p(text('ab'))));
    expect(richTextSchema.parse(doc(image({ alt: `a${character}b` })))).toEqual(doc(image({ alt: 'ab' })));
    const draft = { slug: '', title: `a${character}b`, excerpt: '', coverAlt: '', seoTitle: '', seoDescription: '' };
    expect(draftTextSchema.safeParse({ ...draft, body: doc() }).success).toBe(false);
  });

  it('is nothing that people write', () => {
    const written = 'שָׁלוֹם\u200F (Grishko 2007)\tпуанты\n👩‍🦰 Ça';
    expect(richTextSchema.parse(doc(p(text(written))))).toEqual(doc(p(text(written))));
  });
});

describe('long and crooked input', () => {
  const quickly = (work: () => unknown) => {
    const start = performance.now();
    work();
    expect(performance.now() - start).toBeLessThan(3_000);
  };

  it.each([
    ['/'.repeat(2048)],
    ['/images'.repeat(290)],
    [`/images/${'a/'.repeat(1000)}`],
    [`https://${'a.'.repeat(1000)}`],
    [`https://${'@'.repeat(2000)}`],
    ['a-'.repeat(60)],
    [`${'%'.repeat(2000)}`],
  ])('is decided at once: %.20s', (crooked) => {
    quickly(() => {
      isSafeLink(crooked);
      isOwnPicture(crooked);
      draftTextSchema.safeParse({ slug: crooked });
    });
  });

  it('is decided at once, however many wrong nodes there are and however deep', () => {
    const wide = doc(...Array.from({ length: 2_000 }, () => nested(4, 'orderedList')));
    const wrong = doc(...Array.from({ length: 2_000 }, () => nested(5, 'orderedList')));
    let deep: unknown = p();
    for (let depth = 0; depth < 5_000; depth += 1) deep = { type: 'blockquote', content: [deep] };
    for (const document of [wide, wrong, doc(deep)]) quickly(() => accepts(document));
  });

  it('ends in a document that is accepted again, or in a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.webUrl(), (words, href) => {
        const parsed = richTextSchema.safeParse(doc(p(text(words)), link(href)));
        if (!parsed.success) return;
        expect(richTextSchema.parse(parsed.data)).toEqual(parsed.data);
        expect(JSON.stringify(parsed.data).isWellFormed()).toBe(true);
        expect(JSON.stringify(parsed.data).length).toBeLessThanOrEqual(richTextBytes);
      }),
    );
  });
});

it('is read aloud without its nodes, and takes a minute at least [Q-045]', () => {
  const document = richTextSchema.parse(doc(p(text('one '), text('two', [{ type: 'bold' }])), nested(2)));
  expect(plainText(document)).toBe('one twoxx');
  expect(readingMinutes(document, 'en')).toBe(1);
  const long = richTextSchema.parse(doc(p(text('word '.repeat(690)))));
  expect(readingMinutes(long, 'en')).toBe(3);
});
