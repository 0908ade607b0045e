import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { initialSettings, type Settings } from '#contracts/settings/sections.ts';
import { blogSeedReads } from '#lambdas/blog/index.ts';
import { seedReads } from '#lambdas/catalog/index.ts';
import { siteContent } from '#lambdas/render/index.ts';
import { renderTasks } from '#web/server/render-tasks.tsx';
import { nothing, site } from './content.ts';

type Set = { [Name in 'general' | 'theme' | 'embeds']?: Partial<Settings[Name]> };

/** The files of some tasks, with settings, at a time. */
const drawn = async (names: string[], set: Set = {}, time = '2026-11-23T12:00:00Z'): Promise<Map<string, string>> => {
  const content = siteContent({
    catalog: seedReads(),
    blog: blogSeedReads(),
    readSettings: async (section) => ({ ...initialSettings[section], ...set[section as keyof Set] }),
    clock: () => Date.parse(time),
  });
  const tasks = await renderTasks({ content, site, changes: { ...nothing, everything: true } });
  const chosen = tasks.filter(({ name }) => names.some((wanted) => name === wanted || name.startsWith(`${wanted} `)));
  const files = (await Promise.all(chosen.map(({ draw }) => draw()))).flat();
  return new Map(files.map(({ key, text = '' }) => [key, text]));
};
const inAll = (text: string) => ({ he: text, en: text, ru: text, fr: text, es: text });
const head = (html = '') => html.slice(0, html.indexOf('<body>'));

const home = '_pages/en/index.html';
const places = [
  '/ in en',
  '/privacy in en',
  '/brand/bloch in en',
  'not-found page and shell in en',
  'feed in en',
  'settings of pages',
  'manifests',
];

