import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstDispatchState } from '#lambdas/campaigns/model/dispatch-state.ts';
import { getCampaignReport } from '#lambdas/campaigns/use-cases/report-campaign.ts';
import { type CampaignsHarness, noon, openCampaignsHarness, refusal } from '../campaigns-harness.ts';

let harness: CampaignsHarness;
beforeAll(async () => {
  harness = await openCampaignsHarness();
});
afterAll(() => harness.close());

const plan = { date: '2026-12-01', time: '09:30', timeZone: 'Asia/Jerusalem' };

describe('a campaign is scheduled', () => {
  it('at the moment that the clock of its place shows [S-102, S-151]', async () => {
    const { routes, at, draft, wakes } = harness;
    const { id, version } = await draft();
    await harness.services.people({});
    const scheduled = await routes.scheduleCampaign(at(id, { version, plan }));
    expect(scheduled).toMatchObject({ status: 'scheduled', plan, sendAt: '2026-12-01T07:30:00.000Z' });
    expect(wakes.get(id)).toBe('2026-12-01T07:30:00.000Z');
    // Someone has looked at whom it reaches.
    expect(scheduled.expectedCount).toBe(2);
    const draftAgain = await routes.unscheduleCampaign(at(id, { version: scheduled.version }));
    expect(draftAgain).toMatchObject({ status: 'draft' });
    expect(draftAgain).not.toHaveProperty('sendAt');
    expect(draftAgain).not.toHaveProperty('plan');
    expect(draftAgain).not.toHaveProperty('expectedCount');
    expect(wakes.has(id)).toBe(false);
  });

  it('neither in the past nor on a day that does not exist', async () => {
    const { routes, at, draft } = harness;
    const { id, version } = await draft();
    const schedule = (fields: object) =>
      refusal(routes.scheduleCampaign(at(id, { version, plan: { ...plan, ...fields } })));
    expect(await schedule({ date: '2026-11-23', time: '14:00' })).toBe('sendTimePassed');
    expect(await schedule({ date: '2026-02-30' })).toBe('invalidRequest');
    expect(await schedule({ date: '2026-11-23', time: '14:01' })).toBeUndefined();
  });

  it('cannot be edited until it is taken back [Q-047]', async () => {
    const { routes, at, draft } = harness;
    const { id, version, texts } = await draft();
    const { version: next } = await routes.scheduleCampaign(at(id, { version, plan }));
    const change = { name: 'Changed', category: 'newsletter', groups: [], languages: [], texts, version: next };
    expect(await refusal(routes.saveCampaign(at(id, change)))).toBe('campaignNotNow');
    const back = await routes.unscheduleCampaign(at(id, { version: next }));
    expect(await refusal(routes.saveCampaign(at(id, { ...change, version: back.version })))).toBeUndefined();
  });
});

