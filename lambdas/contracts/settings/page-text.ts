import type { Language } from '../text/language.ts';

/** The pages whose text administrators edit, by the last part of their address. */
export const editedPages = ['accessibility', 'privacy'] as const;
export type EditedPage = (typeof editedPages)[number];

/** One text: a page in a language. */
export interface PageTextAddress {
  page: EditedPage;
  language: Language;
}

/** Administrators' text for a page. Without it, the page shows the text that the product brings. */
export interface PageText {
  text?: string;
  /** When it was saved, ISO 8601, UTC. */
  saved?: string;
}

/** Where a page finds it in another language than its own; `render` keeps the file beside the pages. */
export const pageTextFile = ({ page, language }: PageTextAddress): string => `seed/page-${page}-${language}.json`;
