import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '#contracts/site/site-settings.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Block, RichText } from '#contracts/text/rich-text.ts';
import { RichTextView } from '#web/shared/rich-text/rich-text-view.tsx';
import { SiteProvider } from '#web/shared/site/site-context.ts';
import { siteSource } from '#web/shared/site/site-source.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { 'rich-text': { video: 'Video on {{provider}}' } } } });

const render = (content: unknown[], language: Language = 'en', site: SiteSettings = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SiteProvider value={siteSource(async () => site, { en: site })}>
        <RichTextView text={{ type: 'doc', content } as RichText} language={language} />
      </SiteProvider>
    </I18nextProvider>,
  );
const words = (text: string, marks: unknown[] = []) => ({ type: 'text', text, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content }) as Block;
const link = (href: string) => paragraph(words('go', [{ type: 'link', attrs: { href } }]));

describe('RichTextView', () => {
  it('shows text with its marks, and markup in it as text [Q-027]', () => {
    const html = render([paragraph(words('a', [{ type: 'bold' }, { type: 'italic' }]), words('<script>x</script>'))]);
    expect(html).toContain('<p><em><strong>a</strong></em>&lt;script&gt;x&lt;/script&gt;</p>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//other.example', 'java\nscript:alert(1)'])(
    'shows the words of a link to %j without the link [Q-027]',
    (href) => {
      expect(render([link(href)])).toContain('<p>go</p>');
    },
  );

  it('gives other sites no handle on this one [Q-027]', () => {
    expect(render([link('https://example.com/')])).toContain('<a href="https://example.com/" rel="noopener">go</a>');
    expect(render([link('/products')])).toContain('<a href="/products">go</a>');
  });

  it('shows the site’s own pictures with their size, and no others [Q-027]', () => {
    const picture = (src: string) => ({ type: 'image', attrs: { src, alt: 'A shoe', width: 40, height: 30 } });
    expect(render([picture('/images/a.webp')])).toContain(
      '<img src="/images/a.webp" alt="A shoe" width="40" height="30" loading="lazy" decoding="async"/>',
    );
    for (const src of ['https://other.example/a.png', '/api/posts', 'data:image/png;base64,x']) {
      expect(render([picture(src)])).not.toContain('<img');
    }
  });

  it('asks other sites for nothing until the reader wants it', () => {
    const html = render([{ type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ' } }]);
    expect(html).toContain('aria-label="Video on YouTube"');
    expect(html).toContain('<button');
    expect(html).not.toContain('<iframe');
    for (const attrs of [
      { provider: 'youtube', id: '../../evil' },
      { provider: 'constructor', id: 'x' },
    ]) {
      expect(render([{ type: 'embed', attrs }])).not.toContain('embed-card');
    }
  });

  it('shows a link in place of what administrators have switched off', () => {
    const embed = (provider: string, id: string) => ({ type: 'embed', attrs: { provider, id } });
    const posts = [
      embed('youtube', 'dQw4w9WgXcQ'),
      embed('instagram', 'p/CxYz_12-ab'),
      embed('facebook', 'some.page/posts/pfbid0abc'),
      embed('x', 'dancer/status/1234567890'),
    ];
    expect(render(posts).match(/<button/g)).toHaveLength(4);
    const off = { youtubeEnabled: false, instagramEnabled: false, facebookEnabled: false, xEnabled: false };
    const html = render(posts, 'en', { embeds: off });
    expect(html).not.toContain('<button');
    for (const address of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.instagram.com/p/CxYz_12-ab/',
      'https://www.facebook.com/some.page/posts/pfbid0abc',
      'https://x.com/dancer/status/1234567890',
    ]) {
      expect(html).toContain(`<p lang="en" dir="ltr"><a href="${address}" rel="noopener">`);
    }
    expect(render(posts, 'en', { embeds: { xEnabled: false } }).match(/<button/g)).toHaveLength(3);
  });

  it('tells headings of columns from those of rows, and scrolls tables by themselves [Q-027]', () => {
    const cell = (type: string) => ({ type, content: [paragraph(words('x'))] });
    const html = render([
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader'), cell('tableHeader')] },
          { type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] },
        ],
      },
    ]);
    expect(html).toMatch(/<section class="rich-table" aria-label="[^"]+" tabindex="0">/);
    expect(html).toContain('<th scope="row"><p>x</p></th><td><p>x</p></td>');
  });

  it('shows nothing of what it does not know [Q-027]', () => {
    expect(render([{ type: 'html', content: [words('x')] }, paragraph({ type: 'mention', text: 'x' })])).toBe(
      '<div class="rich-text" lang="en" dir="ltr"><p></p></div>',
    );
  });

  it('keeps Hebrew in its direction when a brand’s Latin name comes first [Q-027]', () => {
    expect(render([paragraph(words('Gaynor Minden היא נעל'))], 'he')).toContain('<p>Gaynor');
    expect(render([paragraph(words('Dance first, think later'))], 'he')).toContain('<p dir="auto">Dance');
    expect(render([paragraph(words('בלט'))], 'en')).toContain('<p dir="auto">');
  });

  it('keeps ranges and numbers of a Hebrew text as they were typed, also where a part of them is bold', () => {
    const typed = paragraph(words('בין 10:00'), words('–14:00', [{ type: 'bold' }]), words(', טלפון 04–855–1234'));
    expect(render([typed], 'he')).toContain(
      '<p>בין <bdi dir="ltr">10:00<strong>–14:00</strong></bdi>, טלפון <bdi dir="ltr">04–855–1234</bdi></p>',
    );
    expect(render([paragraph(words('10–12'))], 'he')).toContain('<p><bdi dir="ltr">10–12</bdi></p>');
    expect(render([paragraph(words('בלט 10–12'))], 'en')).not.toContain('<bdi');
  });
});
