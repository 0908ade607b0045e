import { expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { renderOfflinePages } from '#web/server/offline-pages.tsx';
import { site } from './content.ts';

const parts = { styles: '/assets/offline.css', sign: '/assets/offline-indicator.js' };

it('the page for what was never read says so in each language, asks again, and starts its sign in place of the app', async () => {
  const pages = await renderOfflinePages(site.assets, parts);
  const titles = languages.map((language) => {
    const page = pages[language];
    expect(page).toContain(
      `<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}" data-app="/assets/offline-indicator.js"`,
    );
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('href=""');
    expect(page).toContain('href="/glossary"');
    // The sign that the worker shows above a kept page comes with it.
    expect(page).toMatch(
      /<template><link [^>]+offline\.css"\/><p [^>]+><span>[^<]+<\/span><time><\/time>.+<\/template>/,
    );
    return /<h1>([^<]+)<\/h1>/.exec(page)?.[1];
  });
  expect(new Set(titles).size).toBe(languages.length);
});
