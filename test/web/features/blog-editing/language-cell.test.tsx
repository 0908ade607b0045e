import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { stubBrowser } from '#test/web/support/browser.ts';
import { LanguageCell } from '#web/features/blog-editing/components/posts/language-cell.tsx';
import { unsavedText } from '#web/features/blog-editing/model/unsaved-copy.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { textOf } from './draft.ts';

const i18n = await createI18n('en');
const texts = JSON.parse(readFileSync('locales/en/blog-editing.json', 'utf8'));
i18n.addResourceBundle('en', 'blog-editing', texts);

const draft = { state: 'draft', version: 3, title: 'Ribbons', slug: '', hasChanges: false, staleParagraphs: 0 };
const post = { id: 'first', languages: { he: draft, en: draft } } as unknown as PostOverview;
const drawn = (language: Language) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <LanguageCell post={post} language={language} to="/admin/blog/first" />
      </MemoryRouter>
    </I18nextProvider>,
  );

afterEach(() => void vi.unstubAllGlobals());

it('a text that only this browser has is named in the list of posts [Q-027]', () => {
  stubBrowser({ token: 'token', user: JSON.stringify({ id: 'id of noa', username: 'noa' }) });
  const copy = unsavedText('first', 'he');
  copy.keep(textOf('written on a train'), 3);
  expect(drawn('he')).toContain(texts.unsavedHere);
  expect(drawn('en')).not.toContain(texts.unsavedHere);
  copy.discard();
  expect(drawn('he')).not.toContain(texts.unsavedHere);
});
