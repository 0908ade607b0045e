import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';

// The outbox stays with a page for good, and so it is loaded apart from that of other tests of this process.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('the outbox is fetched with the first use once there is a connection: a browser would not try a second time', async () => {
  const { waiting } = await import('#web/shared/api/waiting.ts');
  const { prepareOutboxOnUse } = await import('#web/shared/outbox/prepare-on-use.ts');
  const { happens } = stubBrowser();
  const device = { onLine: false };
  vi.stubGlobal('navigator', device);
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: {} });
  void prepareOutboxOnUse(i18n);
  happens('keydown');
  // Its code would have come by now.
  await import('#web/shared/outbox/start-outbox.ts');
  await new Promise((resume) => setImmediate(resume));
  expect(waiting.keep).toBeUndefined();
  device.onLine = true;
  happens('online');
  await vi.waitFor(() => expect(waiting.keep).toBeDefined());
});
