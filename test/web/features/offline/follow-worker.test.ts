import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { StoredCaches } from '#test/web/support/cache-storage.ts';
import { followWorker } from '#web/features/offline/follow-worker.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { watchNetwork } from '#web/shared/network/network.ts';

const site = 'https://pointe.example';
const place = (address: string) => new URL(address, site);

interface Tab {
  stored?: Record<string, string>;
  /** The pages that the worker has. */
  here?: string[];
  /** The line above a page that was kept. */
  mark?: ReturnType<typeof openMark>;
}
const openMark = () => {
  const mark = {
    isConnected: true,
    isNewer: false,
    remove: () => void Object.assign(mark, { isConnected: false }),
    toggleAttribute: (name: string) => void Object.assign(mark, { isNewer: name === 'data-newer' }),
  };
  return mark;
};

/** A tab whose page a worker serves: what happens to it, and what it has asked for. */
const openTab = async (address: string, { stored = {}, here = [], mark }: Tab = {}) => {
  const i18n = await createI18n('en');
  const { happens } = stubBrowser(stored);
  const asked = { updates: 0, reloads: 0, kept: [] as string[], opened: [] as string[], told: [] as unknown[] };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: { app: '/assets/main-abc.js' }, lang: 'en' },
    querySelector: () => mark ?? null,
    getElementById: () => ({ textContent: '{"pointe":"shoes"}' }),
  });
  const location = Object.assign(place(address), {
    reload: () => {
      asked.reloads += 1;
    },
    assign: (next: string) => void asked.opened.push(next),
  });
  const caches = new StoredCaches();
  await caches.open('members');
  const controller = {
    postMessage: ({ page, late }: { page?: string; late?: string }, [port]: MessagePort[] = []) => {
      if (page) asked.kept.push(page);
      if (late && here.includes(late)) port?.postMessage('kept');
      else port?.close();
    },
  };
  const performance = { getEntriesByType: () => [{ name: `${site}${address}`, workerStart: 1 }] };
  for (const [name, value] of Object.entries({ document, location, caches, performance })) vi.stubGlobal(name, value);
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  const update = async () => {
    asked.updates += 1;
  };
  const waiting = { postMessage: (message: unknown) => void asked.told.push(message) };
  const registration = Object.assign(new EventTarget(), { update, waiting, installing: null });
  const idle = { navigation: {}, errors: null };
  let follow: (state: object) => void = () => undefined;
  const router = {
    state: { ...idle, location: place(address) },
    subscribe: (listener: typeof follow) => {
      follow = listener;
    },
  };
  await followWorker(i18n, { registration, router } as never);
  return {
    asked,
    caches,
    /** The tab is hidden, and seen again. */
    seenAgain: () => {
      for (const state of ['hidden', 'visible']) {
        document.visibilityState = state;
        document.dispatchEvent(new Event('visibilitychange'));
      }
    },
    happens,
    /** The reader has pressed a link of the app. */
    leave: (next: string) => {
      const state = { ...idle, navigation: { location: place(next) }, location: place(address) };
      // The router says the same more than once.
      follow(state);
      follow({ ...state });
    },
    /** The app has drawn another address. */
    arrive: (next: string, errors: Record<string, unknown> | null = null) => {
      location.href = place(next).href;
      follow({ ...idle, errors, location: place(next) });
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that the worker serves', () => {
  it('asks for a release when it is seen again, once an hour at most', async () => {
    const { asked, seenAgain } = await openTab('/');
    seenAgain();
    vi.advanceTimersByTime(3_599_000);
    seenAgain();
    expect(asked.updates).toBe(0);
    vi.advanceTimersByTime(1_000);
    seenAgain();
    seenAgain();
    expect(asked.updates).toBe(1);
    vi.advanceTimersByTime(3_600_000);
    seenAgain();
    expect(asked.updates).toBe(2);
  });

  it('has the pages kept that the app draws, each as often as it is opened, and a search not at all', async () => {
    const { asked, arrive } = await openTab('/products');
    arrive('/products?q=bloch');
    arrive('/products?q=bloch#shoes');
    expect(asked.kept).toEqual([]);
    arrive('/brand/bloch');
    arrive('/brand/bloch?lang=en');
    expect(asked.kept).toEqual([`${site}/brand/bloch`, `${site}/brand/bloch?lang=en`]);
  });

  it('is opened as a whole page where the app got no answer, but not again and again', async () => {
    const noAnswer = { content: { status: 0 } };
    const { asked, arrive } = await openTab('/brand/bloch');
    arrive('/brand/bloch', noAnswer);
    arrive('/brand/gaynor', { content: { status: 404 } });
    arrive('/account', noAnswer);
    expect(asked.reloads).toBe(0);
    arrive('/brand/capezio', noAnswer);
    expect(asked.reloads).toBe(1);
  });

  it('is opened as the copy that is here where the server fails, or takes longer than three seconds', async () => {
    const here = [`${site}/brand/capezio`];
    const failing = await openTab('/brand/bloch', { here });
    failing.arrive('/brand/gaynor', { content: { status: 503 } });
    failing.arrive('/brand/capezio', { content: { status: 503 } });
    await expect.poll(() => failing.asked.reloads).toBe(1);
    const slow = await openTab('/brand/bloch', { here });
    slow.leave('/brand/gaynor');
    vi.advanceTimersByTime(2_000);
    slow.leave('/brand/capezio#models');
    vi.advanceTimersByTime(2_900);
    expect(slow.asked.opened).toEqual([]);
    vi.advanceTimersByTime(100);
    const late = Date.now();
    await expect.poll(() => slow.asked.opened).toEqual(['/brand/capezio#models']);
    // Looking for it lets time pass.
    expect(Date.now() - late).toBeLessThan(1_000);
    const quick = await openTab('/brand/bloch', { here });
    quick.leave('/brand/capezio');
    quick.arrive('/brand/capezio');
    vi.advanceTimersByTime(3_000);
    quick.leave('/brand/capezio');
    expect([quick.asked.opened, failing.asked.reloads]).toEqual([[], 1]);
  });

  it('loses the word about its age where the site has nothing newer, and offers what is newer', async () => {
    const asked: string[] = [];
    let reply = new Response('', { status: 503 });
    vi.stubGlobal('fetch', async (address: URL) => {
      asked.push(`${address}`);
      return reply;
    });
    const mark = openMark();
    const { happens, asked: told } = await openTab('/blog/rosin', { mark });
    const stop = watchNetwork();
    await expect.poll(() => asked).toEqual([`${site}/blog/rosin?lang=en`]);
    expect([mark.isConnected, mark.isNewer]).toEqual([true, false]);
    const regain = (text: string) => {
      happens('offline');
      reply = new Response(text);
      Object.assign(navigator, { onLine: true });
      happens('online');
    };
    regain('<p>{"pointe":"other shoes"}');
    await expect.poll(() => mark.isNewer).toBe(true);
    expect(mark.isConnected).toBe(true);
    regain('<p>{"pointe":"shoes"}');
    await expect.poll(() => mark.isConnected).toBe(false);
    expect(told.kept).toEqual([`${site}/blog/rosin`]);
    stop();
  });

  it('asks a release that waits whether it is newer than the page', async () => {
    const { asked } = await openTab('/');
    expect(asked.told).toEqual([{ app: '/assets/main-abc.js' }]);
  });

  it('takes tips off the device that nobody is logged in for any more [Q-048]', async () => {
    const { caches } = await openTab('/');
    await expect.poll(() => caches.keys()).toEqual([]);
    const reader = await openTab('/', { stored: { token: 'abc' } });
    expect(await reader.caches.keys()).toEqual(['members']);
  });

  it('leaves each step to the browser while there is no connection, but neither a search nor one from what is worked on', async () => {
    const connected = await openTab('/products');
    connected.leave('/brand/bloch');
    expect(connected.asked.opened).toEqual([]);
    const stop = watchNetwork();
    connected.happens('offline');
    const administrator = await openTab('/admin/settings');
    administrator.leave('/');
    expect(administrator.asked.opened).toEqual([]);
    const reader = await openTab('/products');
    reader.leave('/products?q=bloch');
    expect(reader.asked.opened).toEqual([]);
    reader.leave('/brand/bloch?lang=en#models');
    expect(reader.asked.opened).toEqual(['/brand/bloch?lang=en#models']);
    stop();
  });
});
