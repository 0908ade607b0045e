import type { PageField } from './page-field.ts';

/**
 * Keeps hold of the page's fields while the app starts. A page that was changed before that, by a translation or by a
 * password manager, is drawn anew by React, and its fields are new and empty. Returns what then fills them in again.
 */
export const keepFields = (page: HTMLElement): (() => Promise<void>) => {
  const fields = [...page.querySelectorAll<PageField>('[name]')];
  let focused: EventTarget | null = document.activeElement;
  page.addEventListener('focusin', ({ target }) => {
    if (fields[0]?.isConnected) focused = target;
  });
  return async () => {
    if (fields.some(({ isConnected }) => !isConnected))
      (await import('./restore-fields.ts')).restoreFields(page, fields, focused);
  };
};
