import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftText, noon, openNewsroom, paragraphs, refusal } from './newsroom.ts';

let room: Awaited<ReturnType<typeof openNewsroom>>;
beforeAll(async () => {
  room = await openNewsroom();
});
beforeEach(() => room.setTime(noon));
afterAll(() => room.close());

const inOneHour = new Date(noon + 3_600_000).toISOString();

describe('publishing', () => {
  it('keeps a post from visitors until it is published, language by language [S-023] [Q-027]', async () => {
    const { id } = await room.dana.create('he', 'כותרת');
    await room.dana.save(id, 'he', 1, draftText('נעליים', { title: 'נעליים' }));
    expect(await refusal(room.visitor().post('נעליים'))).toMatchObject({ code: 'postNotFound' });
    await room.dana.publish(id, 'he', 2);
    const { post } = await room.visitor().post('נעליים', 'he');
    expect(post).toMatchObject({
      id,
      title: 'נעליים',
      language: 'he',
      author: 'Pointe Shoes',
      slugs: { he: 'נעליים' },
    });
    const { languages } = await room.dana.overview(id);
    expect(languages.he).toMatchObject({ state: 'published', hasChanges: false });
    expect(languages.en).toMatchObject({ state: 'missing', version: 0 });
  });

  it('shows visitors the published text while another one is written [Q-027]', async () => {
    const id = await room.published('en', draftText('steady'));
    const saved = await room.dana.save(id, 'en', 2, draftText('steady', { title: 'Rewritten' }));
    expect(saved.status).toMatchObject({ state: 'published', hasChanges: true });
    expect((await room.visitor().post('steady', 'en')).post.title).toBe('Title steady');
    const undone = await room.dana.save(id, 'en', 3, draftText('steady'));
    expect(undone.status.hasChanges).toBe(false);
  });

  it('names what is missing before a text can be published', async () => {
    const { id } = await room.dana.create('fr', 'Titre');
    expect(await refusal(room.dana.publish(id, 'fr', 1))).toEqual({
      code: 'draftIncomplete',
      fields: { slug: 'required', excerpt: 'required', body: 'required' },
    });
    await room.dana.save(id, 'fr', 1, draftText('titre', { title: '', body: paragraphs('  ') }));
    expect(await refusal(room.dana.publish(id, 'fr', 2))).toEqual({
      code: 'draftIncomplete',
      fields: { title: 'required', body: 'required' },
    });
  });

  it('publishes and withdraws only the text that the writer has seen [Q-027]', async () => {
    const id = await room.published('en', draftText('seen'));
    const noa = room.as('noa');
    await noa.save(id, 'en', 2, draftText('seen', { title: 'By somebody else' }));
    for (const work of [room.dana.publish(id, 'en', 2), room.dana.unpublish(id, 'en', 2)]) {
      expect(await refusal(work)).toMatchObject({ code: 'editConflict' });
    }
    expect((await room.visitor().post('seen', 'en')).post.title).toBe('Title seen');
    await noa.publish(id, 'en', 3);
    expect((await room.visitor().post('seen', 'en')).post.title).toBe('By somebody else');
  });

  it('is enough with a picture, without a word', async () => {
    const { id } = await room.dana.create('fr', 'Image');
    const image = { type: 'image', attrs: { src: '/images/blog/a.svg', width: 10, height: 10, alt: '' } } as const;
    await room.dana.save(id, 'fr', 1, draftText('image', { body: { type: 'doc', content: [image] } }));
    expect(await refusal(room.dana.publish(id, 'fr', 2))).toBeUndefined();
  });

  it('gives an address to one post, whoever publishes it first [Q-045]', async () => {
    await room.published('en', draftText('contested'));
    const { id } = await room.dana.create('ru', 'Другой');
    await room.dana.save(id, 'ru', 1, draftText('contested'));
    expect(await refusal(room.dana.publish(id, 'ru', 2))).toEqual({
      code: 'slugTaken',
      fields: { slug: 'slugTaken' },
    });
    expect((await room.dana.overview(id)).languages.ru?.state).toBe('draft');
  });

  it('follows a former address, from any language, to the present one', async () => {
    const id = await room.published('en', draftText('old-name'));
    await room.dana.save(id, 'en', 2, draftText('new-name'));
    await room.dana.publish(id, 'en', 3);
    await room.dana.save(id, 'ru', 0, draftText('новое-имя'));
    await room.dana.publish(id, 'ru', 1);
    const visitor = room.visitor();
    expect((await visitor.post('old-name', 'en')).post.slug).toBe('new-name');
    expect((await visitor.post('old-name', 'ru')).post).toMatchObject({ slug: 'новое-имя', language: 'ru' });
    const [address] = (await visitor.reader.addresses()).filter((post) => post.id === id);
    expect(address).toMatchObject({ slugs: { en: 'new-name', ru: 'новое-имя' }, formerSlugs: ['old-name'] });
  });

  it('finds an address however its letters are composed, and nothing behind nonsense', async () => {
    await room.published('fr', draftText('tout-près'));
    const visitor = room.visitor();
    expect((await visitor.post('tout-près'.normalize('NFD'), 'fr')).post.slug).toBe('tout-près');
    for (const slug of ['', '%', '../x', 'x'.repeat(3000), '\u0000', 'a#b']) {
      expect(await refusal(visitor.post(slug))).toMatchObject({ code: 'postNotFound' });
    }
  });

  it('takes a text from the visitors and keeps the working copy', async () => {
    const id = await room.published('en', draftText('withdrawn'));
    const back = await room.dana.unpublish(id, 'en', 2);
    expect(back).toMatchObject({ status: { state: 'draft' }, text: { slug: 'withdrawn' } });
    expect(await refusal(room.visitor().post('withdrawn', 'en'))).toMatchObject({ code: 'postNotFound' });
    expect((await room.dana.unpublish(id, 'en', 2)).status.state).toBe('draft');
  });
});

