import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftText, noon, openBlogHarness, paragraphs, refusal } from './blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeAll(async () => {
  harness = await openBlogHarness();
});
beforeEach(() => harness.setTime(noon));
afterAll(() => harness.close());

const inOneHour = new Date(noon + 3_600_000).toISOString();

describe('publishing', () => {
  it('keeps a post from visitors until it is published, language by language [S-023] [Q-027]', async () => {
    const { id } = await harness.dana.create('he', 'כותרת');
    await harness.dana.save(id, 'he', 1, draftText('נעליים', { title: 'נעליים' }));
    expect(await refusal(harness.visitor().post('נעליים'))).toMatchObject({ code: 'postNotFound' });
    await harness.dana.publish(id, 'he', 2);
    const { post } = await harness.visitor().post('נעליים', 'he');
    expect(post).toMatchObject({
      id,
      title: 'נעליים',
      language: 'he',
      author: 'Pointe Shoes',
      slugs: { he: 'נעליים' },
    });
    const { languages } = await harness.dana.overview(id);
    expect(languages.he).toMatchObject({ state: 'published', hasChanges: false });
    expect(languages.en).toMatchObject({ state: 'missing', version: 0 });
  });

  it('shows visitors the published text while another one is written [Q-027]', async () => {
    const id = await harness.published('en', draftText('steady'));
    const saved = await harness.dana.save(id, 'en', 2, draftText('steady', { title: 'Rewritten' }));
    expect(saved.status).toMatchObject({ state: 'published', hasChanges: true });
    expect((await harness.visitor().post('steady', 'en')).post.title).toBe('Title steady');
    const undone = await harness.dana.save(id, 'en', 3, draftText('steady'));
    expect(undone.status.hasChanges).toBe(false);
  });

  it('names what is missing before a text can be published', async () => {
    const { id } = await harness.dana.create('fr', 'Titre');
    expect(await refusal(harness.dana.publish(id, 'fr', 1))).toEqual({
      code: 'draftIncomplete',
      fields: { slug: 'required', excerpt: 'required', body: 'required' },
    });
    await harness.dana.save(id, 'fr', 1, draftText('titre', { title: '', body: paragraphs('  ') }));
    expect(await refusal(harness.dana.publish(id, 'fr', 2))).toEqual({
      code: 'draftIncomplete',
      fields: { title: 'required', body: 'required' },
    });
  });

  it('publishes and withdraws only the text that the writer has seen [Q-027]', async () => {
    const id = await harness.published('en', draftText('seen'));
    const noa = harness.as('noa');
    await noa.save(id, 'en', 2, draftText('seen', { title: 'By somebody else' }));
    for (const work of [harness.dana.publish(id, 'en', 2), harness.dana.unpublish(id, 'en', 2)]) {
      expect(await refusal(work)).toMatchObject({ code: 'editConflict' });
    }
    expect((await harness.visitor().post('seen', 'en')).post.title).toBe('Title seen');
    await noa.publish(id, 'en', 3);
    expect((await harness.visitor().post('seen', 'en')).post.title).toBe('By somebody else');
  });

  it('is enough with a picture, without a word', async () => {
    const { id } = await harness.dana.create('fr', 'Image');
    const image = { type: 'image', attrs: { src: '/images/blog/a.svg', width: 10, height: 10, alt: '' } } as const;
    await harness.dana.save(id, 'fr', 1, draftText('image', { body: { type: 'doc', content: [image] } }));
    expect(await refusal(harness.dana.publish(id, 'fr', 2))).toBeUndefined();
  });

  it('gives an address to one post, whoever publishes it first [Q-045]', async () => {
    await harness.published('en', draftText('contested'));
    const { id } = await harness.dana.create('ru', 'Другой');
    await harness.dana.save(id, 'ru', 1, draftText('contested'));
    expect(await refusal(harness.dana.publish(id, 'ru', 2))).toEqual({
      code: 'slugTaken',
      fields: { slug: 'slugTaken' },
    });
    expect((await harness.dana.overview(id)).languages.ru?.state).toBe('draft');
  });

  it('follows a former address, from any language, to the present one', async () => {
    const id = await harness.published('en', draftText('old-name'));
    await harness.dana.save(id, 'en', 2, draftText('new-name'));
    await harness.dana.publish(id, 'en', 3);
    await harness.dana.save(id, 'ru', 0, draftText('новое-имя'));
    await harness.dana.publish(id, 'ru', 1);
    const visitor = harness.visitor();
    expect((await visitor.post('old-name', 'en')).post.slug).toBe('new-name');
    expect((await visitor.post('old-name', 'ru')).post).toMatchObject({ slug: 'новое-имя', language: 'ru' });
    const [address] = (await visitor.reader.addresses()).filter((post) => post.id === id);
    expect(address).toMatchObject({ slugs: { en: 'new-name', ru: 'новое-имя' }, formerSlugs: ['old-name'] });
  });

  it('finds an address however its letters are composed, and nothing behind nonsense', async () => {
    await harness.published('fr', draftText('tout-près'));
    const visitor = harness.visitor();
    expect((await visitor.post('tout-près'.normalize('NFD'), 'fr')).post.slug).toBe('tout-près');
    for (const slug of ['', '%', '../x', 'x'.repeat(3000), '\u0000', 'a#b']) {
      expect(await refusal(visitor.post(slug))).toMatchObject({ code: 'postNotFound' });
    }
  });

  it('takes a text from the visitors and keeps the working copy', async () => {
    const id = await harness.published('en', draftText('withdrawn'));
    const back = await harness.dana.unpublish(id, 'en', 2);
    expect(back).toMatchObject({ status: { state: 'draft' }, text: { slug: 'withdrawn' } });
    expect(await refusal(harness.visitor().post('withdrawn', 'en'))).toMatchObject({ code: 'postNotFound' });
    expect((await harness.dana.unpublish(id, 'en', 2)).status.state).toBe('draft');
  });
});

