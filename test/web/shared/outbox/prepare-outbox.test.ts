import { createInstance } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { waiting } from '#web/shared/api/waiting.ts';
import { prepareOutbox } from '#web/shared/outbox/prepare-outbox.ts';

afterEach(() => vi.unstubAllGlobals());

it('the outbox is fetched once there is a connection: a browser would not try a second time', async () => {
  const { happens } = stubBrowser();
  const device = { onLine: false };
  vi.stubGlobal('navigator', device);
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: {} });
  prepareOutbox(i18n);
  // Its code would have come by now.
  await import('#web/shared/outbox/start-outbox.ts');
  await new Promise((resume) => setImmediate(resume));
  expect(waiting.keep).toBeUndefined();
  device.onLine = true;
  happens('online');
  await vi.waitFor(() => expect(waiting.keep).toBeDefined());
});
