import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CampaignsHarness, form, mailText, openCampaignsHarness, person, refusal } from './campaigns-harness.ts';

let harness: CampaignsHarness;
beforeAll(async () => {
  harness = await openCampaignsHarness();
});
afterAll(() => harness.close());

describe('a campaign is written', () => {
  it('begins blank, with a template, or as a copy [S-100]', async () => {
    const { routes, call } = harness;
    const blank = await routes.createCampaign(call({ body: { name: 'Blank' } }));
    expect(blank).toMatchObject({ status: 'draft', category: 'newsletter', groups: ['newsletter'], texts: {} });
    const made = await routes.createCampaign(call({ body: { name: 'Of a template', template: 'autumn' } }));
    expect(made).toMatchObject({ category: 'promotional', languages: ['he', 'en'], subject: 'סתיו', version: 1 });
    const copy = await routes.createCampaign(call({ body: { name: 'A copy', copyOf: made.id } }));
    expect(copy).toMatchObject({ name: 'A copy', texts: made.texts, languages: ['he', 'en'], status: 'draft' });
    expect(copy.id).not.toBe(made.id);
    expect(await refusal(routes.createCampaign(call({ body: { name: 'x', template: 'none' } })))).toBe(
      'templateNotFound',
    );
    const none = '00000000-0000-4000-8000-000000000000';
    expect(await refusal(routes.createCampaign(call({ body: { name: 'x', copyOf: none } })))).toBe('campaignNotFound');
  });

  it('may be for people who were chosen one by one, until its writer chooses groups', async () => {
    const { routes, call, at, state } = harness;
    const ids = ['1', '2', '3', '4'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);
    const [dana = '', noa = '', quiet = ''] = ids;
    state.people = [
      person('dana@site.example', { userId: dana, groups: ['all'], consents: false }),
      person('noa@site.example', { userId: noa }),
      person('quiet@site.example', { userId: quiet, unsubscribed: { newsletter: true, announcements: true } }),
      person('zoe@site.example'),
    ];
    const made = await routes.createCampaign(call({ body: { name: 'Chosen', people: [...ids, noa] } }));
    expect(made).toMatchObject({ people: ids, chosenCount: 4, groups: [] });
    const count = (fields: object) => routes.countAudience(call({ body: form(fields) }));
    // Consent counts as always, and one person is gone.
    expect(await count({ groups: [], people: ids })).toMatchObject({
      ...{ total: 1, withoutConsent: 1, unsubscribed: 1, unavailable: 1 },
      sample: [{ email: 'noa@site.example' }],
    });
    expect(await count({ groups: ['newsletter'] })).toMatchObject({ total: 2, unavailable: 0 });
    const saved = await routes.saveCampaign(at(made.id, { ...form({ groups: [], people: ids }), version: 1 }));
    expect((await routes.checkCampaign(at(made.id))).problems).toEqual([]);
    const copy = await routes.createCampaign(call({ body: { name: 'A copy', copyOf: made.id } }));
    expect(copy).toMatchObject({ people: ids, groups: [] });
    const listed = (await routes.listCampaigns(call({ query: {} }))).items.find(({ id }) => id === made.id);
    expect(listed).toMatchObject({ chosenCount: 4 });
    expect(listed).not.toHaveProperty('people');
    const dropped = await routes.saveCampaign(
      at(made.id, { ...form({ groups: [], people: [] }), version: saved.version }),
    );
    expect(dropped).not.toHaveProperty('people');
    expect((await routes.checkCampaign(at(made.id))).problems).toEqual([{ code: 'noGroups', blocks: true }]);
    state.people = [person('dana@site.example'), person('noa@site.example')];
  });

  it('is planned for as many as were chosen, and not at all where none of them may get it', async () => {
    const { routes, call, at, state } = harness;
    const id = '55555555-1111-4111-8111-111111111111';
    state.people = [person('maya@site.example', { userId: id }), person('zoe@site.example')];
    // Everybody was counted, of whom two could get it.
    await routes.countAudience(call({ body: form() }));
    const draft = await harness.draft({ groups: [], people: [id] });
    const planned = await routes.sendCampaign(at(draft.id, { version: draft.version }));
    expect(planned).toMatchObject({ status: 'scheduled', expectedCount: 1 });
    const other = await harness.draft({ groups: [], people: ['66666666-1111-4111-8111-111111111111'] });
    expect(await refusal(routes.sendCampaign(at(other.id, { version: other.version })))).toBe('campaignBlocked');
    state.people = [person('dana@site.example'), person('noa@site.example')];
  });

  it('keeps one campaign with a text for each language [S-101, Q-044]', async () => {
    const { routes, call, at } = harness;
    const { id } = await routes.createCampaign(call({ body: { name: 'Letter' } }));
    const texts = { he: mailText('חדשות'), en: mailText('News'), ru: mailText('Новости') };
    const saved = await routes.saveCampaign(
      at(id, {
        ...form({ texts, languages: ['en', 'he', 'en'], groups: ['vip', 'new', 'vip'], fallback: 'he' }),
        version: 1,
      }),
    );
    expect(saved).toMatchObject({ version: 2, languages: ['he', 'en'], groups: ['vip', 'new'], fallback: 'he' });
    expect(await routes.getCampaign(at(id))).toEqual(saved);
    // A fallback that is not sent at all is none.
    const other = await routes.saveCampaign(at(id, { ...form({ texts, fallback: 'ru' }), version: 2 }));
    expect(other).not.toHaveProperty('fallback');
  });

  it('refuses what is based on an old version, and writes nothing where nothing changed', async () => {
    const { routes, at, draft } = harness;
    const { id, version } = await draft();
    const same = await routes.saveCampaign(at(id, { ...form(), version }));
    expect(same.version).toBe(version);
    await routes.saveCampaign(at(id, { ...form({ name: 'Mine' }), version }));
    expect(await refusal(routes.saveCampaign(at(id, { ...form({ name: 'Theirs' }), version })))).toBe('editConflict');
    expect((await routes.getCampaign(at(id))).name).toBe('Mine');
  });

  it('is listed newest first, by status, with what became of it [S-099, S-134]', async () => {
    const { routes, call, draft, at, state, take } = harness;
    state.now += 60_000;
    const first = await draft({ name: 'First' });
    state.now += 60_000;
    const second = await draft({ name: 'Second' });
    await routes.sendCampaign(at(first.id, { version: first.version }));
    await take(first.id);
    const page = await routes.listCampaigns(call({ query: { limit: '10' } }));
    expect(page.items.slice(0, 2).map(({ name, status }) => [name, status])).toEqual([
      ['Second', 'draft'],
      ['First', 'sending'],
    ]);
    expect(page.items[1]).toMatchObject({ subject: 'News', groups: ['newsletter'], languages: ['en'], emailCount: 0 });
    // The dispatcher has not begun to fix its audience.
    expect(page.items[1]).toMatchObject({ isCounting: true });
    expect(page.items[1]).not.toHaveProperty('expectedCount');
    const drafts = await routes.listCampaigns(call({ query: { status: 'draft' } }));
    expect(drafts.items.map(({ id }) => id)).toContain(second.id);
    expect(drafts.items.every(({ status }) => status === 'draft')).toBe(true);
    expect(await refusal(routes.listCampaigns(call({ query: { cursor: 'x' } })))).toBe('invalidCursor');
  });

  it('is deleted unless it is being sent or stands still [S-104]', async () => {
    const { routes, at, draft, take, wakes } = harness;
    const { id, version } = await draft();
    await routes.sendCampaign(at(id, { version }));
    const other = await draft();
    await routes.sendCampaign(at(other.id, { version: other.version }));
    await take(other.id);
    expect(await refusal(routes.deleteCampaign(at(other.id)))).toBe('campaignNotNow');
    await routes.deleteCampaign(at(id));
    expect(wakes.has(id)).toBe(false);
    expect(await refusal(routes.getCampaign(at(id)))).toBe('campaignNotFound');
    expect(await refusal(routes.deleteCampaign(at(id)))).toBe('campaignNotFound');
  });
});