describe('a planned publication', () => {
  const planned = async (slug: string) => {
    const { id } = await room.dana.create('he', slug);
    await room.dana.save(id, 'he', 1, draftText(slug));
    await room.dana.publish(id, 'he', 2, inOneHour);
    return id;
  };

  it('goes out as it was planned, once its time has come, whatever is saved meanwhile [Q-027]', async () => {
    const id = await planned('planned-one');
    expect((await room.dana.overview(id)).languages.he).toMatchObject({ state: 'scheduled', publishAt: inOneHour });
    await room.dana.save(id, 'he', 2, draftText('planned-one', { title: 'Too late' }));
    expect(await room.due({ id, language: 'he' })).toBe('early');
    expect(await refusal(room.visitor().post('planned-one'))).toMatchObject({ code: 'postNotFound' });
    room.setTime(noon + 3_600_000);
    const outcomes = await Promise.all([room.due({ id, language: 'he' }), room.due({ id, language: 'he' })]);
    expect(outcomes.sort()).toEqual(['nothing', 'published']);
    const { post } = await room.visitor().post('planned-one');
    expect(post).toMatchObject({ title: 'Title planned-one', publishedAt: inOneHour });
    expect((await room.dana.draft(id, 'he')).status).toMatchObject({ state: 'published', hasChanges: true });
    const [entry] = await room.log('post', id);
    expect(entry).toMatchObject({ action: 'post.publish', actor: { name: 'system' } });
  });

  it('does not go out after it was taken off the schedule', async () => {
    const id = await planned('planned-off');
    await room.dana.unpublish(id, 'he', 2);
    room.setTime(noon + 7_200_000);
    expect(await room.due({ id, language: 'he' })).toBe('nothing');
    expect(await room.due({ id: 'nobody', language: 'he' })).toBe('nothing');
  });

  it('leaves what is published meanwhile, and comes off the schedule before it', async () => {
    const id = await room.published('en', draftText('twice'));
    await room.dana.save(id, 'en', 2, draftText('twice', { title: 'Second' }));
    await room.dana.publish(id, 'en', 3, inOneHour);
    expect((await room.visitor().post('twice', 'en')).post.title).toBe('Title twice');
    expect((await room.dana.unpublish(id, 'en', 3)).status).toMatchObject({ state: 'published', hasChanges: true });
  });

  it.each(['2026-11-21T12:00:00Z', '2020-01-01T00:00:00Z', '2031-11-23T00:00:00Z'])(
    'is refused for %s: the past, or more than five years ahead',
    async (publishAt) => {
      const { id } = await room.dana.create('he', 'Never');
      await room.dana.save(id, 'he', 1, draftText(`never-${publishAt.slice(0, 4)}`));
      expect(await refusal(room.dana.publish(id, 'he', 2, publishAt))).toEqual({
        code: 'publishInPast',
        fields: { publishAt: 'invalidDate' },
      });
    },
  );

  it('is planned for a whole second, never earlier than asked', async () => {
    const { id } = await room.dana.create('he', 'Second');
    await room.dana.save(id, 'he', 1, draftText('whole-second'));
    const { status } = await room.dana.publish(id, 'he', 2, '2026-11-21T12:00:00.001Z');
    expect(status.publishAt).toBe('2026-11-21T12:00:01.000Z');
  });

  it('asks nothing of the stand-in that it does not know', () => {
    expect(room.problems).toEqual([]);
  });
});