describe('a campaign is sent', () => {
  it('after the seconds of the settings, in whole ones [S-104]', async () => {
    const { routes, at, draft, settings, wakes } = harness;
    settings.set('campaigns', { undoSeconds: 30 });
    const { id, version } = await draft();
    const sent = await routes.sendCampaign(at(id, { version }));
    expect(sent).toMatchObject({ status: 'scheduled', sendAt: '2026-11-23T12:00:31.000Z' });
    expect(sent).not.toHaveProperty('plan');
    expect(Date.parse(wakes.get(id) ?? '')).toBeGreaterThanOrEqual(noon + 30_000);
  });

  it('once, however often it is asked for [Q-047]', async () => {
    const { routes, at, draft } = harness;
    const { id, version } = await draft();
    const sends = await Promise.all([1, 2, 3].map(() => refusal(routes.sendCampaign(at(id, { version })))));
    expect(sends.filter((code) => code === undefined)).toHaveLength(1);
    expect(sends.filter(Boolean)).toEqual(['campaignNotNow', 'campaignNotNow']);
  });

  it('or taken back: one of the two wins', async () => {
    const { routes, at, draft, take, campaigns } = harness;
    for (let race = 0; race < 20; race += 1) {
      const { id, version } = await draft();
      const { version: scheduled } = await routes.sendCampaign(at(id, { version }));
      const [undone, taken] = await Promise.allSettled([
        routes.unscheduleCampaign(at(id, { version: scheduled })),
        take(id),
      ]);
      expect([undone.status, taken.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const status = undone.status === 'fulfilled' ? 'draft' : 'sending';
      expect(await campaigns.byId(id)).toMatchObject({ status });
      if (undone.status === 'rejected') expect(undone.reason).toMatchObject({ code: 'campaignNotNow' });
    }
  });

  it('only with the password, and not while a check stops it', async () => {
    const { routes, at, call, caller, draft } = harness;
    const { id, version } = await draft({ groups: [] });
    const unsure = call({ caller: { ...caller, isConfirmed: false }, pathParameters: { id }, body: { version, plan } });
    for (const use of [routes.sendCampaign, routes.scheduleCampaign, routes.resumeCampaign]) {
      expect(await refusal((async () => use(unsure))())).toBe('confirmationNeeded');
    }
    expect(await refusal(routes.sendCampaign(at(id, { version })))).toBe('campaignBlocked');
    expect(await refusal(routes.scheduleCampaign(at(id, { version, plan })))).toBe('campaignBlocked');
  });

  it('without reading anybody: by the last count, which an empty audience stops', async () => {
    const { routes, at, call, draft, state } = harness;
    const people = state.people;
    const count = () =>
      routes.countAudience(call({ body: { category: 'newsletter', groups: ['newsletter'], languages: ['en'] } }));
    state.people = [];
    state.now += 61_000;
    await count();
    state.pages = 0;
    state.now += 3_600_000;
    const empty = await draft();
    const planned = { version: empty.version, plan };
    expect(await refusal(routes.scheduleCampaign(at(empty.id, planned)))).toBe('campaignBlocked');
    expect(await refusal(routes.sendCampaign(at(empty.id, { version: empty.version })))).toBe('campaignBlocked');
    expect(state.pages).toBe(0);
    // The screen asks again before it lets anybody send.
    state.people = people;
    const { problems } = await routes.checkCampaign(at(empty.id));
    expect(problems).toEqual([]);
    state.pages = 0;
    state.now += 3_600_000;
    expect(await refusal(routes.scheduleCampaign(at(empty.id, planned)))).toBeUndefined();
    expect(state.pages).toBe(0);
  });

  it('stays a draft where the schedule cannot be set', async () => {
    const { routes, at, draft, services, campaigns } = harness;
    const { id, version } = await draft();
    const { set } = services.wakes;
    services.wakes.set = async () => {
      throw new Error('away');
    };
    await expect(routes.sendCampaign(at(id, { version }))).rejects.toThrow('away');
    services.wakes.set = set;
    expect(await campaigns.byId(id)).toMatchObject({ status: 'draft', version });
  });

  it('and paused, resumed, and cancelled for good [Q-047]', async () => {
    const { routes, at, draft, take, wakes, entries } = harness;
    const { id, version } = await draft();
    expect(await refusal(routes.pauseCampaign(at(id)))).toBe('campaignNotNow');
    await routes.sendCampaign(at(id, { version }));
    await take(id);
    wakes.clear();
    // Its audience has not been fixed yet.
    expect(await routes.getCampaignReport(at(id))).toMatchObject({ isCounting: true, total: 0 });
    const dispatchState = async () => ({ ...firstDispatchState, isFrozen: true });
    const fixed = { ...harness.services, ledger: { ...harness.services.ledger, dispatchState } };
    expect(await getCampaignReport(fixed)(at(id))).toMatchObject({ isCounting: false });
    expect(await routes.pauseCampaign(at(id))).toMatchObject({ status: 'paused', hold: 'byAdministrator' });
    const resumed = await routes.resumeCampaign(at(id));
    expect(resumed).toMatchObject({ status: 'sending' });
    expect(resumed).not.toHaveProperty('hold');
    expect(wakes.has(id)).toBe(true);
    expect(await routes.cancelCampaign(at(id))).toMatchObject({ status: 'cancelled', hold: 'byAdministrator' });
    expect(await routes.getCampaignReport(at(id))).toMatchObject({ isCounting: false });
    for (const use of [routes.pauseCampaign, routes.resumeCampaign, routes.cancelCampaign]) {
      expect(await refusal(use(at(id)))).toBe('campaignNotNow');
    }
    expect(entries(id)).toEqual(['create', 'update', 'send', 'pause', 'resume', 'cancel']);
    expect(await refusal(routes.unscheduleCampaign(at(id, { version: 1 })))).toBe('campaignNotNow');
  });
});
