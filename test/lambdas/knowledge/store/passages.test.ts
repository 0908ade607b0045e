import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPassage, passageTextSchema, savePassageFacts } from '#contracts/knowledge/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { auditStore } from '#lambdas/audit/index.ts';
import { seedKnowledge } from '#lambdas/knowledge/index.ts';
import { passageKey, recordKey } from '#lambdas/knowledge/store/keys.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import { writeItems } from '#lambdas/platform/table/write-items.ts';
import { openPassagesHarness, type PassagesHarness, passageFacts, passageText, seedOf } from '../passages-harness.ts';

let harness: PassagesHarness;
beforeAll(async () => {
  harness = await openPassagesHarness();
  await seedKnowledge(harness.seeder, harness.clock, seedOf());
});
afterAll(() => harness.close());

const create = (text: object = {}, facts: object = {}, language = 'en') =>
  harness.routes.createPassage(
    harness.call({ body: { language, facts: passageFacts(facts), text: passageText(text) } }),
  );
const save = (id: string, language: string, version: number, text: object = {}) =>
  harness.routes.savePassageText(
    harness.call({ pathParameters: { id, language }, body: { version, text: passageText(text) } }),
  );
const read = (id: string) => harness.routes.getPassage(harness.call({ pathParameters: { id } }));
const list = async (query: object = {}) =>
  (await harness.routes.listPassages(harness.call({ query: { limit: '100', ...query } }))).items;
const known = async (language: 'en' | 'he' | 'ru', id: string) =>
  (await harness.store.passages(language)).find((passage) => passage.id === id);

describe('a passage that an administrator writes', () => {
  it('is answered from in the languages that it has, and from no other', async () => {
    const before = await harness.store.version();
    const { id } = await create({ title: 'Only English' });
    expect(await harness.store.version()).not.toBe(before);
    expect(await known('en', id)).toEqual({
      id,
      origin: 'written',
      ...passageFacts(),
      ...passageText({ title: 'Only English' }),
    });
    expect(await known('ru', id)).toBeUndefined();
    await save(id, 'ru', 0, { title: 'И по-русски' });
    expect((await known('ru', id))?.title).toBe('И по-русски');
    await harness.routes.savePassageFacts(
      harness.call({ pathParameters: { id }, body: { version: 1, facts: passageFacts({ safety: true }) } }),
    );
    expect([(await known('en', id))?.safety, (await known('ru', id))?.safety]).toEqual([true, true]);
  });

  it('has translations that fall behind when the source changes, until they are saved again', async () => {
    const { id } = await create();
    await save(id, 'ru', 0, { title: 'Резинка' });
    const states = async () => {
      const row = (await list()).find((one) => one.id === id);
      return languages.map((language) => row?.languages[language].state);
    };
    expect(await states()).toEqual(['missing', 'written', 'written', 'missing', 'missing']);
    await save(id, 'en', 1, { title: 'Elastic, said anew' });
    expect(await states()).toEqual(['missing', 'written', 'stale', 'missing', 'missing']);
    // The same words again: the translation still holds.
    const { texts } = await save(id, 'ru', 1, { title: 'Резинка' });
    expect([texts.ru?.version, texts.ru?.isStale]).toEqual([1, false]);
  });

  it('can be worked on by two in different languages, and not in the same one', async () => {
    const { id } = await create();
    const both = await Promise.all([save(id, 'ru', 0, { title: 'Резинка' }), save(id, 'he', 0, { title: 'גומי' })]);
    expect(both).toHaveLength(2);
    expect(Object.keys((await read(id)).texts).toSorted()).toEqual(['en', 'he', 'ru']);
    const same = await Promise.allSettled([save(id, 'en', 1, { title: 'One' }), save(id, 'en', 1, { title: 'Other' })]);
    expect(same.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save(id, 'en', 1, { title: 'Late' })).rejects.toMatchObject({ code: 'editConflict' });
    const facts = { pathParameters: { id }, body: { version: 7, facts: passageFacts() } };
    await expect(harness.routes.savePassageFacts(harness.call(facts))).rejects.toMatchObject({ code: 'editConflict' });
  });

  it('loses a language, but not its last one; another one becomes the source', async () => {
    const { id } = await create();
    await save(id, 'ru', 0, { title: 'Резинка' });
    const remove = (language: string) =>
      harness.routes.deletePassageText(harness.call({ pathParameters: { id, language }, query: { version: '1' } }));
    expect(await remove('en')).toMatchObject({ sourceLanguage: 'ru', texts: { ru: { isStale: false } } });
    expect(await known('en', id)).toBeUndefined();
    await expect(remove('ru')).rejects.toMatchObject({ code: 'lastPassageText' });
  });

  it('is deleted in every language, by the version that was seen', async () => {
    const { id } = await create();
    await save(id, 'he', 0);
    const remove = (version: string) =>
      harness.routes.deletePassage(harness.call({ pathParameters: { id }, query: { version } }));
    await expect(remove('1')).rejects.toMatchObject({ code: 'editConflict' });
    await remove('2');
    expect([await known('en', id), await known('he', id)]).toEqual([undefined, undefined]);
    for (const gone of [read(id), save(id, 'en', 1), remove('2')]) {
      await expect(gone).rejects.toMatchObject({ code: 'passageNotFound' });
    }
  });

  it('is about a brand or model that the product knows', async () => {
    expect((await create({}, { kind: 'brand', subject: 'bloch' })).facts.subject).toBe('bloch');
    await expect(create({}, { kind: 'brand', subject: 'nobody' })).rejects.toMatchObject({
      code: 'invalidRequest',
      fields: { 'facts.subject': 'invalidChoice' },
    });
    const { items } = await harness.routes.listPassageSubjects(harness.call());
    expect(items).toEqual([{ id: 'bloch', name: 'Bloch' }]);
  });

  it('is entered in the audit log with what changed', async () => {
    const { id } = await create({ title: 'Logged' });
    await save(id, 'en', 1, { title: 'Logged anew' });
    const { items } = await auditStore(harness.table, harness.clock).list({}, { limit: 100 });
    const entry = items.find(({ action, resource }) => action === 'passage.saveText' && resource.id === id);
    expect(entry).toMatchObject({
      resource: { type: 'passage', name: 'Logged anew' },
      changes: [{ field: 'en.title', before: 'Logged', after: 'Logged anew' }],
    });
  });

  it('stays far below what an item may hold, however long it is', async () => {
    // Three bytes for each code unit: no letter takes more.
    const long = (length: number) => '舞'.repeat(length);
    const text = { title: long(120), text: Array(12).fill(long(600)), questions: Array(20).fill(long(200)) };
    const sources = Array.from({ length: 20 }, () => `https://dance.example/${'a'.repeat(2_000)}`);
    const { id } = await create(text, { sources }, 'he');
    for (const language of languages.slice(1)) await save(id, language, 0, text);
    const bytes = Buffer.byteLength(JSON.stringify(await readItem(harness.table, recordKey(id))));
    expect(bytes).toBeGreaterThan(150_000);
    expect(bytes).toBeLessThan(300_000);
  });
});

