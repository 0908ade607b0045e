import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { NewsletterForm } from './components/newsletter-form.tsx';
import { newsletterTexts } from './texts.ts';

interface Context {
  i18n: I18n;
  queryClient: QueryClient;
}

/** Its ids begin alike no matter where it is drawn, and like no others of the page. */
const options = { identifierPrefix: 'newsletter' };

export const newsletterTree = ({ i18n, queryClient }: Context) => (
  <QueryClientProvider client={queryClient}>
    <I18nextProvider i18n={i18n}>
      <NewsletterForm />
    </I18nextProvider>
  </QueryClientProvider>
);

/** Makes the form work, in the elements that the page brought: a field keeps its focus and what was typed. Returns how to end it. */
export const mountNewsletter = async (
  slot: HTMLElement,
  { language, ...context }: Context & { language: Language },
): Promise<() => void> => {
  await loadTexts(context.i18n, language, [newsletterTexts, formTexts]);
  const tree = newsletterTree(context);
  if (slot.firstChild) {
    const root = hydrateRoot(slot, tree, options);
    return () => root.unmount();
  }
  const root = createRoot(slot, options);
  root.render(tree);
  return () => root.unmount();
};
