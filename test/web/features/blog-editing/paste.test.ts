import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RichText } from '#contracts/text/rich-text.ts';
import { richTextSchema } from '#contracts/text/rich-text-schema.ts';
import { contentSecurityPolicy } from '#infra/constructs/response-headers.ts';
import { chromiumFlags, ensureChromium } from '#scripts/chromium.ts';

let browser: Browser;
let page: Page;
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
});

/** The editor alone on a page, under the policy that the site sends. */
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('paste-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const headers = {
    'content-security-policy': contentSecurityPolicy(
      { region: 'eu-west-1' },
      {
        bucketDomain: 'pictures.test',
        starter: "'sha256-starter'",
      },
    ),
  };
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => new URL(request.url()).hostname !== 'editor.test' && complaints.push(request.url()));
  await page.route('https://editor.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ headers, contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' })
      : route.fulfill({
          headers,
          contentType: 'text/html',
          body: '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script>',
        }),
  );
  await page.goto('https://editor.test/', { waitUntil: 'networkidle' });
}, 60_000);
afterAll(async () => {
  await browser.close();
});

type PasteWindow = Window & { paste: (html: string, text: string, into?: object) => unknown };
const paste = async (html: string, text = '', into?: object): Promise<RichText> => {
  const pasted = await page.evaluate(
    ({ html, text, into }) => (window as unknown as PasteWindow).paste(html, text, into),
    { html, text, into },
  );
  return richTextSchema.parse(pasted);
};

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://other.example/a.png" width=1 height=1>',
  '<img src="/images/a.webp" width="99999" height="1" alt="x">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<p style="background:url(https://other.example)" onclick="alert(1)">a</p>',
  '<iframe src="https://other.example"></iframe>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>',
  '<table><tr><td colspan="999" rowspan="-1">a</td></tr></table>',
  '<table></table>',
  '<ol start="99999999"><li>a</ol>',
  '<div data-embed-provider="youtube" data-embed-id="../../x">a</div>',
  '<div data-embed-provider="constructor" data-embed-id="x">a</div>',
  '<b id="docs-internal-guid-1" style="font-weight:normal">a</b>',
  '<h1>a</h1><h6>b</h6><pre><code>c</code></pre><u>d</u>',
  '<ul><li><ul><li><ul><li><ul><li><ul><li><ul><li>a</ul></ul></ul></ul></ul></ul>',
  '<base href="https://other.example/"><link rel=stylesheet href="https://other.example/a.css"><meta http-equiv=refresh>',
  '<style>p{background:url(https://other.example)}</style><object data="https://other.example/a"></object>',
  '<p title="<img src=x onerror=alert(1)>">a</p>',
  '<p a=\'">"><img src=x onerror=alert(1)>\'>a</p>',
  '<img/src="x"/onerror="alert(1)"><a\tonclick\n=\nalert(1)>a</a>',
  '<p <img src=x onerror=alert(1)>>a',
  '<!--><img src=x onerror=alert(1)>--><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a',
];

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks[0] ? { marks } : {}) });
const [bold, italic, strike] = [{ type: 'bold' }, { type: 'italic' }, { type: 'strike' }];
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const entry = (words: object[], ...lists: object[]) => ({ type: 'listItem', content: [paragraph(...words), ...lists] });
const list = (type: 'bulletList' | 'orderedList', ...content: object[]) => ({
  type,
  ...(type === 'orderedList' ? { attrs: { start: 1 } } : {}),
  content,
});
const cell = (words: object) => ({ type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(words)] });

/** The text of both samples: its author sees the same in either program. */
const asWritten = [
  { type: 'heading', attrs: { level: 2 }, content: [text('The first pair')] },
  paragraph(
    ...[
      text('A new pair is '),
      text('stiff', bold),
      text(', '),
      text('never', italic),
      text(' '),
      text('soft', strike),
    ],
    ...[text('. See '), text('fitting', { type: 'link', attrs: { href: 'https://example.com/fitting' } })],
  ),
  { type: 'heading', attrs: { level: 3 }, content: [text('What to bring')] },
  list('bulletList', entry([text('Tights')], list('bulletList', entry([text('convertible', bold)])))),
  list('orderedList', entry([text('למדוד '), text('בעמידה', bold)])),
  { type: 'table', content: [{ type: 'tableRow', content: [cell(text('Shank', bold)), cell(text('medium'))] }] },
];

