import type { i18n as I18n } from 'i18next';
import { readStorage, tabStorage, writeStorage } from '../storage.ts';

/** When this tab last reloaded by itself, in milliseconds since 1970. */
const key = 'reloaded-at';
/** Longer than any reload takes, so that a file which stays missing cannot make a page reload again and again. */
const pauseMs = 600_000;
let isReloading = false;

/** Whether a file of the app could not be fetched, as when a release has replaced it. Each browser says it differently. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** The browser would replace a page that cannot be fetched with an error page of its own. */
const canBeFetched = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Reloads the page, which then names the files that exist now. A tab does so once; after that, without a connection, and
 * while `mayLose` denies it, the visitor decides. Resolves to whether the page is being reloaded.
 */
export const reloadOnce = async (mayLose: () => boolean = () => true): Promise<boolean> => {
  // More than one part can be missing.
  if (isReloading) return true;
  if (Math.abs(Date.now() - Number(readStorage(key, tabStorage))) < pauseMs || !(await canBeFetched())) return false;
  // Without a note of it, a reload could be followed by another.
  if (!mayLose() || !writeStorage(key, String(Date.now()), tabStorage)) return false;
  isReloading = true;
  location.reload();
  return true;
};

/** Says that a part of the page is missing, without interrupting the visitor; the button reloads the page. */
export const offerReload = ({ t }: I18n): void => {
  if (document.querySelector('.missing-code')) return;
  const notice = document.createElement('div');
  notice.className = 'missing-code';
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = t('partMissing');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = t('refreshPage');
  button.addEventListener('click', () => location.reload());
  notice.append(text, button);
  // A dialog makes everything outside of it unreachable.
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].at(-1);
  (dialog ?? document.body).append(notice);
};
