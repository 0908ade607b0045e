import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftText, noon, openBlogHarness, paragraphs, refusal } from './blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeAll(async () => {
  harness = await openBlogHarness();
});
beforeEach(() => harness.setTime(noon));
afterAll(() => harness.close());

const minutes = (count: number) => harness.setTime(noon + count * 60_000);

describe('a draft', () => {
  it('begins with a title, by whoever begins it [S-094] [Q-027]', async () => {
    const overview = await harness.dana.create('ru', 'Первые пуанты');
    expect(overview).toMatchObject({ sourceLanguage: 'ru', version: 1, details: { author: 'Pointe Shoes', tags: [] } });
    expect(await harness.dana.draft(overview.id, 'ru')).toMatchObject({
      version: 1,
      savedBy: 'dana',
      text: { title: 'Первые пуанты', slug: '', body: { type: 'doc', content: [] } },
      status: { state: 'draft' },
    });
    const { id } = await harness.dana.create('ru', 'Первые пуанты', 'первые-пуанты');
    expect((await harness.dana.draft(id, 'ru')).text.slug).toBe('первые-пуанты');
    expect(await refusal(harness.dana.draft(overview.id, 'he'))).toMatchObject({ code: 'postNotFound' });
    expect(await refusal(harness.dana.overview('nobody'))).toMatchObject({ code: 'postNotFound' });
  });

  it('refuses a text that was written on top of another one than it is saved over', async () => {
    const { id } = await harness.dana.create('en', 'Both');
    const texts = ['one', 'two', 'three'].map((slug) => draftText(slug));
    const outcomes = await Promise.all(texts.map((text) => refusal(harness.dana.save(id, 'en', 1, text))));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.code === 'editConflict')).toHaveLength(2);
    expect((await harness.dana.draft(id, 'en')).version).toBe(2);
    expect(await refusal(harness.dana.save(id, 'he', 3, draftText('x')))).toMatchObject({ code: 'editConflict' });
  });

  it('lets two people write two languages of a post at the same moment', async () => {
    const { id } = await harness.dana.create('en', 'Together');
    await Promise.all([
      harness.dana.save(id, 'en', 1, draftText('together')),
      harness.as('noa').save(id, 'he', 0, draftText('יחד')),
      harness.as('noa').save(id, 'fr', 0, draftText('ensemble')),
    ]);
    const { languages } = await harness.dana.overview(id);
    expect([languages.en.slug, languages.he.slug, languages.fr.slug]).toEqual(['together', 'יחד', 'ensemble']);
  });

  it('makes no version of a text that says the same again', async () => {
    const { id } = await harness.dana.create('en', 'Same');
    await harness.dana.save(id, 'en', 1, draftText('same'));
    const entries = (await harness.log('post', id)).length;
    expect((await harness.dana.save(id, 'en', 2, draftText('same'))).version).toBe(2);
    expect(await harness.log('post', id)).toHaveLength(entries);
  });

  it('keeps a text of the greatest size, and its revision, in any script', async () => {
    const { id } = await harness.dana.create('he', 'Long');
    const body = paragraphs(...Array.from({ length: 40 }, () => 'א'.repeat(3_600)));
    await harness.dana.save(id, 'he', 1, draftText('long', { body }));
    await harness.dana.publish(id, 'he', 2);
    expect((await harness.visitor().post('long')).post.body).toEqual(body);
    expect((await harness.dana.revisions(id, 'he')).map(({ title }) => title)).toEqual(['Title long', 'Long']);
  });

  it('is taken away with what visitors see of it', async () => {
    const id = await harness.published('en', draftText('gone'));
    await harness.dana.save(id, 'ru', 0, draftText('ушло'));
    await harness.dana.publish(id, 'ru', 1);
    await harness.dana.removeDraft(id, 'en');
    expect((await harness.dana.overview(id)).languages.en.state).toBe('missing');
    expect((await harness.visitor().post('gone', 'en')).post.language).toBe('ru');
    await harness.dana.save(id, 'en', 0, draftText('back'));
    expect(await harness.dana.revisions(id, 'en')).toEqual([]);
  });
});

