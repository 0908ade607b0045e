import { createInstance } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { waiting } from '#web/shared/api/waiting.ts';
import { prepareOutboxOnUse } from '#web/shared/outbox/prepare-on-use.ts';

afterEach(() => {
  // The outbox stays with a page for good; other tests of this process have none.
  for (const hook of Object.keys(waiting)) delete waiting[hook as keyof typeof waiting];
  vi.unstubAllGlobals();
});

it('the outbox is fetched with the first use once there is a connection: a browser would not try a second time', async () => {
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
