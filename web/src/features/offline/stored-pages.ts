import type { i18n as I18n } from 'i18next';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { network } from '#web/shared/network/network.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import styles from './offline.css?inline';
import { offlineTexts } from './texts.ts';

/** Says when the page was saved, above it. */
export const markDate = async (i18n: I18n, at: string): Promise<void> => {
  adoptStyles(styles);
  const language = currentLanguage(i18n);
  await loadTexts(i18n, language, [offlineTexts]);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  const line = document.createElement('p');
  line.className = 'stored-mark';
  line.role = 'status';
  line.textContent = i18n.t('offline:stored', { date });
  document.body.prepend(line);
};

const inAdministration = (path: string) => /^\/admin(\/|$)/.test(path);

/** The same tab, and no page on which something may be under way that only the app can ask about. */
const leadsToPage = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  !link.target &&
  link.origin === location.origin &&
  !link.hash &&
  ![link.pathname, location.pathname].some(inAdministration);

/**
 * Without a connection a link opens the whole page, as the worker keeps it: the app would ask for its data, which may be
 * there only as that page.
 */
export const followAsPage = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || network.isOnline()) return;
  // The app does not hear of it, so the browser follows the link by itself.
  if (leadsToPage(event, link)) event.stopPropagation();
};