describe('what administrators have set, in the files of the site', () => {
  let plain: Map<string, string>;
  let named: Map<string, string>;
  const name = 'Swan & "Lake" </script><b>{{siteName}}$t(siteName)';
  const escaped = 'Swan &#38; &#34;Lake&#34; &#60;/script&#62;&#60;b&#62;{{siteName}}$t(siteName)';
  beforeAll(async () => {
    plain = await drawn(places);
    named = await drawn(places, {
      general: {
        ...initialSettings.general,
        siteName: inAll(name),
        slogan: inAll('Slow & low'),
        footerText: inAll('Below <all>'),
        contactAddress: inAll('swan@lake.example'),
        maintenanceNotice: true,
        maintenanceText: { ...inAll(''), he: 'נחזור <b>מחר</b>' },
      },
      theme: { initialTheme: 'dark' },
    });
  });

  it('is a name in every title and preview, in the header, the footer, the feed and the empty page, always as text', () => {
    const titles = {
      [home]: `${escaped}: a guide to finding the right pair`,
      '_pages/en/privacy.html': `Privacy · ${escaped}`,
      '_pages/en/brand/bloch.html': `Bloch pointe shoes: history, models, features · ${escaped}`,
      '_pages/en/404.html': `Page not found · ${escaped}`,
      '_pages/en/shell.html': escaped,
    };
    for (const [key, title] of Object.entries(titles)) {
      const html = named.get(key) ?? '';
      expect(html, key).toContain(`<title>${title}</title>`);
      expect(html.replaceAll('\\u003c', ''), key).not.toContain('</script><b>');
      expect(html, key).not.toContain('Pointe Shoes<');
      expect(html, key).toMatch(
        /class="site-name">Swan &amp; &quot;Lake&quot; &lt;\/script&gt;&lt;b&gt;\{\{siteName\}\}\$t\(siteName\)</,
      );
    }
    expect(named.get(home)).toContain(`<meta property="og:site_name" content="${escaped}">`);
    expect(named.get(home)).toContain(`<meta property="og:title" content="${escaped}: a guide`);
    expect(named.get(home)).toContain('© 2026 \u2068Swan &amp; ');
    expect(named.get('feed-en.xml')).toContain(`<title>${escaped}: the blog</title>`);
  });

  it('is the product’s own while nothing is set', () => {
    expect(plain.get(home)).toContain('<title>Pointe Shoes: a guide to finding the right pair</title>');
    expect(plain.get('_pages/en/privacy.html')).toContain('<title>Privacy · Pointe Shoes</title>');
    expect(plain.get('_pages/en/shell.html')).toContain('<title>Pointe Shoes</title>');
    expect(plain.get('feed-en.xml')).toContain('<title>Pointe Shoes: the blog</title>');
    expect(plain.get(home)).toContain('A guide to finding yours');
    expect(plain.get(home)).toContain('"site":{"year":2026}');
    expect(plain.get(home)).not.toContain('site-notice');
    // No contact address appears until an operator sets one.
    expect(plain.get(home)).not.toContain('mailto:');
    expect(plain.get(home)).not.toMatch(/<html[^>]* data-(theme|notice)/);
    expect(head(plain.get(home))).toContain('media="(prefers-color-scheme: dark)"');
  });

  it('is a slogan, a text of the footer and an address to write to', () => {
    const html = named.get(home);
    expect(html).toContain('class="site-slogan">Slow &amp; low<');
    expect(html).toContain('<p>Below &lt;all&gt;</p>');
    expect(html).toContain('<a href="mailto:swan@lake.example">Contact us</a>');
    expect(named.get('_pages/en/privacy.html')).toContain('<a href="mailto:swan@lake.example">Write to \u2068swan@');
    for (const key of [home, '_pages/en/privacy.html']) expect(plain.get(key)).not.toContain('mailto:');
    expect(plain.get(home)).toContain('An independent, non-commercial site.');
  });

  it('is a notice before everything else, in the language that it is written in', () => {
    const html = named.get(home) ?? '';
    expect(html).toContain('<p role="status" lang="he" dir="rtl">נחזור &lt;b&gt;מחר&lt;/b&gt;</p>');
    expect(html.indexOf('site-notice', html.indexOf('<body>'))).toBeLessThan(
      html.indexOf('site-header', html.indexOf('<body>')),
    );
    const { notice } = JSON.parse(named.get('seed/site-en.json') ?? '');
    expect(html).toContain(` data-notice="${notice.id}"`);
  });

  it('is the theme of those who have chosen none, in empty pages too', () => {
    for (const key of [home, '_pages/en/shell.html', '_pages/en/404.html']) {
      expect(head(named.get(key)), key).toMatch(/<html[^>]* data-theme="dark"/);
      expect(head(named.get(key)), key).toContain('<meta name="theme-color" content="#171114">');
    }
  });

  it('comes in every language by itself, for readers who switch', () => {
    for (const language of ['he', 'en', 'ru', 'fr', 'es']) {
      expect(JSON.parse(named.get(`seed/site-${language}.json`) ?? '')).toMatchObject({ name, theme: 'dark' });
      expect(plain.get(`seed/site-${language}.json`)).toBe('{"year":2026}');
    }
  });

  it('is in the manifest of every language, by which the site is installed', () => {
    for (const language of ['he', 'en', 'ru', 'fr', 'es']) {
      const manifest = JSON.parse(named.get(`manifest-${language}.webmanifest`) ?? '');
      expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone', lang: language, name });
      expect(manifest.dir).toBe(language === 'he' ? 'rtl' : 'ltr');
      expect(manifest.theme_color).toBe('#171114');
      for (const { src, sizes } of manifest.icons) {
        const picture = readFileSync(`web/icons/${src.split('/').at(-1)}`);
        // The width and height of a PNG.
        expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
      }
    }
    expect(JSON.parse(plain.get('manifest-en.webmanifest') ?? '')).toMatchObject({
      name: 'Pointe Shoes',
      background_color: '#fbf7f3',
    });
  });

  it('is the holder of the copyright, the year of the drawing, and the zone of dates', async () => {
    const newYear = '2026-12-31T22:30:00Z';
    const here = await drawn(['/ in en'], { general: { copyrightHolder: 'Odette' } }, newYear);
    expect(here.get(home)).toContain('© 2027 \u2068Odette\u2069');
    const away = await drawn(['/ in en'], { general: { siteZone: 'America/New_York' } }, newYear);
    expect(away.get(home)).toContain('© 2026 \u2068Pointe Shoes\u2069');
  });
});