describe('revisions', () => {
  it('keep what another one replaced, and one text of each sitting', async () => {
    const { id } = await harness.dana.create('en', 'First');
    await harness.dana.save(id, 'en', 1, draftText('second'));
    for (const version of [2, 3, 4]) {
      minutes(version);
      await harness.dana.save(id, 'en', version, draftText(`sitting-${version}`));
    }
    expect((await harness.dana.revisions(id, 'en')).map(({ title }) => title)).toEqual(['First']);
    await harness.as('noa').save(id, 'en', 5, draftText('by-noa'));
    minutes(20);
    await harness.as('noa').save(id, 'en', 6, draftText('later'));
    expect((await harness.dana.revisions(id, 'en')).map(({ title, savedBy }) => [title, savedBy])).toEqual([
      ['Title by-noa', 'noa'],
      ['Title sitting-4', 'dana'],
      ['First', 'dana'],
    ]);
  });

  it('are restored, and what was there becomes one itself', async () => {
    const { id } = await harness.dana.create('en', 'Original');
    await harness.dana.save(id, 'en', 1, draftText('replaced'));
    const [original] = await harness.dana.revisions(id, 'en');
    const restored = await harness.dana.restore(id, 'en', original?.id ?? '', 2);
    expect(restored).toMatchObject({ version: 3, text: { title: 'Original' } });
    const kept = await harness.dana.revisions(id, 'en');
    expect(kept.map(({ title }) => title)).toEqual(['Title replaced', 'Original']);
    expect((await harness.dana.revision(id, 'en', kept[0]?.id ?? '')).text).toEqual(draftText('replaced'));
    expect(await refusal(harness.dana.restore(id, 'en', kept[0]?.id ?? '', 2))).toMatchObject({ code: 'editConflict' });
    expect(await refusal(harness.dana.revision(id, 'en', 'nothing'))).toMatchObject({ code: 'postNotFound' });
  });

  it('say what they changed against the one before', async () => {
    const { id } = await harness.dana.create('en', 'Same title');
    const bodies = [
      paragraphs('one two three four'),
      paragraphs('one 2 three four', 'and five'),
      paragraphs('one four'),
    ];
    for (const [index, body] of [...bodies, paragraphs('now')].entries()) {
      minutes(index * 6);
      await harness.dana.save(id, 'en', index + 1, draftText('same', { title: 'Same title', excerpt: '', body }));
    }
    expect((await harness.dana.revisions(id, 'en')).map(({ change }) => change)).toEqual([
      { added: 0, removed: 4, words: '2 three four and five' },
      { added: 3, removed: 1, words: '2 three four and five' },
      { added: 4, removed: 0, words: 'one two three four' },
      undefined,
    ]);
  });

  it('are the last twenty', async () => {
    const { id } = await harness.dana.create('en', 'Zero');
    for (let version = 1; version <= 25; version += 1) {
      minutes(version * 6);
      await harness.dana.save(id, 'en', version, draftText(`text-${version}`));
    }
    const kept = await harness.dana.revisions(id, 'en');
    expect(kept.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_none, index) => `Title text-${24 - index}`),
    );
    const texts = await Promise.all(kept.map((revision) => harness.dana.revision(id, 'en', revision.id)));
    expect(texts.map(({ text }) => text.title)).toEqual(kept.map(({ title }) => title));
  });
});

describe('a translation', () => {
  const source = (...body: string[]) => draftText('source', { body: paragraphs(...body) });

  it('tells which paragraphs of the source changed since it was up to date [Q-027]', async () => {
    const { id } = await harness.dana.create('he', 'Source');
    await harness.dana.save(id, 'he', 1, source('one', 'two', 'three'));
    expect((await harness.dana.save(id, 'en', 0, draftText('translated'))).changedSourceParagraphs).toEqual([]);
    await harness.dana.save(id, 'he', 2, { ...source('one', 'TWO', 'three', 'four'), title: 'Renamed' });
    const [title = '', , one = '', two = '', , four = ''] = (await harness.dana.draft(id, 'he')).paragraphMarks;
    const { changedSourceParagraphs, status } = await harness.dana.draft(id, 'en');
    expect(changedSourceParagraphs).toEqual([title, two, four]);
    expect(changedSourceParagraphs).not.toContain(one);
    expect(status.staleParagraphs).toBe(3);
    expect((await harness.dana.draft(id, 'he')).changedSourceParagraphs).toEqual([]);
    const declared = await harness.dana.save(id, 'en', 1, draftText('translated'), true);
    expect(declared).toMatchObject({ changedSourceParagraphs: [], version: 1 });
  });

  it('is compared with what is published of the source, not with what is being written', async () => {
    const { id } = await harness.dana.create('he', 'Source');
    await harness.dana.save(id, 'he', 1, { ...source('one'), slug: 'compared' });
    await harness.dana.publish(id, 'he', 2);
    await harness.dana.save(id, 'fr', 0, draftText('traduit'));
    await harness.dana.save(id, 'he', 2, { ...source('changed'), slug: 'compared' });
    expect((await harness.dana.overview(id)).languages.fr.staleParagraphs).toBe(0);
    await harness.dana.publish(id, 'he', 3);
    expect((await harness.dana.overview(id)).languages.fr.staleParagraphs).toBe(1);
    await harness.dana.publish(id, 'fr', 1);
    expect((await harness.dana.overview(id)).languages.fr.staleParagraphs).toBe(0);
  });

  it('finds what changed where the working copy of the source has it by now [Q-027]', async () => {
    const { id } = await harness.dana.create('he', 'Source');
    await harness.dana.save(id, 'he', 1, { ...source('one', 'two'), slug: 'moved' });
    await harness.dana.save(id, 'fr', 0, draftText('traduit'));
    await harness.dana.save(id, 'he', 2, { ...source('one', 'new', 'newer'), slug: 'moved' });
    await harness.dana.publish(id, 'he', 3);
    await harness.dana.save(id, 'he', 3, { ...source('before', 'one', 'new'), slug: 'moved' });
    const changed = (await harness.dana.draft(id, 'fr')).changedSourceParagraphs;
    expect(changed).toHaveLength(2);
    const [, , ...body] = (await harness.dana.draft(id, 'he')).paragraphMarks;
    expect(body.map((mark) => changed.includes(mark))).toEqual([false, false, true]);
  });
});

it('asks nothing of the stand-in that it does not know', () => {
  expect(harness.problems).toEqual([]);
});
