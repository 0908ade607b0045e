import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { inTurn, renderInTurn, renderSite } from '#lambdas/render/index.ts';
import { openTestTable } from '#test/support/test-table.ts';

let open: Awaited<ReturnType<typeof openTestTable>>;
/** Who asked for the turn, or for more of it, one after the other. */
const asked: string[] = [];
beforeAll(async () => {
  open = await openTestTable();
  open.table.client.middlewareStack.add(
    (next) => (args) => {
      const { Item } = args.input as { Item?: { holder?: string } };
      if (Item?.holder !== undefined) asked.push(Item.holder);
      return next(args);
    },
    { step: 'initialize' },
  );
});
afterAll(() => open.close());

const noon = Date.parse('2026-11-22T12:00:00Z');
let now = noon;
let ids = 0;
beforeEach(() => {
  now = noon;
  ids = 0;
  asked.length = 0;
});
const log = { info: () => {}, error: () => {} };
const newId = () => {
  ids += 1;
  return `rendering-${ids}`;
};
const draw = () => renderInTurn({ table: open.table, clock: () => now, newId, log });
const lease = async () => {
  const Key = { pk: 'RENDER', sk: 'LEASE' };
  return (await open.client.send(new GetCommand({ TableName: open.table.name, Key, ConsistentRead: true }))).Item;
};

/** Renders the page of one brand, whose price is content; reading and storing are held up by gates. */
const site = () => {
  let price = 'old';
  const stored: string[] = [];
  const store = {
    put: async ({ text }: { text: string }) => void stored.push(text),
    remove: async () => {},
    pageKeys: async () => [],
  };
  const render = (turns: ReturnType<typeof draw>, { afterReading = Promise.resolve(), onRead = () => {} } = {}) =>
    turns(10_000, async (turn) => {
      const renderTasks = async () => [
        {
          name: 'brand',
          draw: async () => {
            const text = price;
            onRead();
            await afterReading;
            return [{ key: 'page.html', contentType: 'text/html', text }];
          },
        },
      ];
      const services = { renderer: { renderTasks }, content: {}, site: {}, store: inTurn(store, turn), log };
      const changes = { everything: false, catalog: true, brands: [], posts: [], slugs: [], pageTexts: [] };
      return renderSite(services as unknown as Parameters<typeof renderSite>[0], changes);
    });
  return {
    stored,
    render,
    setPrice: (value: string) => {
      price = value;
    },
  };
};

it('stores no older page over a newer one when the shards of the stream ask for two renderings at once', async () => {
  const { stored, render, setPrice } = site();
  const [read, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = render(draw(), { afterReading: goOn.promise, onRead: read.resolve });
  await read.promise;
  setPrice('new');
  const second = render(draw());
  await expect.poll(() => asked.slice(0, 3)).toEqual(['rendering-1', 'rendering-2', 'rendering-2']);
  goOn.resolve();
  await Promise.all([first, second]);
  expect(stored).toEqual(['old', 'new']);
  expect(await lease()).toBeUndefined();
});

it('goes on after a rendering that was killed, as soon as its turn is over', async () => {
  const Item = { pk: 'RENDER', sk: 'LEASE', holder: 'killed', expires: noon + 15_000 };
  const leave = (expires: number) =>
    open.client.send(new PutCommand({ TableName: open.table.name, Item: { ...Item, expires } }));
  await leave(Item.expires);
  await expect(draw()(0, async () => 'drawn')).rejects.toThrow('take too long');
  now += 15_001;
  expect(await draw()(0, async () => 'drawn')).toBe('drawn');
  // By a clock that was far ahead.
  await leave(now + 86_400_000);
  expect(await draw()(0, async () => 'drawn')).toBe('drawn');
});

it('stores nothing more once somebody else has begun', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { stored, render } = site();
  const [read, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = render(draw(), { afterReading: goOn.promise, onRead: read.resolve });
  await read.promise;
  now += 15_001;
  await draw()(0, async () => {
    // Both ask for more; the first one hears that its turn is over.
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.poll(() => asked).toHaveLength(4);
    await lease();
    goOn.resolve();
    await expect(first).rejects.toThrow('1 of 1 not rendered');
  });
  expect(stored).toEqual([]);
});

it('gives its turn back after a failure', async () => {
  await expect(
    draw()(0, () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await lease()).toBeUndefined();
});
