import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecipientFilter, recipientFilters } from '#contracts/campaigns/report.ts';
import { type Chunk, noResults, type Results } from '#lambdas/campaigns/model/chunk.ts';
import { type Reported, wasReported } from '#lambdas/campaigns/model/outcomes.ts';
import { noteUnsubscribedIn } from '#lambdas/functions/wiring/note-unsubscribed.ts';
import { type Ledger, openLedger } from '../ledger-harness.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_none, index) => from + index);
const sent = (positions: number[]): Results => ({
  ...noResults,
  sent: new Map(positions.map((position) => [position, `message-${position}`])),
});
const chunkOf = async (id: string, number: number): Promise<Chunk> => {
  const found = await ledger.ledger.chunk(id, number);
  if (!found) throw new Error(`no chunk ${number}`);
  return found.chunk;
};
const chunksOf = async (id: string) => {
  const chunks: Chunk[] = [];
  for await (const page of ledger.ledger.chunks(id)) chunks.push(...page.map(({ chunk }) => chunk));
  return chunks;
};
const beginAll = async (id: string, some: readonly number[], without: Results = noResults): Promise<Chunk[]> => {
  const chunks = await Promise.all(some.map((number) => chunkOf(id, number)));
  return ledger.ledger.begin(
    id,
    chunks.map((chunk) => ({ chunk, without })),
    { leaseUntil: ledger.iso(120_000), condition: ledger.campaigns.whileSending(id) },
  );
};
const begin = async (id: string, number: number, without?: Results): Promise<Chunk | undefined> =>
  (await beginAll(id, [number], without))[0];
const begun = async (id: string, number: number, without?: Results): Promise<Chunk> => {
  const chunk = await begin(id, number, without);
  if (!chunk) throw new Error('not begun');
  return chunk;
};
const tell = (id: string, number: number, kind: Reported, positions: number[], url?: string) =>
  ledger.ledger.noteReports(id, {
    number,
    reported: new Map([[kind, new Set(positions)]]),
    links: new Map(url ? [[url, new Set(positions)]] : []),
  });
const states = async (id: string) => {
  const { pending, sent, failed, skipped, suppressed, unknown } = (await ledger.ledger.counts(id)).total;
  return { pending, sent, failed, skipped, suppressed, unknown };
};
const none = { pending: 0, sent: 0, failed: 0, skipped: 0, suppressed: 0, unknown: 0 };

