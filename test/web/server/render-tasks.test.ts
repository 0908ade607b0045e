import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageService } from '#contracts/relay/visitor-choice.ts';
import type { SiteContent, SiteFile } from '#contracts/render/rendering.ts';
import { languages } from '#contracts/text/language.ts';
import { slugOfAddress } from '#web/app/page-data.ts';
import { draw, seedContent, textAt } from './content.ts';

let everything: Map<string, SiteFile>;
beforeAll(async () => {
  everything = await draw({ everything: true, catalog: true });
}, 180_000);

afterEach(() => void vi.unstubAllEnvs());

const slugs = { he: 'כמה-קשיח-צריך-שאנק', en: 'how-hard-a-shank', fr: 'durete-du-cambrion' };

describe('the files of the site', () => {
  it('are one page per address and language, each once [S-022] [S-023]', () => {
    for (const language of languages) {
      for (const path of ['index', 'products', 'blog', 'brand/bloch', `blog/${slugs.en}`, `blog/${slugs.he}`, '404']) {
        expect(textAt(everything, `_pages/${language}/${path}.html`)).toContain(`<html lang="${language}"`);
      }
      expect(everything.has(`feed-${language}.xml`)).toBe(true);
    }
    expect(everything.has('sitemap.xml')).toBe(true);
  });

  it('have no inline script but the starter and no style attribute, whatever the content', () => {
    for (const { key, text } of everything.values()) {
      if (!key.endsWith('.html') || text === undefined) continue;
      expect(text.match(/<script(?![^>]*application\/json)[\s\S]*?<\/script>/g), key).toEqual([
        '<script>start()</script>',
      ]);
      expect(text.match(/<[a-z][^>]* style=/g), key).toBeNull();
    }
  });

  it('show text and picture before they fetch their fonts; an empty page of the app fetches them first', () => {
    const preload = '<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin>';
    const list = textAt(everything, '_pages/en/blog.html');
    expect(list).not.toContain('as="font"');
    expect(list).toMatch(/<html [^>]*data-faces="main"/);
    const post = textAt(everything, `_pages/en/blog/${slugs.en}.html`);
    expect(post).not.toContain('as="font"');
    expect(post).toMatch(/<html [^>]*data-faces="img"/);
    const shell = textAt(everything, '_pages/en/shell.html');
    expect(shell).toContain(preload);
    expect(shell).not.toContain('data-faces');
  });

  it('name no service of others while none is on, and let no script run but the site’s own [Q-067]', () => {
    for (const { key, text } of everything.values()) {
      if (!key.endsWith('.html') || text === undefined) continue;
      expect(text, key).not.toContain('data-services');
      expect(text, key).not.toContain('googletagmanager');
      expect(text, key).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='">/);
    }
  });

  it('name the services that are on; of others only Google’s script may run, where analytics is on [S-221]', async () => {
    const home = async (...services: PageService[]) =>
      textAt(await draw({ catalog: true }, seedContent(), services), '_pages/he/index.html');
    const counted = await home('analytics', 'telemetry', 'denied');
    expect(counted).toContain(' data-services="analytics telemetry denied">');
    expect(counted).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/www\.googletagmanager\.com\/gtag\/js">/);
    const others = await home('edge', 'telemetry');
    expect(others).toContain(' data-services="edge telemetry">');
    expect(others).not.toContain('googletagmanager');
  });

  it('name beside analytics the id that an operator built in, and by default none [Q-066]', async () => {
    const home = async (...services: PageService[]) =>
      textAt(await draw({ catalog: true }, seedContent(), services), '_pages/he/index.html');
    expect(await home('analytics')).not.toContain('analytics-id');
    vi.stubEnv('ANALYTICS_ID', 'G-0BU1LT1N');
    expect(await home('analytics', 'edge')).toContain(
      ' data-services="analytics edge" data-analytics-id="G-0BU1LT1N">',
    );
    expect(await home('edge')).not.toContain('analytics-id');
  });

  it('let the widget of the bot-check run where the settings choose it, and nowhere else', async () => {
    const content = { ...seedContent(), settings: async () => ({ botCheck: 'turnstile' as const }) };
    const home = async (of: typeof content | ReturnType<typeof seedContent>) =>
      textAt(await draw({ catalog: true }, of), '_pages/he/index.html');
    expect(await home(content)).toMatch(/script-src 'self' '[^']+' https:\/\/challenges\.cloudflare\.com">/);
    expect(await home(seedContent())).not.toContain('challenges.cloudflare.com');
  });

  it('show a post under each of its slugs, in the language of the reader, and name its own address', () => {
    const pages = Object.values(slugs).map((slug) => textAt(everything, `_pages/en/blog/${slug}.html`));
    // Compressed once for all of them.
    expect(new Set(pages).size).toBe(1);
    for (const page of pages) {
      expect(page).toContain(`<link rel="canonical" href="https://pointe.example/blog/${slugs.en}?lang=en">`);
      expect(page).toContain(JSON.stringify(['post', slugOfAddress, 'en']));
      expect(page).toContain(`hreflang="fr" href="https://pointe.example/blog/${slugs.fr}?lang=fr"`);
      expect(page).toContain('property="og:type" content="article"');
    }
  });

  it('say when a post was changed, where that was after it was published', async () => {
    const content = seedContent();
    const dated = async (updatedAt?: string) => {
      const post: SiteContent['post'] = async (slug, language) => {
        const page = await content.post(slug, language);
        return page && { ...page, post: { ...page.post, updatedAt: updatedAt ?? page.post.publishedAt } };
      };
      return textAt(await draw({ posts: ['shank-strength'] }, { ...content, post }), `_pages/en/blog/${slugs.en}.html`);
    };
    expect(await dated()).toContain('property="article:published_time"');
    expect(await dated()).not.toContain('article:modified_time');
    expect(await dated('2026-11-02T08:00:00.000Z')).toContain(
      '"article:modified_time" content="2026-11-02T08:00:00.000Z"',
    );
  });

  it('are only those that a changed post concerns', async () => {
    const files = await draw({ posts: ['shank-strength'], slugs: ['gone'] });
    const keys = [...files.keys()];
    expect(keys).toContain(`_pages/ru/blog/${slugs.he}.html`);
    expect(keys).toContain('_pages/he/blog.html');
    expect(keys).toContain('feed-he.xml');
    expect(keys.filter((key) => /brand|index|products|first-pair/.test(key))).toEqual([]);
    // Where a slug led and leads nowhere now, the file goes.
    for (const language of languages) expect(files.get(`_pages/${language}/blog/gone.html`)?.text).toBeUndefined();
    expect(keys).toContain('_pages/he/blog/gone.html');
  });

  it('have the newest ten posts of each language in its feed, however many are newer in another', async () => {
    const content = seedContent();
    const first = await content.posts({ language: 'en', page: 1 });
    const [card] = first?.items ?? [];
    if (!first || !card) throw new Error('no post in the seed');
    const cards = Array.from({ length: 47 }, (_, index) => ({
      ...card,
      ...{ slug: `post-${index}`, language: index < 30 ? ('he' as const) : ('en' as const) },
    }));
    const posts: SiteContent['posts'] = async ({ page }) => ({
      ...first,
      ...{ items: cards.slice((page - 1) * 10, page * 10), page, pages: 5, total: cards.length },
    });
    const files = await draw({ posts: [card.id] }, { ...content, posts });
    const itemsOf = (language: string) =>
      [...textAt(files, `feed-${language}.xml`).matchAll(/<link>[^<]*\/blog\/(post-\d+)/g)].map(([, slug]) => slug);
    const numbered = (from: number) => Array.from({ length: 10 }, (_, index) => `post-${from + index}`);
    expect(itemsOf('he')).toEqual(numbered(0));
    expect(itemsOf('en')).toEqual(numbered(30));
    expect(itemsOf('fr')).toEqual([]);
  });

  it('are those of the catalogue when a shoe changed, and the page of a brand that is gone goes', async () => {
    const files = await draw({ catalog: true, brands: ['bloch', 'former'] });
    expect(textAt(files, '_pages/he/brand/bloch.html')).toContain('<h1');
    expect(files.get('_pages/he/brand/former.html')).toMatchObject({ text: undefined });
    expect([...files.keys()].filter((key) => key.includes('/blog'))).toEqual([]);
    expect(textAt(files, 'images/shoes/bloch.svg')).toContain('<svg');
  });
});