describe('a planned publication', () => {
  const planned = async (slug: string) => {
    const { id } = await harness.dana.create('he', slug);
    await harness.dana.save(id, 'he', 1, draftText(slug));
    await harness.dana.publish(id, 'he', 2, inOneHour);
    return id;
  };

  it('goes out as it was planned, once its time has come, whatever is saved meanwhile [Q-027]', async () => {
    const id = await planned('planned-one');
    expect((await harness.dana.overview(id)).languages.he).toMatchObject({ state: 'scheduled', publishAt: inOneHour });
    await harness.dana.save(id, 'he', 2, draftText('planned-one', { title: 'Too late' }));
    expect(await harness.due({ id, language: 'he' })).toBe('early');
    expect(await refusal(harness.visitor().post('planned-one'))).toMatchObject({ code: 'postNotFound' });
    harness.setTime(noon + 3_600_000);
    const outcomes = await Promise.all([harness.due({ id, language: 'he' }), harness.due({ id, language: 'he' })]);
    expect(outcomes.sort()).toEqual(['nothing', 'published']);
    const { post } = await harness.visitor().post('planned-one');
    expect(post).toMatchObject({ title: 'Title planned-one', publishedAt: inOneHour });
    expect((await harness.dana.draft(id, 'he')).status).toMatchObject({ state: 'published', hasChanges: true });
    const [entry] = await harness.log('post', id);
    expect(entry).toMatchObject({ action: 'post.publish', actor: { name: 'system' } });
  });

  it('does not go out after it was taken off the schedule', async () => {
    const id = await planned('planned-off');
    await harness.dana.unpublish(id, 'he', 2);
    harness.setTime(noon + 7_200_000);
    expect(await harness.due({ id, language: 'he' })).toBe('nothing');
    expect(await harness.due({ id: 'nobody', language: 'he' })).toBe('nothing');
  });

  it('leaves what is published meanwhile, and comes off the schedule before it', async () => {
    const id = await harness.published('en', draftText('twice'));
    await harness.dana.save(id, 'en', 2, draftText('twice', { title: 'Second' }));
    await harness.dana.publish(id, 'en', 3, inOneHour);
    expect((await harness.visitor().post('twice', 'en')).post.title).toBe('Title twice');
    expect((await harness.dana.unpublish(id, 'en', 3)).status).toMatchObject({ state: 'published', hasChanges: true });
  });

  it.each(['2026-11-21T12:00:00Z', '2020-01-01T00:00:00Z', '2031-11-23T00:00:00Z'])(
    'is refused for %s: the past, or more than five years ahead',
    async (publishAt) => {
      const { id } = await harness.dana.create('he', 'Never');
      await harness.dana.save(id, 'he', 1, draftText(`never-${publishAt.slice(0, 4)}`));
      expect(await refusal(harness.dana.publish(id, 'he', 2, publishAt))).toEqual({
        code: 'publishInPast',
        fields: { publishAt: 'invalidDate' },
      });
    },
  );

  it('is planned for a whole second, never earlier than asked', async () => {
    const { id } = await harness.dana.create('he', 'Second');
    await harness.dana.save(id, 'he', 1, draftText('whole-second'));
    const { status } = await harness.dana.publish(id, 'he', 2, '2026-11-21T12:00:00.001Z');
    expect(status.publishAt).toBe('2026-11-21T12:00:01.000Z');
  });

  it('asks nothing of the stand-in that it does not know', () => {
    expect(harness.problems).toEqual([]);
  });
});
