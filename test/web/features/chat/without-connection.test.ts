import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareKeptAnswers } from '#web/features/chat/api/without-connection.ts';
import { network } from '../../support/network.ts';

const browser = { onLine: true, serviceWorker: { controller: {} } };
const opened = (navigator: object) => {
  const idle = vi.fn((act: () => void) => act());
  vi.stubGlobal('window', { requestIdleCallback: idle });
  vi.stubGlobal('navigator', navigator);
  const fetch = network(() => Response.json({}));
  prepareKeptAnswers('he');
  return { idle, fetch };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what answers take without a connection', () => {
  it('is fetched in idle time when the chat is opened', async () => {
    const { idle, fetch } = opened(browser);
    expect(idle).toHaveBeenCalledTimes(1);
    await vi.waitUntil(() => fetch.mock.calls.length > 0);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/ai/knowledge/he']);
  });

  it.each([
    ['nobody would keep it', { ...browser, serviceWorker: { controller: null } }],
    ['the browser has no workers', { onLine: true }],
    ['there is no connection', { ...browser, onLine: false }],
    ['the visitor wants as little as possible', { ...browser, connection: { saveData: true } }],
  ])('is not fetched where %s', (_why, navigator) => {
    expect(opened(navigator).idle).not.toHaveBeenCalled();
  });
});
