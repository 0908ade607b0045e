import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftText, noon, openNewsroom, paragraphs, refusal } from './newsroom.ts';

let room: Awaited<ReturnType<typeof openNewsroom>>;
beforeAll(async () => {
  room = await openNewsroom();
});
beforeEach(() => room.setTime(noon));
afterAll(() => room.close());

const minutes = (count: number) => room.setTime(noon + count * 60_000);

describe('a draft', () => {
  it('begins with a title, by whoever begins it [S-094] [Q-027]', async () => {
    const overview = await room.dana.create('ru', 'Первые пуанты');
    expect(overview).toMatchObject({ sourceLanguage: 'ru', version: 1, details: { author: 'Pointe Shoes', tags: [] } });
    expect(await room.dana.draft(overview.id, 'ru')).toMatchObject({
      version: 1,
      savedBy: 'dana',
      text: { title: 'Первые пуанты', slug: '', body: { type: 'doc', content: [] } },
      status: { state: 'draft' },
    });
    const { id } = await room.dana.create('ru', 'Первые пуанты', 'первые-пуанты');
    expect((await room.dana.draft(id, 'ru')).text.slug).toBe('первые-пуанты');
    expect(await refusal(room.dana.draft(overview.id, 'he'))).toMatchObject({ code: 'postNotFound' });
    expect(await refusal(room.dana.overview('nobody'))).toMatchObject({ code: 'postNotFound' });
  });

  it('refuses a text that was written on top of another one than it is saved over', async () => {
    const { id } = await room.dana.create('en', 'Both');
    const texts = ['one', 'two', 'three'].map((slug) => draftText(slug));
    const outcomes = await Promise.all(texts.map((text) => refusal(room.dana.save(id, 'en', 1, text))));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.code === 'editConflict')).toHaveLength(2);
    expect((await room.dana.draft(id, 'en')).version).toBe(2);
    expect(await refusal(room.dana.save(id, 'he', 3, draftText('x')))).toMatchObject({ code: 'editConflict' });
  });

  it('lets two people write two languages of a post at the same moment', async () => {
    const { id } = await room.dana.create('en', 'Together');
    await Promise.all([
      room.dana.save(id, 'en', 1, draftText('together')),
      room.as('noa').save(id, 'he', 0, draftText('יחד')),
      room.as('noa').save(id, 'fr', 0, draftText('ensemble')),
    ]);
    const { languages } = await room.dana.overview(id);
    expect([languages.en.slug, languages.he.slug, languages.fr.slug]).toEqual(['together', 'יחד', 'ensemble']);
  });

  it('makes no version of a text that says the same again', async () => {
    const { id } = await room.dana.create('en', 'Same');
    await room.dana.save(id, 'en', 1, draftText('same'));
    const entries = (await room.log('post', id)).length;
    expect((await room.dana.save(id, 'en', 2, draftText('same'))).version).toBe(2);
    expect(await room.log('post', id)).toHaveLength(entries);
  });

  it('keeps a text of the greatest size, and its revision, in any script', async () => {
    const { id } = await room.dana.create('he', 'Long');
    const body = paragraphs(...Array.from({ length: 40 }, () => 'א'.repeat(3_600)));
    await room.dana.save(id, 'he', 1, draftText('long', { body }));
    await room.dana.publish(id, 'he', 2);
    expect((await room.visitor().post('long')).post.body).toEqual(body);
    expect((await room.dana.revisions(id, 'he')).map(({ title }) => title)).toEqual(['Title long', 'Long']);
  });

  it('is taken away with what visitors see of it', async () => {
    const id = await room.published('en', draftText('gone'));
    await room.dana.save(id, 'ru', 0, draftText('ушло'));
    await room.dana.publish(id, 'ru', 1);
    await room.dana.removeDraft(id, 'en');
    expect((await room.dana.overview(id)).languages.en.state).toBe('missing');
    expect((await room.visitor().post('gone', 'en')).post.language).toBe('ru');
    await room.dana.save(id, 'en', 0, draftText('back'));
    expect(await room.dana.revisions(id, 'en')).toEqual([]);
  });
});

