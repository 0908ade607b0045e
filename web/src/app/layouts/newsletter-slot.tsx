import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';

/** Where pages are drawn: draws the form as HTML. No page's code has it in the browser. */
export const drawing: { draw?: (i18n: I18n, queryClient: QueryClient) => string } = {};

/** The same object each time: React leaves alone what the page brought, and what is put there later. */
const asItIs = { __html: '' };

/**
 * The form as the page brought it, until a visitor comes to it: then its code is fetched, and it begins to work in place. It is
 * no part of the app's own tree, in which a screen would wait for it.
 */
export const NewsletterSlot = () => {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const slot = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  /** The language in which the page brought it. An element that is made here may be given no HTML (trusted types). */
  const drawn = useRef(isHydrated ? undefined : language);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    let end = () => {};
    let isOver = false;
    const begin = async () => {
      element.removeEventListener('focusin', begin);
      const { mountNewsletter } = await import('#web/features/newsletter/mount-newsletter.tsx');
      if (!isOver) end = await mountNewsletter(element, { i18n, language, queryClient });
      if (isOver) end();
    };
    element.addEventListener('focusin', begin);
    // The touch that fetched the app may have been here. In a language that was chosen since, nothing is drawn yet.
    if (!element.firstChild || element.contains(document.activeElement)) void begin();
    return () => {
      isOver = true;
      drawn.current = undefined;
      element.removeEventListener('focusin', begin);
      // Not while React draws.
      queueMicrotask(end);
    };
  }, [i18n, language, queryClient]);
  const { draw } = drawing;
  const html = draw ? { __html: draw(i18n, queryClient) } : drawn.current === language ? asItIs : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React itself.
  return <div ref={slot} key={language} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
};
