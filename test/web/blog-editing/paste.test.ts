import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RichText } from '#contracts/rich-text.ts';
import { richTextSchema } from '#contracts/rich-text-schema.ts';
import { contentSecurityPolicy } from '#infra/constructs/response-headers.ts';
import { chromiumFlags, ensureChromium } from '#scripts/chromium.ts';

let browser: Browser;
let page: Page;
const complaints: string[] = [];

/** The editor alone on a page, under the policy that the site sends. */
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('paste-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const headers = {
    'content-security-policy': contentSecurityPolicy({ region: 'eu-west-1', turnstile: undefined }, 'pictures.test'),
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

type PasteWindow = Window & { paste: (html: string, text: string) => unknown };
const paste = async (html: string, text = ''): Promise<RichText> => {
  const pasted = await page.evaluate(
    ([markup, plain]) => (window as unknown as PasteWindow).paste(markup ?? '', plain ?? ''),
    [html, text],
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
];

describe('pasting into the editor', () => {
  it('never gives out what the contract refuses, and asks no other site for anything [Q-027]', async () => {
    for (const html of hostile) {
      const text = JSON.stringify(await paste(html, 'a'));
      expect(text).not.toMatch(/script:|onerror|onclick|other\.example|style/);
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
