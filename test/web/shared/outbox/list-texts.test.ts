import { afterEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { prepareList } from '#web/shared/outbox/list/open-list.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the words of the list of what waits are fetched before somebody opens it', async () => {
  stubBrowser();
  const i18n = await createI18n('he');
  // Another test of this process may have fetched them.
  i18n.removeResourceBundle('he', 'outbox');
  expect(i18n.exists('outbox:title')).toBe(false);
  prepareList(i18n);
  await vi.waitFor(() => expect(i18n.exists('outbox:title')).toBe(true));
});
