import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { seedKnowledge } from '#lambdas/knowledge/index.ts';
import { marksPartition, passageKey } from '#lambdas/knowledge/store/keys.ts';
import { deleteItems } from '#lambdas/platform/table/delete-items.ts';
import { writeItems } from '#lambdas/platform/table/write-items.ts';
import { openPassagesHarness, type PassagesHarness, passageFacts, passageText, seedOf } from '../passages-harness.ts';

const open: PassagesHarness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness.close();
});
const seeded = async () => {
  const harness = await openPassagesHarness();
  open.push(harness);
  const seed = (from = seedOf()) => seedKnowledge(harness.seeder, harness.clock, from);
  expect(await seed()).toEqual({ added: 1, present: 0 });
  const at = { id: 'elastic' };
  const read = () => harness.routes.getPassage(harness.call({ pathParameters: at }));
  const save = async (language: string, title: string) => {
    const version = (await read()).texts[language as 'en']?.version ?? 0;
    const body = { version, text: passageText({ title }) };
    return harness.routes.savePassageText(harness.call({ pathParameters: { ...at, language }, body }));
  };
  const titles = async (language: 'en' | 'he') => (await harness.store.passages(language)).map(({ title }) => title);
  return { ...harness, seed, read, save, titles };
};

describe('seeding again', () => {
  it('changes nothing where the seed says the same', async () => {
    const { seed, store, read } = await seeded();
    const before = [await store.version(), await read()];
    expect(await seed()).toEqual({ added: 0, present: 1 });
    expect([await store.version(), await read()]).toEqual(before);
  });

  it('brings a new text to what nobody has changed, and has it read anew', async () => {
    const { seed, store, titles, read } = await seeded();
    const before = await store.version();
    expect(await seed(seedOf({ en: 'Elastic, better said' }))).toEqual({ added: 1, present: 0 });
    expect(await titles('en')).toEqual(['Elastic, better said']);
    expect(await store.version()).not.toBe(before);
    await seed(seedOf({ en: 'Elastic, better said', he: 'גומי, מנוסח טוב יותר' }));
    const { texts } = await read();
    expect(Object.values(texts).map((text) => text?.isStale)).toEqual([false, false, false, false, false]);
  });

  it('leaves what an administrator has changed, and still changes the rest', async () => {
    const { seed, save, titles, read, routes, call } = await seeded();
    await save('en', 'In my own words');
    await routes.savePassageFacts(
      call({ pathParameters: { id: 'elastic' }, body: { version: 1, facts: passageFacts({ safety: true }) } }),
    );
    await seed(seedOf({ en: 'Elastic, better said', he: 'גומי, מנוסח טוב יותר' }, { confidence: 'sourced' }));
    expect([await titles('en'), await titles('he')]).toEqual([['In my own words'], ['גומי, מנוסח טוב יותר']]);
    const { facts, texts } = await read();
    expect(facts).toMatchObject({ safety: true, confidence: 'common' });
    // The Hebrew that it was translated from is another one now.
    expect([texts.en?.isStale, texts.ru?.isStale]).toEqual([true, false]);
  });

  it('brings back neither a language nor a passage that was deleted', async () => {
    const { seed, titles, routes, call, store, read } = await seeded();
    const at = { id: 'elastic' };
    await routes.deletePassageText(call({ pathParameters: { ...at, language: 'en' }, query: { version: '1' } }));
    await seed(seedOf({ en: 'Elastic, better said' }));
    expect(await titles('en')).toEqual([]);
    const { version } = await read();
    await routes.deletePassage(call({ pathParameters: at, query: { version: String(version) } }));
    expect(await seed(seedOf({ en: 'Once more' }))).toEqual({ added: 0, present: 1 });
    expect(await Promise.all(languages.map(async (language) => (await store.passages(language)).length))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('withdraws what the seed does not have any more, unless somebody has changed it', async () => {
    const [left, changed] = [await seeded(), await seeded()];
    await changed.save('he', 'במילים שלי');
    for (const { seed } of [left, changed]) await seed({ passages: [], subjects: [] });
    expect([await left.titles('he'), await changed.titles('he')]).toEqual([[], ['במילים שלי']]);
    expect(await left.store.subjects()).toEqual([]);
  });

  it('takes away what no record stands behind, and leaves passages made from records of the site', async () => {
    const { seed, table, titles } = await seeded();
    const [passage] = seedOf().passages;
    const stored = (id: string, origin: string) => {
      const data = { id, origin, ...passage?.facts, ...passage?.texts.en, title: id };
      return { ...passageKey('en', id), type: 'Passage', data };
    };
    await writeItems(table, [stored('older', 'seed'), stored('post:7', 'post')]);
    await seed();
    expect((await titles('en')).toSorted()).toEqual(['Rolling elastic', 'post:7']);
  });

  it('finishes a first seeding that was interrupted before its marks', async () => {
    const { table, seed, titles } = await seeded();
    await deleteItems(table, { pk: marksPartition });
    expect(await seed(seedOf({ en: 'Elastic, better said' }))).toEqual({ added: 1, present: 0 });
    expect(await titles('en')).toEqual(['Elastic, better said']);
  });
});
