import { afterEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { prepareList } from '#web/shared/outbox/list/open-list.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the list of what waits brings the words of the question for the password, which the page around it may lack', async () => {
  stubBrowser();
  const i18n = await createI18n('he');
  expect(i18n.exists('form:confirmTitle')).toBe(false);
  prepareList(i18n);
  await vi.waitFor(() => expect(i18n.exists('outbox:title') && i18n.exists('form:confirmTitle')).toBe(true));
});