describe('the ledger of a campaign', () => {
  it('has everybody in one chunk of one language, of at most 50', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 320);
    expect((await chunksOf(id)).map(({ number, language, size }) => [number, language, size])).toEqual([
      ...[50, 50, 7].map((size, number) => [number, 'he', size]),
      ...[50, 50, 50, 50, 13].map((size, index) => [3 + index, 'en', size]),
    ]);
    const counts = await ledger.ledger.counts(id);
    expect([counts.total.pending, counts.byLanguage.he?.pending, counts.byLanguage.en?.pending]).toEqual([
      320, 107, 213,
    ]);
  });

  it('is fixed by one run alone: one that was overtaken writes no chunk', async () => {
    const { id } = await ledger.campaign();
    const first = await ledger.ledger.takeLease(id, ledger.iso(60_000));
    expect(await ledger.ledger.takeLease(id, ledger.iso(60_000))).toBeUndefined();
    ledger.advance(60_000);
    const second = await ledger.ledger.takeLease(id, ledger.iso(60_000));
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    const chunk = { language: 'en', recipients: [{ email: 'a@dance.example', name: '', token: 't' }] } as const;
    if (!first || !second) throw new Error('no lease');
    expect(await ledger.ledger.addChunks(id, { ...first, chunks: 1, recipients: 1 }, [chunk])).toBe(false);
    expect(await ledger.ledger.noteDispatch(id, 1, { queued: 1 })).toBe(false);
    expect((await ledger.ledger.counts(id)).total.pending).toBe(0);
    expect(await ledger.ledger.addChunks(id, { ...second, chunks: 1, recipients: 1 }, [chunk])).toBe(true);
    expect((await ledger.ledger.counts(id)).total.pending).toBe(1);
  });

  it('has one of many beginners begin a chunk, and nobody once the campaign stands still', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 60);
    const tries = await Promise.all(numbers(0, 20).map(() => begin(id, 0)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    await ledger.campaigns.change(id, undefined, (before) => ({ after: { ...before, status: 'paused' } }));
    expect(await begin(id, 1)).toBeUndefined();
    expect((await chunkOf(id, 1)).state).toBe('pending');
    await ledger.campaigns.change(id, undefined, (before) => ({ after: { ...before, status: 'sending' } }));
    expect((await begin(id, 1))?.attempt).toBe(1);
  });

  it('has several chunks begun in one write, without those that somebody else has begun', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 320);
    const tries = await Promise.all(
      [
        [0, 1, 2, 3],
        [2, 3, 4, 5],
        [5, 6, 7, 0],
      ].map((some) => beginAll(id, some)),
    );
    expect(
      tries
        .flat()
        .map(({ number, state, attempt }) => [number, state, attempt])
        .toSorted(),
    ).toEqual(numbers(0, 8).map((number) => [number, 'calling', 1]));
    await ledger.campaigns.change(id, undefined, (before) => ({ after: { ...before, status: 'paused' } }));
    expect(await beginAll(id, [1, 2])).toEqual([]);
  });

  it('keeps all results of a call at once; who was refused for the rate is called again, alone', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 3);
    const [he, en] = [await begun(id, 0), await begun(id, 1)];
    expect([he.size, en.size]).toEqual([1, 2]);
    await ledger.ledger.finish(id, he, { ...noResults, failed: { 0: 'address' } });
    expect(await ledger.ledger.finish(id, en, sent([0]), ledger.iso(60_000))).toBe(true);
    expect(await chunkOf(id, 1)).toMatchObject({ state: 'pending', left: [1], retryAt: ledger.iso(60_000) });
    expect(await states(id)).toEqual({ ...none, pending: 1, sent: 1, failed: 1 });
    const again = await begun(id, 1);
    expect(again.attempt).toBe(2);
    // The answer of the first call, late.
    expect(await ledger.ledger.finish(id, en, sent([1]))).toBe(false);
    expect(await ledger.ledger.finish(id, again, sent([1]))).toBe(true);
    const { items } = await ledger.ledger.recipients(id);
    expect(items.map(({ email, state, reason, messageId }) => [email, state, reason ?? messageId])).toEqual([
      ['reader0000@dance.example', 'failed', 'address'],
      ['reader0001@dance.example', 'sent', 'message-0'],
      ['reader0002@dance.example', 'sent', 'message-1'],
    ]);
  });

  it('makes no call for a chunk of which nobody is left', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 1);
    const chunk = await begun(id, 0, { ...noResults, skipped: { 0: 'unsubscribed' } });
    expect(chunk.state).toBe('done');
    expect(await states(id)).toEqual({ ...none, skipped: 1 });
  });

  it('counts the same in whatever order and however often events come', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 150);
    for (const number of numbers(0, 3)) {
      const chunk = await begun(id, number);
      await ledger.ledger.finish(id, chunk, sent(numbers(0, chunk.size)));
    }
    const events: (() => Promise<void>)[] = [
      () => tell(id, 0, 'bounced', [0, 1]),
      () => tell(id, 0, 'delivered', numbers(1, 10)),
      () => tell(id, 0, 'complained', [2]),
      () => tell(id, 0, 'suppressed', [3]),
      () => tell(id, 0, 'rendering', [4]),
      () => tell(id, 0, 'opened', [5, 6]),
      () => tell(id, 0, 'openedByMachine', [6, 7]),
      () => tell(id, 0, 'unsubscribed', [5, 8]),
      () => tell(id, 0, 'clicked', [5], 'https://dance.example/shoes'),
      () => tell(id, 0, 'clicked', [6], 'https://dance.example/blog'),
      () => tell(id, 0, 'clicked', [5], 'https://dance.example/blog'),
    ];
    const expected = {
      ...{ pending: 0, notSent: 0, sent: 148, failed: 1, skipped: 0, suppressed: 1, unknown: 0 },
      ...{ delivered: 6, bounced: 2, complained: 1, opened: 2, openedByMachine: 1, clicked: 2, unsubscribed: 2 },
    };
    for (const event of [...events, ...events].reverse()) await event();
    expect((await ledger.ledger.counts(id)).total).toEqual(expected);
    for (const event of events) await event();
    const { total, links, byLanguage } = await ledger.ledger.counts(id);
    expect(total).toEqual(expected);
    expect(Object.keys(byLanguage).sort()).toEqual(['en', 'he']);
    expect(links).toEqual([
      { url: 'https://dance.example/blog', readers: 2 },
      { url: 'https://dance.example/shoes', readers: 1 },
    ]);
    const found = async (filter: RecipientFilter) => (await ledger.ledger.recipients(id, undefined, { filter })).items;
    expect((await found('suppressed')).map(({ email }) => email)).toEqual(['reader0009@dance.example']);
    // The list has as many as its filter counts.
    for (const filter of recipientFilters.filter((each) => each !== 'sent')) {
      expect([filter, (await found(filter)).length]).toEqual([filter, expected[filter]]);
    }
  });

  it('finds a few of many in one go, page by page, and says what is left where it took too long', async () => {
    const { id } = await ledger.campaign();
    const { chunks } = await ledger.freeze(id, 1_500);
    const last = chunks - 1;
    await tell(id, 12, 'bounced', [3, 4]);
    await tell(id, 20, 'bounced', [0]);
    await tell(id, last, 'bounced', [7]);
    const find = (from: number | undefined, view: object = {}) =>
      ledger.ledger.recipients(id, from, { filter: 'bounced', chunks: 4, ...view });
    const all = await find(undefined);
    expect([all.items.length, all.next]).toEqual([4, undefined]);
    const first = await find(undefined, { enough: 2 });
    expect([first.items, first.next]).toEqual([all.items.slice(0, 2), 20]);
    const second = await find(first.next, { enough: 2 });
    // The last page is full, and no recipient follows.
    expect([second.items, second.next]).toEqual([all.items.slice(2), undefined]);
    expect(await find(undefined, { isTimeUp: () => true })).toEqual({ items: [], next: 4 });
    expect(await find(last + 1)).toEqual({ items: [], next: undefined });
  });

  it('does not take it from a reader that a mail was sent, as anybody can write a mark into a link', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 1);
    await tell(id, 0, 'unsubscribed', [0]);
    expect(await states(id)).toEqual({ ...none, pending: 1 });
    expect((await ledger.ledger.counts(id)).total.unsubscribed).toBe(0);
    const { chunk, outcomes } = (await ledger.ledger.chunk(id, 0)) ?? {};
    expect(chunk && outcomes && wasReported(outcomes, 0)).toBe(false);
  });

  it('counts an unsubscribing only for the reader whose mail it was', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 3);
    const { recipients = [] } = (await ledger.ledger.chunk(id, 0)) ?? {};
    const errors: string[] = [];
    const log = { info: () => undefined, error: (message: string) => void errors.push(message) };
    const note = noteUnsubscribedIn(ledger.ledger, log);
    const [mine] = recipients;
    for (const position of [1, 2, 3, 40]) await note({ campaign: id, chunk: 0, position }, mine?.token ?? '');
    await note({ campaign: id, chunk: 9, position: 0 }, mine?.token ?? '');
    const reported = async () => (await ledger.ledger.chunk(id, 0))?.outcomes.reported.unsubscribed;
    expect(await reported()).toBeUndefined();
    await note({ campaign: id, chunk: 0, position: 0 }, mine?.token ?? '');
    expect(await reported()).toEqual(new Set([0]));
    expect(errors).toEqual([]);
  });

  it('has a mail as sent of which something was told, although nobody knows what its call was answered', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 3);
    const chunk = await begun(id, 1);
    await tell(id, 1, 'accepted', [0]);
    expect(await states(id)).toEqual({ ...none, pending: 2, sent: 1 });
    await ledger.ledger.finish(id, chunk, { ...noResults, unknown: [0, 1] });
    expect(await states(id)).toEqual({ ...none, pending: 1, sent: 1, unknown: 1 });
  });

  it('shows a call that ended without a word as unknown, also when nobody looks after the campaign any more', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 1);
    await begun(id, 0);
    ledger.advance(120_000 + 45 * 60_000);
    expect(await states(id)).toEqual({ ...none, pending: 1 });
    ledger.advance(1);
    expect(await states(id)).toEqual({ ...none, unknown: 1 });
  });

  it('gives out all recipients in pages', async () => {
    const { id } = await ledger.campaign();
    await ledger.freeze(id, 520);
    const seen: string[] = [];
    let next: number | undefined = 0;
    let pages = 0;
    while (next !== undefined) {
      const page: Awaited<ReturnType<typeof ledger.ledger.recipients>> = await ledger.ledger.recipients(id, next);
      seen.push(...page.items.map(({ email }) => email));
      next = page.next;
      pages += 1;
    }
    expect([seen.length, new Set(seen).size]).toEqual([520, 520]);
    expect(pages).toBeGreaterThan(2);
  });
});
