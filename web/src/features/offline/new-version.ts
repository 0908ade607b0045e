import type { i18n as I18n } from 'i18next';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { offlineTexts } from './texts.ts';
import type { WorkerMessage } from './worker-message.ts';

let isOffered = false;

/**
 * Says that a new release is ready. Nothing happens until the visitor wants it; otherwise it comes with the next visit,
 * when no tab uses the former one. The bar looks like the one about missing code, and stands in its place.
 */
export const offerNewVersion = async (i18n: I18n, registration: ServiceWorkerRegistration): Promise<void> => {
  if (isOffered) return;
  isOffered = true;
  const language = currentLanguage(i18n);
  await loadTexts(i18n, language, [offlineTexts]);
  const bar = document.createElement('div');
  bar.className = 'missing-code';
  bar.role = 'status';
  const text = document.createElement('p');
  text.textContent = i18n.t('offline:newVersion');
  const button = (words: string, act: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button';
    made.textContent = words;
    made.addEventListener('click', act);
    return made;
  };
  const load = () => {
    const { waiting } = registration;
    // Another tab may have loaded it meanwhile.
    if (!waiting) return location.reload();
    // This tab alone: the user may be writing in others.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over' satisfies WorkerMessage);
  };
  bar.append(
    text,
    button(i18n.t('offline:loadVersion'), load),
    button(i18n.t('offline:later'), () => bar.remove()),
  );
  document.body.append(bar);
};
