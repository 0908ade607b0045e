import { afterEach, describe, expect, it, vi } from 'vitest';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import { askAssistant } from '#web/features/chat/api/ask-assistant.ts';
import { network } from '../../support/network.ts';

const asked = { question: 'How long?', language: 'en' as const };
const signal = () => new AbortController().signal;
const answer = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  answer: 'Eight hours.',
  paragraphs: [],
  language: 'en',
  hybrid_mode: false,
  rag_enabled: true,
  rag_type: 'lexical',
  provider: 'basic',
  model: 'passages',
  sources: [],
  suggestions: [],
};
const ok = () => Response.json(answer);
const refused = (status: number, more = {}) =>
  Response.json({ error: '', code: '', requestId: '', ...more }, { status });
const ways = ['/api/ai/ask-hybrid', '/api/ai/ask-with-rag', '/api/ai/ask'];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a question is asked', () => {
  const broken = (): Response => {
    throw new TypeError('no network');
  };

  it.each([
    [1, [ok]],
    [2, [() => refused(503), ok]],
    [2, [() => refused(404), ok]],
    [3, [() => refused(500), () => refused(502), ok]],
    [3, [() => refused(500), broken, ok]],
  ])('in %i ways until one answers', async (count, replies) => {
    const fetch = network(...replies);
    expect(await askAssistant(asked, signal())).toEqual(answer);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(ways.slice(0, count));
    for (const [, { body, method }] of fetch.mock.calls) {
      expect(method).toBe('POST');
      expect(JSON.parse(String(body))).toMatchObject(asked);
    }
  });

  it.each([
    ['no network', [broken], 1],
    ['an answer that is none', [() => Response.json({ text: 'Hello' })], 1],
    ['three refusals', [() => refused(500)], 3],
    ['a limit, which the others share', [() => refused(429, { retryAfter: 40 })], 1],
    ['a limit at the second', [() => refused(500), () => refused(429, { retryAfter: 40 })], 2],
  ])('and fails after %s', async (_, replies, count) => {
    const fetch = network(...replies);
    await expect(askAssistant(asked, signal())).rejects.toThrow();
    // A copy that this device may have kept has another address.
    expect(fetch.mock.calls.filter(([url]) => ways.includes(url))).toHaveLength(count);
  });

  const knowledge = { version: '1', passages: seededPassages('en'), subjects: seededSubjects() };
  const withoutSite = (site: () => Response, controller: object | null = {}) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller } });
    vi.stubGlobal('fetch', async (url: string) => (ways.includes(url) ? site() : Response.json(knowledge)));
  };

  it('of this device where the site cannot be reached, and the answer says from when it is', async () => {
    withoutSite(broken);
    const reply = await askAssistant({ question: 'Who founded Freed of London?', language: 'en' }, signal());
    expect(reply.answer).toContain('Frederick Freed');
    expect(Date.parse(reply.keptAt ?? '')).toBeCloseTo(Date.now(), -5);
    expect(reply.id).toBeUndefined();
  });

  it.each([
    ['failed', () => refused(500)],
    ['has had enough', () => refused(429, { retryAfter: 40 })],
  ])('not of this device where the site %s', async (_, site) => {
    withoutSite(site);
    await expect(askAssistant(asked, signal())).rejects.toThrow();
  });

  it('of nobody where no worker has kept anything', async () => {
    withoutSite(broken, null);
    await expect(askAssistant(asked, signal())).rejects.toThrow();
  });

  it('of nobody where the visitor has stopped it meanwhile', async () => {
    const stopped = new AbortController();
    withoutSite(() => {
      stopped.abort();
      return broken();
    });
    await expect(askAssistant(asked, stopped.signal)).rejects.toThrow();
  });

  it('no further once the visitor has stopped it', async () => {
    const stopped = new AbortController();
    const fetch = network(() => {
      stopped.abort();
      return refused(500);
    });
    await expect(askAssistant(asked, stopped.signal)).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
