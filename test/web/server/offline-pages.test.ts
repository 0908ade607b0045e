import { expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { renderOfflinePages } from '#web/server/offline-pages.tsx';
import { site } from './content.ts';

it('the page for what was never read says so in each language, asks again, and starts no app', async () => {
  const pages = await renderOfflinePages(site.assets);
  const titles = languages.map((language) => {
    const page = pages[language];
    expect(page).toContain(`<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}" data-app=""`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('href=""');
    expect(page).toContain('href="/glossary"');
    return /<h1>([^<]+)<\/h1>/.exec(page)?.[1];
  });
  expect(new Set(titles).size).toBe(languages.length);
});
