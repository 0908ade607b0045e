import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { network as net } from '#test/web/support/network.ts';
import { connection } from '#web/shared/api/connection.ts';
import { network, watchNetwork } from '#web/shared/network/network.ts';

const ok = () => new Response(null, { status: 200 });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

let happens: (type: string) => void;
let page: EventTarget & { visibilityState: string };
let device: { onLine: boolean };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  happens = stubBrowser({ token: 'secret' }).happens;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  device = { onLine: true };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', device);
  stop = watchNetwork();
});
afterEach(async () => {
  // The next test begins online, as a tab does.
  net(ok);
  device.onLine = true;
  page.visibilityState = 'visible';
  happens('online');
  await vi.advanceTimersByTimeAsync(0);
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the watch over the connection', () => {
  it('asks the site every 30 seconds, without the session [S-171, S-274]', async () => {
    const fetch = net(ok);
    await pass(29_999);
    expect(fetch).not.toHaveBeenCalled();
    await pass(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect([url, request?.method, request?.cache, request?.credentials]).toEqual([
      ...['/api/health', 'HEAD', 'no-store', 'omit'],
    ]);
    expect(request).not.toHaveProperty('headers');
  });

  it('asks nothing while the page is not seen, and at once when it is seen again after that [S-171]', async () => {
    const fetch = net(ok);
    show('hidden');
    await pass(300_000);
    expect(fetch).not.toHaveBeenCalled();
    show('visible');
    await pass(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    show('hidden');
    await pass(10_000);
    show('visible');
    await pass(19_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('looks again when a network comes while it is looking', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const fetch = net(() => promise);
    happens('offline');
    happens('online');
    net(ok);
    happens('online');
    reject(new TypeError('Failed to fetch'));
    await pass(1_000);
    expect(network.isOnline()).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('looks once more, a second later, where the browser says too early that a network came', async () => {
    happens('offline');
    net(noNetwork, ok);
    happens('online');
    await pass(999);
    expect(network.isOnline()).toBe(false);
    await pass(1);
    expect(network.isOnline()).toBe(true);
  });

  it('knows two states: online and offline [S-166]', async () => {
    const heard: boolean[] = [];
    const forget = network.subscribe(() => heard.push(network.isOnline()));
    net(ok);
    happens('offline');
    expect(heard).toEqual([false]);
    happens('online');
    await pass(0);
    expect(heard).toEqual([false, true]);
    // Any answer is one: a service that fails can be reached.
    net(() => new Response(null, { status: 503 }));
    await pass(30_000);
    expect(heard).toEqual([false, true]);
    forget();
  });

  it('believes a lost connection only when it was asked twice, and a new one when the site answers [S-166]', async () => {
    net(noNetwork, ok);
    await pass(31_000);
    expect(network.isOnline()).toBe(true);
    const fetch = net(noNetwork);
    await pass(31_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(network.isOnline()).toBe(false);
    // The device has a network again, but nothing is behind it.
    happens('online');
    await pass(0);
    expect(network.isOnline()).toBe(false);
    net(ok);
    await pass(30_000);
    expect(network.isOnline()).toBe(true);
  });

  it('looks as soon as a call gets no answer', async () => {
    net(noNetwork);
    connection.doubted?.();
    await pass(1_000);
    expect(network.isOnline()).toBe(false);
  });

  it('does not take a late answer for a connection that the device has lost meanwhile', async () => {
    const reply = Promise.withResolvers<Response>();
    net(() => reply.promise);
    await pass(30_000);
    device.onLine = false;
    happens('offline');
    reply.resolve(ok());
    await pass(0);
    expect(network.isOnline()).toBe(false);
  });
});
