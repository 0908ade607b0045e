import { queryOptions } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { Output } from '#contracts/http/endpoint.ts';
import type { EditedPage, PageTextAddress } from '#contracts/settings/page-text.ts';
import { getPageText, type savePageText } from '#contracts/settings/page-texts.ts';
import type { SiteSettings } from '#contracts/site/site-settings.ts';
import { call } from '#web/shared/api/call.ts';
import { type LazyTexts, lazyTexts, loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { builtInText } from '#web/shared/page-text/built-in-text.ts';

export type StoredText = Output<typeof savePageText>;

export const fetchPage = async (page: EditedPage, signal?: AbortSignal) =>
  (await call(getPageText, { pathParameters: { page }, signal })).texts;

/** The texts of a page in all languages. A form must begin with the present state. */
export const storedTextsQuery = (page: EditedPage) =>
  queryOptions({
    queryKey: ['page-texts', page],
    queryFn: ({ signal }) => fetchPage(page, signal),
    // A form must begin with the present state.
    staleTime: 0,
    gcTime: 0,
  });

const statementTexts: Record<EditedPage, LazyTexts> = {
  accessibility: lazyTexts(import.meta.glob('#locales/*/accessibility.json', { import: 'default' })),
  privacy: lazyTexts(import.meta.glob('#locales/*/privacy.json', { import: 'default' })),
};

/** The product's own text of a page, with its title. */
export const builtInQuery = (i18n: I18n, { page, language }: PageTextAddress, settings: SiteSettings) =>
  queryOptions({
    queryKey: ['built-in-text', page, language, settings],
    queryFn: async () => {
      await loadTexts(i18n, language, [statementTexts[page]]);
      const t = i18n.getFixedT(language) as I18n['t'];
      return { title: t(`${page}:title`), text: builtInText(page, t, settings) };
    },
    // It comes from files of the app.
    staleTime: Number.POSITIVE_INFINITY,
  });