describe('the audience', () => {
  it('counts everybody once, in the language of their mail, and says who is left out [S-101, S-271]', async () => {
    const { routes, call, state } = harness;
    state.now += 61_000;
    state.people = [
      person('a@site.example', { language: 'he' }),
      person('b@site.example'),
      person('c@site.example', { language: 'fr' }),
      person('d@site.example', { consents: false }),
      person('e@site.example', { unsubscribed: { newsletter: true, announcements: false } }),
      person('f@site.example', { suppressed: true }),
      person('g@site.example', { groups: ['all'], consents: false }),
    ];
    const count = (body: object) =>
      routes.countAudience(call({ body: { category: 'newsletter', groups: ['newsletter'], ...body } }));
    expect(await count({ languages: ['he', 'en'] })).toEqual({
      ...{
        total: 2,
        byLanguage: { he: 1, en: 1 },
        withoutConsent: 1,
        unsubscribed: 1,
        suppressed: 1,
        otherLanguages: 1,
        unavailable: 0,
      },
      sample: [
        { name: 'a', email: 'a@site.example', language: 'he' },
        { name: 'b', email: 'b@site.example', language: 'en' },
      ],
      time: new Date(state.now).toISOString(),
    });
    expect(await count({ languages: ['en'], fallback: 'en' })).toMatchObject({
      total: 3,
      byLanguage: { en: 3 },
      otherLanguages: 0,
    });
    // Announcements need no consent, and who refused the newsletter may still get them.
    const announced = await count({ category: 'announcement', groups: ['all'], languages: ['en', 'he', 'fr'] });
    expect(announced).toMatchObject({ total: 6, withoutConsent: 0, unsubscribed: 0, suppressed: 1 });
    expect(await count({ languages: ['en'], groups: [] })).toMatchObject({ total: 0, sample: [] });
  });

  it('reads people once a minute, whatever is asked', async () => {
    const { routes, call, state } = harness;
    state.now += 61_000;
    state.pages = 0;
    const body = { category: 'newsletter', groups: ['all'], languages: ['en'] };
    await Promise.all([1, 2, 3].map(() => routes.countAudience(call({ body }))));
    expect(state.pages).toBe(7);
    state.people = [person('y@site.example'), person('z@site.example')];
    expect((await routes.countAudience(call({ body }))).total).toBe(1);
    state.now += 60_001;
    expect((await routes.countAudience(call({ body }))).total).toBe(2);
  });
});