describe('revisions', () => {
  it('keep what another one replaced, and one text of each sitting', async () => {
    const { id } = await room.dana.create('en', 'First');
    await room.dana.save(id, 'en', 1, draftText('second'));
    for (const version of [2, 3, 4]) {
      minutes(version);
      await room.dana.save(id, 'en', version, draftText(`sitting-${version}`));
    }
    expect((await room.dana.revisions(id, 'en')).map(({ title }) => title)).toEqual(['First']);
    await room.as('noa').save(id, 'en', 5, draftText('by-noa'));
    minutes(20);
    await room.as('noa').save(id, 'en', 6, draftText('later'));
    expect((await room.dana.revisions(id, 'en')).map(({ title, savedBy }) => [title, savedBy])).toEqual([
      ['Title by-noa', 'noa'],
      ['Title sitting-4', 'dana'],
      ['First', 'dana'],
    ]);
  });

  it('are restored, and what was there becomes one itself', async () => {
    const { id } = await room.dana.create('en', 'Original');
    await room.dana.save(id, 'en', 1, draftText('replaced'));
    const [original] = await room.dana.revisions(id, 'en');
    const restored = await room.dana.restore(id, 'en', original?.id ?? '', 2);
    expect(restored).toMatchObject({ version: 3, text: { title: 'Original' } });
    const kept = await room.dana.revisions(id, 'en');
    expect(kept.map(({ title }) => title)).toEqual(['Title replaced', 'Original']);
    expect((await room.dana.revision(id, 'en', kept[0]?.id ?? '')).text).toEqual(draftText('replaced'));
    expect(await refusal(room.dana.restore(id, 'en', kept[0]?.id ?? '', 2))).toMatchObject({ code: 'editConflict' });
    expect(await refusal(room.dana.revision(id, 'en', 'nothing'))).toMatchObject({ code: 'postNotFound' });
  });

  it('say what they changed against the one before', async () => {
    const { id } = await room.dana.create('en', 'Same title');
    const bodies = [
      paragraphs('one two three four'),
      paragraphs('one 2 three four', 'and five'),
      paragraphs('one four'),
    ];
    for (const [index, body] of [...bodies, paragraphs('now')].entries()) {
      minutes(index * 6);
      await room.dana.save(id, 'en', index + 1, draftText('same', { title: 'Same title', excerpt: '', body }));
    }
    expect((await room.dana.revisions(id, 'en')).map(({ change }) => change)).toEqual([
      { added: 0, removed: 4, words: '2 three four and five' },
      { added: 3, removed: 1, words: '2 three four and five' },
      { added: 4, removed: 0, words: 'one two three four' },
      undefined,
    ]);
  });

  it('are the last twenty', async () => {
    const { id } = await room.dana.create('en', 'Zero');
    for (let version = 1; version <= 25; version += 1) {
      minutes(version * 6);
      await room.dana.save(id, 'en', version, draftText(`text-${version}`));
    }
    const kept = await room.dana.revisions(id, 'en');
    expect(kept.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_none, index) => `Title text-${24 - index}`),
    );
    const texts = await Promise.all(kept.map((revision) => room.dana.revision(id, 'en', revision.id)));
    expect(texts.map(({ text }) => text.title)).toEqual(kept.map(({ title }) => title));
  });
});

describe('a translation', () => {
  const source = (...body: string[]) => draftText('source', { body: paragraphs(...body) });

  it('tells which paragraphs of the source changed since it was up to date [Q-027]', async () => {
    const { id } = await room.dana.create('he', 'Source');
    await room.dana.save(id, 'he', 1, source('one', 'two', 'three'));
    expect((await room.dana.save(id, 'en', 0, draftText('translated'))).changedSourceParagraphs).toEqual([]);
    await room.dana.save(id, 'he', 2, { ...source('one', 'TWO', 'three', 'four'), title: 'Renamed' });
    const [title = '', , one = '', two = '', , four = ''] = (await room.dana.draft(id, 'he')).paragraphMarks;
    const { changedSourceParagraphs, status } = await room.dana.draft(id, 'en');
    expect(changedSourceParagraphs).toEqual([title, two, four]);
    expect(changedSourceParagraphs).not.toContain(one);
    expect(status.staleParagraphs).toBe(3);
    expect((await room.dana.draft(id, 'he')).changedSourceParagraphs).toEqual([]);
    const declared = await room.dana.save(id, 'en', 1, draftText('translated'), true);
    expect(declared).toMatchObject({ changedSourceParagraphs: [], version: 1 });
  });

  it('is compared with what is published of the source, not with what is being written', async () => {
    const { id } = await room.dana.create('he', 'Source');
    await room.dana.save(id, 'he', 1, { ...source('one'), slug: 'compared' });
    await room.dana.publish(id, 'he', 2);
    await room.dana.save(id, 'fr', 0, draftText('traduit'));
    await room.dana.save(id, 'he', 2, { ...source('changed'), slug: 'compared' });
    expect((await room.dana.overview(id)).languages.fr.staleParagraphs).toBe(0);
    await room.dana.publish(id, 'he', 3);
    expect((await room.dana.overview(id)).languages.fr.staleParagraphs).toBe(1);
    await room.dana.publish(id, 'fr', 1);
    expect((await room.dana.overview(id)).languages.fr.staleParagraphs).toBe(0);
  });

  it('finds what changed where the working copy of the source has it by now [Q-027]', async () => {
    const { id } = await room.dana.create('he', 'Source');
    await room.dana.save(id, 'he', 1, { ...source('one', 'two'), slug: 'moved' });
    await room.dana.save(id, 'fr', 0, draftText('traduit'));
    await room.dana.save(id, 'he', 2, { ...source('one', 'new', 'newer'), slug: 'moved' });
    await room.dana.publish(id, 'he', 3);
    await room.dana.save(id, 'he', 3, { ...source('before', 'one', 'new'), slug: 'moved' });
    const changed = (await room.dana.draft(id, 'fr')).changedSourceParagraphs;
    expect(changed).toHaveLength(2);
    const [, , ...body] = (await room.dana.draft(id, 'he')).paragraphMarks;
    expect(body.map((mark) => changed.includes(mark))).toEqual([false, false, true]);
  });
});

it('asks nothing of the stand-in that it does not know', () => {
  expect(room.problems).toEqual([]);
});
