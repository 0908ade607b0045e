import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { priceList } from '#contracts/dashboard/price-list.ts';
import { usageStore } from '#lambdas/ai-usage/index.ts';
import type { AnswerOutcome } from '#lambdas/assistant/index.ts';
import { figuresStore as campaignFigures, campaignsStore } from '#lambdas/campaigns/index.ts';
import type { CampaignRecord } from '#lambdas/campaigns/model/campaign-record.ts';
import { runningBill } from '#lambdas/dashboard/model/running-bill.ts';
import { noon, person } from '../../users/people.ts';
import { openDashboard } from '../dashboard-harness.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let board: Awaited<ReturnType<typeof openDashboard>>;
beforeEach(async () => {
  board = await openDashboard();
});
afterEach(() => board.close());

describe('people who wait for their confirmation', () => {
  const waiting = async () => (await board.read()).body.waiting;

  it('are listed from the sign-up until the address is proven, the newest first', async () => {
    expect(await waiting()).toEqual({ items: [], more: false });
    const first = await board.signUp('Giselle');
    board.moment.now += minute;
    const second = await board.signUp('Myrtha');
    expect(await waiting()).toEqual({
      items: [
        {
          id: second.id,
          username: 'Myrtha',
          email: second.email,
          created: '2026-11-21T12:01:00.000Z',
          expires: '2026-11-22T12:01:00.000Z',
        },
        expect.objectContaining({ id: first.id, username: 'Giselle' }),
      ],
      more: false,
    });
    await board.users.confirm(second.id);
    expect((await waiting()).items).toEqual([expect.objectContaining({ username: 'Giselle' })]);
    await board.users.remove(first.id);
    expect((await waiting()).items).toEqual([]);
  });

  it('are gone when their time is over, before the table has deleted them', async () => {
    await board.signUp('Giselle');
    board.moment.now += day;
    expect((await waiting()).items).toEqual([]);
  });

  it('are listed each until one of them has proven the address', async () => {
    const { email } = await board.signUp('Giselle');
    const again = person('Albrecht', { email, emailVerified: false });
    await board.users.add(again, { expires: board.moment.now / 1_000 + 60 });
    expect((await waiting()).items.map(({ username }: { username: string }) => username).sort()).toEqual([
      'Albrecht',
      'Giselle',
    ]);
  });

  it('are none for an address that has an account', async () => {
    const { id, email } = await board.signUp('Giselle');
    await board.users.confirm(id);
    const decoy = { ...person('Albrecht', { email, emailVerified: false }), decoy: true as const };
    await board.users.add(decoy, { expires: board.moment.now / 1_000 + 60 });
    expect((await waiting()).items).toEqual([]);
  });

  it('are a hundred at most, and there may be more', async () => {
    await Promise.all(Array.from({ length: 101 }, (_, index) => board.signUp(`dancer-${index}`)));
    const { items, more } = await waiting();
    expect([items.length, more]).toEqual([100, true]);
  });
});

describe('what is counted by day', () => {
  const timeZone = 'Asia/Jerusalem';

  it('are the people who joined and are still here', async () => {
    const created = (daysAgo: number) => new Date(noon - daysAgo * day).toISOString();
    for (const daysAgo of [0, 0, 3, 40])
      await board.users.add(person(`d${randomUUID()}`, { created: created(daysAgo) }));
    const gone = person('gone', { created: created(3) });
    await board.users.add(gone);
    await board.users.remove(gone.id);
    const { body } = await board.read('sign-ups', { timeZone });
    expect(body.from).toBe('2026-10-23');
    expect(body.counts.slice(-4)).toEqual([1, 0, 0, 2]);
    expect(body.counts.reduce((sum: number, count: number) => sum + count)).toBe(3);
  });

  it('are the log-ins of the audit log', async () => {
    await board.logIn(randomUUID());
    board.moment.now += day;
    await board.logIn(randomUUID());
    await board.logIn(randomUUID());
    const { body } = await board.read('log-ins', { timeZone });
    expect(body.counts.slice(-3)).toEqual([0, 1, 2]);
  });

  it('needs a time zone that there is', async () => {
    expect((await board.read('log-ins', { timeZone: 'Mars/Base' })).status).toBe(400);
    expect((await board.read('sign-ups', { timeZone: '' })).status).toBe(400);
  });
});

