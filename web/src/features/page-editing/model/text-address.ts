import { editedPages, type PageTextAddress } from '#contracts/settings/page-text.ts';
import { isLanguage, type Language } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';

/** The text that an address names; the first page, in the reader's own language, where it names none. */
export const textIn = (search: string, own: Language): PageTextAddress => {
  const query = new URLSearchParams(search);
  const [first] = editedPages;
  const language = query.get('language');
  return {
    page: editedPages.find((page) => page === query.get('page')) ?? first,
    language: isLanguage(language) ? language : own,
  };
};

/** Where readers of this language see it. */
export const publicPathOf = ({ page, language }: PageTextAddress, own: Language): string =>
  language === own ? paths[page] : `${paths[page]}?lang=${language}`;

/** Names the unsaved text among all that this browser keeps. */
export const copyNameOf = ({ page, language }: PageTextAddress): string => `page:${page}:${language}`;
