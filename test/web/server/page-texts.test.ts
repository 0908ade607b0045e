import { describe, expect, it } from 'vitest';
import type { PageText, PageTextAddress } from '#contracts/settings/page-text.ts';
import { editedPages } from '#contracts/settings/page-text.ts';
import { languages } from '#contracts/text/language.ts';
import { isPlainText, parsePlainText, plainTextLimit, tidyPlainText } from '#contracts/text/plain-text.ts';
import { renderTasks } from '#web/server/render-tasks.tsx';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { builtInText } from '#web/shared/page-text/built-in-text.ts';
import { pageDescription } from '#web/shared/page-text/page-description.ts';
import { draw, nothing, seedContent, site, textAt } from './content.ts';

const saved = '2027-03-05T23:30:00.000Z';
/** Content in which some texts are written. */
const written = (texts: Record<string, PageText>) => ({
  ...seedContent(),
  pageText: async ({ page, language }: PageTextAddress) => texts[`${page} ${language}`] ?? {},
});
const only = (page: 'accessibility' | 'privacy', language: 'he' | 'en') => ({ pageTexts: [{ page, language }] });
const mainOf = (html: string) => html.slice(html.indexOf('<article'), html.indexOf('</article>'));
const description = (html: string) => /<meta name="description" content="([^"]*)">/.exec(html)?.[1];

describe('a page whose text administrators have written [Q-012]', () => {
  it('is drawn again in its language alone, with the file for readers who switch to it', async () => {
    const content = written({ 'privacy he': { text: 'פתיח\n\n## כותרת\n\n- אחת\n- שתיים', saved } });
    const files = await draw(only('privacy', 'he'), content);
    expect([...files.keys()].toSorted()).toEqual([
      '_pages/he/privacy.html',
      'seed/page-privacy-he.json',
      'sitemap.xml',
    ]);
    expect(JSON.parse(textAt(files, 'seed/page-privacy-he.json'))).toEqual({
      text: 'פתיח\n\n## כותרת\n\n- אחת\n- שתיים',
      saved,
    });
    const html = textAt(files, '_pages/he/privacy.html');
    expect(mainOf(html)).toContain('<p class="lead">פתיח</p>');
    expect(mainOf(html)).toContain(
      '<section class="story"><h2>כותרת</h2><div class="story-text"><ul class="story-list"><li>אחת</li><li>שתיים</li></ul></div></section>',
    );
    expect(description(html)).toBe('פתיח');
  });

  it('keeps below the text what the product itself has to say: statistics, where to write to, and the day of the text', async () => {
    const content = {
      ...written({ 'privacy en': { text: 'Short.', saved } }),
      settings: async () => ({ contact: 'swan@lake.example' }),
    };
    const main = mainOf(textAt(await draw(only('privacy', 'en'), content), '_pages/en/privacy.html'));
    const order = ['Short.', 'id="statistics"', 'Google Analytics counts', 'mailto:swan@lake.example', '6 March 2027'];
    const places = order.map((each) => main.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(main).not.toContain('While you read');
  });

  it('never becomes markup, in the page, its head, its data or its file', async () => {
    const hostile = '</script><img src=x onerror=alert(1)> "\'><b>';
    const text = `${hostile}\n\n## ${hostile}\n\n- ${hostile}\n- javascript:alert(1) https://a.example/"><b>`;
    const files = await draw(only('accessibility', 'en'), written({ 'accessibility en': { text, saved } }));
    const html = textAt(files, '_pages/en/accessibility.html');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('</script><img');
    expect(html).not.toMatch(/<b>/);
    expect(html).not.toMatch(/(href|src)="javascript:/);
    expect(mainOf(html)).toContain('<a href="https://a.example/" dir="ltr">https://a.example/</a>&quot;&gt;&lt;b&gt;');
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
  });

  it('is the product’s own again when its text is gone', async () => {
    const files = await draw(only('privacy', 'en'), written({}));
    expect(textAt(files, 'seed/page-privacy-en.json')).toBe('{}');
    const html = textAt(files, '_pages/en/privacy.html');
    expect(mainOf(html)).toContain('<h2>In your browser</h2>');
    expect(mainOf(html)).toContain('24 November 2026');
    expect(description(html)).toContain('What this site stores');
  });

  it('has its file from the first deployment on, in every language', async () => {
    const names = (await renderTasks({ content: seedContent(), site, changes: { ...nothing, everything: true } })).map(
      ({ name }) => name,
    );
    for (const page of editedPages) {
      for (const language of languages) expect(names).toContain(`text of ${page} in ${language}`);
    }
  });

  it('is described by its first paragraph, cut between two words', () => {
    expect(pageDescription('## Title\n- point\none\ntwo https://a.example')).toBe('one two https://a.example');
    expect(pageDescription('- only\n- points')).toBeUndefined();
    const long = pageDescription('word '.repeat(100)) ?? '';
    expect(long).toMatch(/word…$/);
    expect(long.length).toBeLessThanOrEqual(160);
    expect(pageDescription('\u{1F9F5}'.repeat(200))?.isWellFormed()).toBe(true);
  });
});

describe.each(editedPages)('the text on %s that the product brings', (page) => {
  it.each(languages)('could have been typed, and is saved as it is: %s', async (language) => {
    const i18n = await createI18n(language);
    const { default: texts } = await import(`../../../locales/${language}/${page}.json`, { with: { type: 'json' } });
    i18n.addResourceBundle(language, page, texts);
    const text = builtInText(page, i18n.t, {});
    expect(tidyPlainText(text)).toBe(text);
    expect(isPlainText(text)).toBe(true);
    expect(text.length).toBeLessThan(plainTextLimit / 2);
    const blocks = parsePlainText(text);
    expect(blocks[0]?.kind).toBe('paragraph');
    expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(page === 'privacy' ? 7 : 3);
    // Every recipient of what visitors write is named.
    for (const receiver of page === 'privacy' ? ['Amazon Bedrock', 'Amazon Web Services'] : [])
      expect(text).toContain(receiver);
    // Cloudflare's check is named where it is used, and nowhere else.
    const check = i18n.t('privacy:turnstileText');
    const withWidget = builtInText(page, i18n.t, { botCheck: 'turnstile' });
    if (page === 'privacy') expect([text.includes(check), withWidget.includes(check)]).toEqual([false, true]);
    // Every text that is named is there.
    expect(text).not.toMatch(/\b(privacy|accessibility)[:.]\w|\{\{/);
  });
});