describe('the running bill', () => {
  const campaign = (fields: Pick<CampaignRecord, 'status' | 'created' | 'sentAt'>): CampaignRecord => ({
    ...{ id: randomUUID(), version: 1, name: 'Letter', category: 'newsletter', groups: ['newsletter'] },
    ...{ languages: ['en'], subjects: { en: 'Letter' }, updated: fields.created, ...fields },
  });
  const clockOf = () => board.moment.now;
  const bill = async () => (await board.read('bill')).body;
  const answer: AnswerOutcome = {
    ...{ language: 'en', rung: 'model', provider: 'bedrock', model: 'nova', result: 'answered', milliseconds: 900 },
    ...{ inputTokens: 2_000, outputTokens: 300, microDollars: 1_500, failures: [] },
    ...{ time: new Date(noon).toISOString() },
  };

  it('is units times prices, of this month alone', async () => {
    const { table, moment } = board;
    const usage = usageStore(table, clockOf);
    const figures = campaignFigures(table);
    const campaigns = campaignsStore(table);
    const send = async (sent: number) => {
      const time = new Date(moment.now).toISOString();
      const record = campaign({ status: 'sent', sentAt: time, created: time });
      await campaigns.add(record, {});
      await figures.keep(record.id, { recipients: sent + 3, sent, delivered: sent, opened: 0, clicked: 0, time });
    };
    const show = async (date: string, views: number, bots: number) => {
      const Item = { pk: 'VISITS#all', sk: `DAY#${date}`, timeZone: 'Asia/Jerusalem', views, bots, visits: 7 };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    };
    // Of the month before, which is not paid again.
    moment.now -= 22 * day;
    await usage.note({ ...answer, time: new Date(moment.now).toISOString() });
    await send(900);
    await show('2026-10-31', 5_000, 500);
    moment.now = noon;
    await usage.note(answer);
    await usage.note({ ...answer, microDollars: 20 });
    await send(2_500);
    await show('2026-11-01', 19_000, 500);
    await show('2026-11-21', 500, 0);
    expect(await bill()).toEqual({
      month: '2026-11',
      prices: { region: 'eu-central-1', date: priceList.date, source: priceList.source },
      lines: [
        { unit: 'pages', count: 20_000, price: { dollars: 0.012, per: 10_000 }, microDollars: 24_000 },
        { unit: 'mails', count: 2_500, price: { dollars: 0.1, per: 1_000 }, microDollars: 250_000 },
        { unit: 'questions', count: 2, microDollars: 1_520 },
      ],
      total: 275_520,
      uncountedCampaigns: 0,
      isTableUnmeasured: true,
    });
  });

  it('says which campaigns are not in it', async () => {
    const time = new Date(noon).toISOString();
    const record = campaign({ status: 'sent', sentAt: time, created: time });
    await campaignsStore(board.table).add(record, {});
    // As it was counted before mails were.
    const counted = { recipients: 9, delivered: 9, opened: 0, clicked: 0, time };
    await campaignFigures(board.table).keep(record.id, counted);
    const { lines, uncountedCampaigns } = await bill();
    expect(uncountedCampaigns).toBe(1);
    expect(lines[1]).toMatchObject({ unit: 'mails', count: 0, microDollars: 0 });
  });

  it('holds of the table what this part of the month costs', () => {
    const counts = {
      ...{ pages: 0, mails: { count: 0, uncounted: 0 }, questions: { count: 0, microDollars: 0 } },
      tableBytes: 2e9,
    };
    // Half of a month of thirty days.
    const { lines, isTableUnmeasured } = runningBill(counts, Date.UTC(2026, 10, 16));
    expect(isTableUnmeasured).toBe(false);
    expect(lines.at(-1)).toEqual({
      unit: 'table',
      count: 1,
      price: { dollars: 0.306, per: 1 },
      microDollars: 306_000,
    });
  });
});
