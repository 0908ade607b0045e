import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftText, noon, openBlogHarness, refusal } from '../blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
const sent: string[] = [];
beforeAll(async () => {
  harness = await openBlogHarness();
  harness.table.client.middlewareStack.add(
    (next, context) => async (request) => {
      sent.push(`${context.commandName}`);
      return next(request);
    },
    { step: 'initialize', name: 'count' },
  );
});
beforeEach(() => harness.setTime(noon));
afterAll(() => harness.close());

const oneRequest = ['BatchGetItemCommand'];

/** Whose function holds the lists of these languages and the cards of its own, and has never read a post. */
const experienced = async (...languages: ('he' | 'en' | 'fr')[]) => {
  const visitor = harness.visitor();
  for (const lang of languages) await visitor.list({ lang });
  sent.length = 0;
  return visitor;
};

describe('a post that is read for the first time', () => {
  it('costs one request by an address that the lists know', async () => {
    await harness.published('he', draftText('first-he'));
    const visitor = await experienced('he');
    expect((await visitor.post('first-he', 'he')).post.title).toBe('Title first-he');
    expect(sent).toEqual(oneRequest);
  });

  it('costs one request also by its address in another language, and as a fallback', async () => {
    const id = await harness.published('he', draftText('both-he'));
    await harness.dana.save(id, 'en', 0, draftText('both-en'));
    await harness.dana.publish(id, 'en', 1);
    const visitor = await experienced('he', 'en', 'fr');
    for (const [slug, asked, shown] of [
      ['both-he', 'en', 'en'],
      ['both-en', 'fr', 'he'],
    ] as const) {
      sent.length = 0;
      expect((await visitor.post(slug, asked)).post.language).toBe(shown);
      expect(sent).toEqual(oneRequest);
    }
  });

  it('costs two by a former address', async () => {
    const id = await harness.published('he', draftText('former'));
    await harness.dana.save(id, 'he', 2, draftText('present'));
    await harness.dana.publish(id, 'he', 3);
    const visitor = await experienced('he');
    expect((await visitor.post('former', 'he')).post.slug).toBe('present');
    expect(sent).toEqual(['GetItemCommand', ...oneRequest]);
  });

  it('costs one where there is none', async () => {
    const visitor = await experienced('he');
    expect(await refusal(visitor.post('nobody', 'he'))).toMatchObject({ code: 'postNotFound' });
    expect(sent).toEqual(['GetItemCommand']);
  });
});

describe('lists that are a moment old', () => {
  it('lead to the language in which the post is published now', async () => {
    const id = await harness.published('he', draftText('older'));
    const visitor = await experienced('en');
    await harness.dana.save(id, 'en', 0, draftText('newer'));
    await harness.dana.publish(id, 'en', 1);
    expect((await visitor.post('older', 'en')).post).toMatchObject({ language: 'en', title: 'Title newer' });
  });

  it('lead to whoever has the address now', async () => {
    const former = await harness.published('he', draftText('moving'));
    const visitor = await experienced('he');
    await harness.dana.remove(former);
    expect(await refusal(visitor.post('moving', 'he'))).toMatchObject({ code: 'postNotFound' });
    const owner = await harness.published('he', draftText('moving'));
    expect((await visitor.post('moving', 'he')).post.id).toBe(owner);
  });

  it('follow a post that changes its address and nothing else', async () => {
    const id = await harness.published('he', draftText('one-name', { title: 'Renamed' }));
    const visitor = await experienced('he');
    await harness.dana.save(id, 'he', 2, draftText('other-name', { title: 'Renamed' }));
    await harness.dana.publish(id, 'he', 3);
    harness.setTime(noon + 2_000);
    await visitor.list({ lang: 'he' });
    sent.length = 0;
    expect((await visitor.post('other-name', 'he')).post.title).toBe('Renamed');
    expect(sent).toEqual(oneRequest);
  });
});
