import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newErrorId } from '#contracts/error-log/endpoints.ts';
import { initialSettings } from '#contracts/settings/sections.ts';
import { openQuestionsStore } from '#lambdas/ai-usage/index.ts';
import { blogSeeder, seedBlog } from '#lambdas/blog/index.ts';
import { campaignsStore } from '#lambdas/campaigns/index.ts';
import { catalogFiguresStore, catalogStore, seedCatalog } from '#lambdas/catalog/index.ts';
import { errorLogStore } from '#lambdas/error-log/index.ts';
import { mailFailuresStore } from '#lambdas/mail-failures/index.ts';
import { settingsStore } from '#lambdas/settings/index.ts';
import { noon, watchTable } from '../users/people.ts';
import { openDashboard } from './dashboard-harness.ts';

let board: Awaited<ReturnType<typeof openDashboard>>;
beforeEach(async () => {
  board = await openDashboard();
});
afterEach(() => board.close());

const time = new Date(noon).toISOString();
const some = (count: number) => Array.from({ length: count }, (_none, index) => index);

/** A morning with some of everything that waits for an administrator. */
const fill = async () => {
  const { table, clock } = board;
  await seedCatalog(catalogStore(table));
  await catalogFiguresStore(table, clock).keep();
  await seedBlog(blogSeeder(table));
  for (const each of some(30)) await board.signUp(`dancer-${each}`);
  const errors = errorLogStore(table, clock);
  const mails = mailFailuresStore(table, clock);
  const questions = openQuestionsStore(table, clock);
  const campaigns = campaignsStore(table);
  for (const each of some(25)) {
    const message = `No ribbon ${each}`;
    const place = { path: '/', browser: '', stack: '', componentStack: '' };
    const occurrence = { id: newErrorId((limit) => (each + 7) % limit), time, message, ...place };
    const [sender, network] = [`sender-${each}`, `network-${each}`];
    await errors.note({ groupId: `${each}`.padEnd(22, 'g'), sender, network, occurrence });
    const failure = { kind: 'loginCode', language: 'he', provider: 'smtp', reason: 'refused' } as const;
    await mails.note({ ...failure, recipient: 'd***@d***.example' });
    const text = `Which shoe ${each}`;
    await questions.note({ text, folded: text, language: 'en', why: 'unknown', asker: `asker-${each}` });
    const record = { id: randomUUID(), version: 1, name: message, category: 'newsletter' as const };
    const content = { groups: [], languages: ['en' as const], subjects: { en: message } };
    await campaigns.add({ ...record, ...content, status: 'paused', created: time, updated: time }, {});
  }
  board.alarms.push(
    { text: 'Errors: visitors see old pages.', since: '2026-11-21T10:00:00.000Z' },
    { text: 'Errors: nobody can log in.', since: '2026-11-21T11:00:00.000Z' },
  );
};

describe('the first screen of the administrator area', () => {
  it('takes one request and at most twelve reads of the table, whatever there is', async () => {
    await fill();
    const sent = watchTable(board.table);
    const { status, body } = await board.read();
    expect([status, body.failed]).toEqual([200, []]);
    expect(body.alarms.items.map(({ text }: { text: string }) => text)).toEqual([
      'Errors: nobody can log in.',
      'Errors: visitors see old pages.',
    ]);
    const counts = [body.errors.open, body.mails.counts.day, body.waiting.items, body.questions.total];
    expect(counts).toEqual([25, 25, expect.objectContaining({ length: 30 }), 25]);
    expect([body.campaigns.items.length, body.catalog.brands.length]).toEqual([25, 7]);
    expect(body.posts.items.length).toBeGreaterThan(3);
    expect(body.site).toEqual({ isNamed: false });
    const reads = sent.map(({ command }) => command);
    expect(reads.filter((command) => !/^(Query|GetItem|BatchGetItem)Command$/.test(command))).toEqual([]);
    // The settings among them, which the function keeps for half a minute.
    expect(reads.length, reads.join()).toBeLessThanOrEqual(12);
  });

  it('shows an empty site as one: nothing waits, and there is nothing yet', async () => {
    const { body } = await board.read();
    expect(body).toMatchObject({
      ...{ failed: [], alarms: { items: [] }, errors: { items: [], open: 0 }, waiting: { items: [], more: false } },
      ...{ mails: { items: [], counts: { day: 0 } }, questions: { total: 0 }, campaigns: { items: [] } },
      ...{ posts: { items: [] }, catalog: { brands: [], shoes: 0, drawn: 0, changed: [] } },
    });
  });

  it('knows whether the site has a name of its own', async () => {
    const before = initialSettings.general;
    const after = { ...before, siteName: { ...before.siteName, he: 'פוינט' } };
    const change = { name: 'general', version: 0, nextVersion: 1, before, after } as const;
    await settingsStore(board.table).save([change], { time, by: 'somebody' }, []);
    expect((await board.read()).body.site).toEqual({ isNamed: true });
  });

  it('comes without a part that is not what its contract says', async () => {
    await fill();
    board.overview.campaigns = async () => ({ items: [{ name: 'of another release' } as never] });
    const { status, body } = await board.read();
    expect([status, body.campaigns, body.failed]).toEqual([
      200,
      undefined,
      [{ part: 'campaigns', reference: 'reference-1' }],
    ]);
    expect(body.errors.open).toBe(25);
  });

  it('comes without a part that cannot be read, which the log explains under the number that is shown', async () => {
    await fill();
    const reason = new Error('away');
    board.overview.alarms = () => Promise.reject(reason);
    const { status, body } = await board.read();
    expect([status, body.alarms, body.failed]).toEqual([
      200,
      undefined,
      [{ part: 'alarms', reference: 'reference-1' }],
    ]);
    expect(body.errors.open).toBe(25);
    expect(board.lines).toEqual([
      {
        message: 'part of the dashboard not read',
        fields: { error: reason, part: 'alarms', reference: 'reference-1' },
      },
    ]);
    // Nothing of the reason leaves.
    expect(JSON.stringify(body)).not.toContain('away');
  });
});
