import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignStatuses } from '#contracts/campaigns/overview.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type { CampaignRecord } from '#lambdas/campaigns/model/campaign-record.ts';
import { isActive, isDeletable, mayBecome, withStatus } from '#lambdas/campaigns/model/status.ts';
import { type CampaignsStore, campaignsStore } from '#lambdas/campaigns/store/campaigns-store.ts';
import { openTestTable } from '#test/support/test-table.ts';

const campaign = (number: number, fields: Partial<CampaignRecord> = {}): CampaignRecord => {
  const created = new Date(Date.UTC(2026, 10, 23, 12, number)).toISOString();
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    ...{ version: 1, name: `Letter ${number}`, category: 'newsletter', groups: ['newsletter'], languages: ['en'] },
    ...{ subjects: {}, status: 'draft', created, updated: created },
    ...fields,
  };
};
const mail = (subject: string): MailText => ({ subject, preheader: '', body: { type: 'doc', content: [] } });

describe('the steps between statuses', () => {
  it('lets a campaign become what may follow its status, and nothing else [Q-047]', () => {
    const steps = campaignStatuses.flatMap((from) =>
      campaignStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(steps).toEqual([
      ...['draft > scheduled', 'scheduled > draft', 'scheduled > sending', 'sending > sent', 'sending > paused'],
      ...['sending > cancelled', 'sending > failed', 'paused > sending', 'paused > cancelled'],
    ]);
  });

  it('refuses another step, and forgets why the campaign stood still', () => {
    expect(() => withStatus(campaign(1), 'sending')).toThrow('campaignNotNow');
    const paused = campaign(1, { status: 'paused', hold: 'bounces' });
    expect(withStatus(paused, 'sending')).toEqual(campaign(1, { status: 'sending' }));
    expect(withStatus(paused, 'cancelled', 'byAdministrator').hold).toBe('byAdministrator');
  });

  it('deletes what nobody is sending', () => {
    const deletable = campaignStatuses.filter((status) => isDeletable({ status }));
    expect(deletable).toEqual(['draft', 'scheduled', 'sent', 'cancelled', 'failed']);
    expect(campaignStatuses.filter((status) => isActive({ status }))).toEqual(['scheduled', 'sending', 'paused']);
  });
});

describe('the store of campaigns', () => {
  let opened: Awaited<ReturnType<typeof openTestTable>>;
  let store: CampaignsStore;
  beforeAll(async () => {
    opened = await openTestTable();
    store = campaignsStore(opened.table);
    for (const number of [1, 2, 3, 4]) await store.add(campaign(number), { en: mail(`Subject ${number}`) });
  });
  afterAll(() => opened.close());
  const idOf = (number: number) => campaign(number).id;

  it('lists the newest first, page by page', async () => {
    const first = await store.list({ limit: 3 });
    expect(first.items.map(({ name }) => name)).toEqual(['Letter 4', 'Letter 3', 'Letter 2']);
    const last = await store.list({ limit: 3, after: first.next });
    expect(last).toEqual({ items: [campaign(1)], next: undefined });
  });

  it('keeps texts apart, and changes those that differ', async () => {
    expect(await store.texts(idOf(1))).toEqual({ en: mail('Subject 1') });
    await store.change(idOf(1), 1, (before) => ({ after: before, texts: { he: mail('נושא') } }));
    expect(await store.texts(idOf(1))).toEqual({ he: mail('נושא') });
  });

  it('counts versions up and refuses a former one [Q-047]', async () => {
    const { version } = await store.change(idOf(2), 1, (before) => ({ after: { ...before, name: 'New' } }));
    expect(version).toBe(2);
    await expect(store.change(idOf(2), 1, (before) => ({ after: before }))).rejects.toThrow('editConflict');
    expect(await store.byId(idOf(2))).toEqual(campaign(2, { name: 'New', version: 2 }));
    expect(await store.change(idOf(2), 2, () => undefined)).toMatchObject({ version: 2 });
  });

  it('lets one of two win who change it at the same moment', async () => {
    const take = () => store.change(idOf(3), undefined, (before) => ({ after: withStatus(before, 'scheduled') }));
    const results = await Promise.allSettled([take(), take(), take()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []));
    expect(reasons).toEqual(['campaignNotNow', 'campaignNotNow']);
  });

  it('knows which have something to do, and which have a status', async () => {
    expect((await store.active()).map(({ id }) => id)).toEqual([idOf(3)]);
    const scheduled = await store.list({ limit: 10, status: 'scheduled' });
    expect(scheduled.items.map(({ id }) => id)).toEqual([idOf(3)]);
    await store.change(idOf(3), undefined, (before) => ({ after: withStatus(before, 'draft') }));
    expect(await store.active()).toEqual([]);
    expect((await store.list({ limit: 10, status: 'draft' })).items).toHaveLength(4);
  });

  it('deletes a campaign with its texts and entries, unless it has changed', async () => {
    await expect(store.remove(campaign(3))).rejects.toThrow();
    const present = await store.byId(idOf(3));
    if (present) await store.remove(present);
    expect(await store.byId(idOf(3))).toBeUndefined();
    expect(await store.texts(idOf(3))).toEqual({});
    expect((await store.list({ limit: 10 })).items).toHaveLength(3);
    await expect(store.change(idOf(3), undefined, () => undefined)).rejects.toThrow('campaignNotFound');
  });

  it('lets a transaction through only while the campaign is being sent', async () => {
    const { TransactWriteCommand } = await import('@aws-sdk/lib-dynamodb');
    const check = () =>
      opened.table.client.send(new TransactWriteCommand({ TransactItems: [store.whileSending(idOf(4))] }));
    await expect(check()).rejects.toThrow();
    await store.change(idOf(4), undefined, (before) => ({ after: { ...before, status: 'sending' } }));
    await check();
  });
});