/** The seed with one post that is published in one language only. */
const onlyIn = (language: 'en' | 'fr'): SiteContent => {
  const content = seedContent();
  const id = 'shank-strength';
  const slug = slugs[language];
  return {
    ...content,
    postAddresses: async () => [
      { id, slugs: { [language]: slug }, formerSlugs: [], updatedAt: '2026-11-01T00:00:00.000Z' },
    ],
    post: async (asked, reader) => {
      const found = await content.post(asked, language);
      return found && { ...found, post: { ...found.post, slugs: { [language]: slug } }, related: reader ? [] : [] };
    },
  };
};

describe('a post that is not translated', () => {
  it('says so in the reader’s language, and its text has its own language and direction [Q-006]', async () => {
    const files = await draw({ posts: ['shank-strength'] }, onlyIn('en'));
    const page = textAt(files, `_pages/he/blog/${slugs.en}.html`);
    expect(page).toContain('<html lang="he" dir="rtl"');
    expect(page).toContain('הפוסט הזה עדיין לא תורגם לעברית');
    expect(page).toMatch(/<div lang="en" dir="ltr"><h1>/);
    expect(page).toContain('<div class="rich-text" lang="en" dir="ltr">');
    // Search engines find it where it is at home, once.
    expect(page).toContain(`<link rel="canonical" href="https://pointe.example/blog/${slugs.en}?lang=en">`);
    expect(page).not.toContain('hreflang="he"');
  });

  it('is in the sitemap in its own language only', async () => {
    const map = textAt(await draw({ posts: ['shank-strength'] }, onlyIn('fr')), 'sitemap.xml');
    const own = map.match(new RegExp(`<loc>[^<]*${slugs.fr}[^<]*</loc>`, 'g'));
    expect(own).toEqual([`<loc>https://pointe.example/blog/${slugs.fr}?lang=fr</loc>`]);
  });
});