describe('pasting into the editor', () => {
  it('never gives out what the contract refuses, and asks no other site for anything [Q-027]', async () => {
    for (const html of hostile) {
      const text = JSON.stringify(await paste(html, 'a'));
      // As text it may stay; as an attribute, an address or a node it may not.
      expect(text.replaceAll(/"text":"(?:[^"\\]|\\.)*"/g, '')).not.toMatch(
        /script:|onerror|onclick|other\.example|style/,
      );
    }
    const mixtures = fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 10 })), { maxLength: 8 });
    for (const parts of fc.sample(mixtures, 100)) await paste(`<div>${parts.join('')}</div>`);
    expect(complaints).toEqual([]);
  });

  it('keeps what the contract knows [Q-027]', async () => {
    const html = '<h2>Title</h2><p>a <strong>b</strong> <a href="https://example.com/">c</a></p><ul><li>d</ul>';
    expect((await paste(html)).content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a ' },
          { type: 'text', text: 'b', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'c', marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }] },
        ],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'd' }] }] }],
      },
    ]);
  });

  it.each(['google-docs', 'word'])('keeps what is meant in a text from %s, and no more [Q-027]', async (program) => {
    const html = await readFile(new URL(`pasted/${program}.html`, import.meta.url), 'utf8');
    expect((await paste(html)).content).toEqual(asWritten);
    expect(complaints).toEqual([]);
  });

  it('makes lists of Word’s paragraphs, at any depth and from any number [Q-027]', async () => {
    const item = (level: number, mark: string, text: string) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`;
    const heading = item(1, '1.', 'a').replaceAll(/(?<=<\/?)p(?=[ >])/g, 'h2');
    const pasted = [heading, item(1, '3)', 'b'), item(3, '(i)', 'c'), item(2, 'o', 'd'), item(1, '4)', 'e')].join('');
    expect((await paste(`${pasted}<p>f</p>${item(2, '-', 'g')}`)).content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('a')] },
      {
        ...list(
          'orderedList',
          entry([text('b')], list('orderedList', entry([text('c')])), list('bulletList', entry([text('d')]))),
          entry([text('e')]),
        ),
        attrs: { start: 3 },
      },
      paragraph(text('f')),
      list('bulletList', entry([text('g')])),
    ]);
  });

  it.each([
    ['<ul><li>one</li><li><ul><li>two</li></ul></li><li>three</li></ul>', 'an item of its own'],
    ['<ul><li>one</li><ul><li>two</li></ul><li>three</li></ul>', 'a list within a list'],
    ['<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>', 'part of an item'],
  ])('keeps an inner list where it belongs: %s [Q-027]', async (html) => {
    const inner = list('bulletList', entry([text('two')]));
    expect((await paste(html)).content).toEqual([
      list('bulletList', entry([text('one')], inner), entry([text('three')])),
    ]);
  });

  it('puts a list after the line, and does not run its first item into it [Q-027]', async () => {
    const doc = { type: 'doc', content: [paragraph(text('here')), paragraph(text('below'))] };
    expect((await paste('<ul><li>one</li><li>two</li></ul>', '', doc)).content).toEqual([
      paragraph(text('here')),
      list('bulletList', entry([text('one')]), entry([text('two')])),
      paragraph(text('below')),
    ]);
  });

  it('puts a table whose cells overlap those of another one below it, and complains of nothing [Q-027]', async () => {
    const row = (...words: string[]) => ({ type: 'tableRow', content: words.map((word) => cell(text(word))) });
    const before = { type: 'table', content: [row('a', 'here', 'c'), row('d', 'e', 'f'), row('g', 'h', 'i')] };
    const html = '<table><tr><td>a1<td>a2<td rowspan=2>TALL</tr><tr><td>b1<td>b2</tr></table>';
    const { content } = await paste(html, '', { type: 'doc', content: [before] });
    expect(JSON.stringify(content)).toContain('TALL');
    expect(JSON.stringify(content)).toContain('"b2"');
    expect(JSON.stringify(content[0])).toContain('"i"');
    expect(complaints).toEqual([]);
  });

  it('makes a card of an address of a video, and leaves any other address as text', async () => {
    for (const [address, attrs] of [
      ['https://youtu.be/dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
      ['https://www.instagram.com/p/Cabcde12345/', { provider: 'instagram', id: 'p/Cabcde12345' }],
      ['https://www.facebook.com/ballet/posts/123', { provider: 'facebook', id: 'ballet/posts/123' }],
      ['https://x.com/ballet/status/123', { provider: 'x', id: 'ballet/status/123' }],
    ] as const) {
      expect((await paste('', address)).content[0]).toEqual({ type: 'embed', attrs });
    }
    expect((await paste('', 'https://example.com/')).content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'https://example.com/' }] },
    ]);
  });
});