describe('what a passage may hold', () => {
  const faults = (parts: object): string[] =>
    (passageTextSchema.safeParse(passageText(parts)).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );

  it('says at the field what is wrong, and lets few questions pass', () => {
    expect(faults({ questions: ['One?'] })).toEqual([]);
    expect(faults({ title: ' ', text: ['Fine.', ''], questions: [] })).toEqual([
      'title required',
      'text.1 required',
      'questions required',
    ]);
    expect(faults({ text: ['x'.repeat(601)] })).toEqual(['text.0 tooLong:600']);
    expect(faults({ title: 'Turned \u202E around', text: ['a\u0000b'] })).toEqual([
      'title invalidText',
      'text.0 invalidText',
    ]);
    expect(faults({ text: Array(13).fill('Point.') })).toEqual(['text tooMany:12']);
  });

  it('refuses sources that lead nowhere or run something, and fields that nobody asked for', () => {
    const sourced = (source: string) =>
      savePassageFacts.body.safeParse({ version: 1, facts: passageFacts({ sources: [source] }) }).success;
    const refused = [
      'javascript:alert(1)',
      '/relative',
      '//a.example/x',
      '/glossary#',
      '/glossary#a"b',
      '/brand/',
      '/brand/a/b',
      '/products?x',
      'https:shop',
      '',
    ];
    const accepted = ['https://a.example/x', '/glossary#vamp', '/brand/bloch', '/products'];
    expect([...accepted, ...refused].filter(sourced)).toEqual(accepted);
    const body = { language: 'en', facts: passageFacts(), text: passageText() };
    expect(createPassage.body.safeParse(body).success).toBe(true);
    expect(createPassage.body.safeParse({ ...body, origin: 'seed' }).success).toBe(false);
  });
});

describe('the list of passages', () => {
  it('is narrowed by words in any language, kind, brand and state', async () => {
    const { id } = await create({ title: 'Ribbons of silk' }, { kind: 'brand', subject: 'bloch' });
    await save(id, 'he', 0, { title: 'סרטי משי' });
    const ids = async (query: object) => (await list(query)).map((row) => row.id);
    expect(await ids({ search: 'silk ribb' })).toEqual([id]);
    expect(await ids({ search: 'משי' })).toEqual([id]);
    expect(await ids({ search: 'silk', kind: 'model' })).toEqual([]);
    expect(await ids({ subject: 'bloch', language: 'he' })).toEqual([id]);
    expect(await ids({ search: 'silk', state: 'missing', language: 'he' })).toEqual([]);
    expect(await ids({ search: 'silk', state: 'missing' })).toEqual([id]);
  });

  it('shows changed ones first, page by page, and passages of a post as one row that is edited there', async () => {
    const derived = (n: number, title: string) => {
      const id = `post:p7:${n}`;
      return {
        ...passageKey('en', id),
        type: 'Passage',
        data: { id, origin: 'post', ...passageFacts(), ...passageText({ title }) },
      };
    };
    await writeItems(harness.table, [derived(1, 'Sewing ribbons'), derived(2, 'Sewing elastic')]);
    harness.pass(1_000);
    const { id } = await create({ title: 'Newest' });
    const all = await list();
    expect(all[0]?.id).toBe(id);
    expect(all.at(-1)).toMatchObject({
      ...{ id: 'post:p7', origin: 'post', record: 'p7' },
      languages: { en: { state: 'written', title: 'Sewing ribbons' }, he: { state: 'missing' } },
    });
    expect(all.some((row) => row.id === 'elastic' && row.origin === 'seed')).toBe(true);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '10', ...(cursor ? { cursor } : {}) };
      const page = await harness.routes.listPassages(harness.call({ query }));
      seen.push(...page.items.map((row) => row.id));
      expect(page.total).toBe(all.length);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(all.map((row) => row.id));
  });
});
