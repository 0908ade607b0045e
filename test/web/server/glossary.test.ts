import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { glossaryIn, glossaryTask } from '#web/server/glossary.ts';
import { pageFile } from '#web/server/site-files.ts';
import { seedContent, site } from './content.ts';

describe('the page of the glossary', () => {
  it('has a file of terms for each language, for readers who switch to it', async () => {
    const files = new Map((await glossaryTask.draw()).map(({ key, text = '' }) => [key, JSON.parse(text)]));
    expect(files.size).toBe(languages.length);
    for (const language of languages) expect(files.get(`seed/glossary-${language}.json`)).toEqual(glossaryIn(language));
  });

  it('shows every term under its anchor, with what the other languages call it, each marked with its direction', async () => {
    const { text = '' } = await pageFile({ content: seedContent(), site }, 'he', '/glossary');
    for (const { id, term } of glossaryIn('he')) {
      expect(text).toContain(`<div id="${id}" class="term"><dt><a class="quiet-link" href="#${id}"><dfn>${term}</dfn>`);
    }
    expect(text).toContain('<li lang="ru"><span>Русский</span> <bdi dir="ltr">геленок</bdi></li>');
    const english = await pageFile({ content: seedContent(), site }, 'en', '/glossary');
    expect(english.text).toContain('<li lang="he"><span>עברית</span> <bdi dir="rtl">שאנק</bdi></li>');
    expect(english.text).toContain('<link rel="canonical" href="https://pointe.example/glossary?lang=en">');
    expect(english.text).toContain('hreflang="es" href="https://pointe.example/glossary?lang=es"');
  });
});
