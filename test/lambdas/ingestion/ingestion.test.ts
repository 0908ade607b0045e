import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blogSeeder, seedBlog } from '#lambdas/blog/index.ts';
import { catalogStore, seedCatalog } from '#lambdas/catalog/index.ts';
import { ingestChanges } from '#lambdas/functions/wiring/ingest-changes.ts';
import { requestIngestion, siteContent } from '#lambdas/ingestion/index.ts';
import {
  cachedKnowledge,
  type DerivedStore,
  derivedStore,
  knowledgeSeeder,
  knowledgeStore,
  seedKnowledge,
} from '#lambdas/knowledge/index.ts';
import type { Queue } from '#lambdas/platform/queue.ts';
import { draftText, openBlogHarness } from '#test/lambdas/blog/blog-harness.ts';

const text = draftText('swan', { title: 'Why swans need soft shoes', excerpt: 'Swans land softly.' });
const message = (pk: string, sk: string, id = `${pk} ${sk}`) =>
  ({ messageId: id, body: JSON.stringify({ event: 'MODIFY', keys: { pk, sk } }), attributes: {} }) as SQSRecord;
const ofPost = (id: string) => message(`POST#${id}`, 'POST');
/** As the function requests it after a deployment. */
const everything = async (): Promise<SQSRecord> => {
  const bodies: string[] = [];
  const queue: Queue = {
    send: async (messages) => {
      bodies.push(...messages.map(({ body }) => body));
      return [];
    },
  };
  await requestIngestion(queue, 'everything');
  return { messageId: 'everything', body: bodies[0], attributes: {} } as SQSRecord;
};

let blog: Awaited<ReturnType<typeof openBlogHarness>>;
beforeEach(async () => {
  blog = await openBlogHarness();
});
afterEach(() => blog.close());

const errors: unknown[] = [];
const log = { info: () => undefined, error: (...entry: unknown[]) => errors.push(entry) };
const ingest = (knowledge: DerivedStore = derivedStore(blog.table), content = siteContent(blog.table, blog.clock)) =>
  ingestChanges({ content, knowledge, log });
const ingested = async (language: 'he' | 'en' = 'en') =>
  (await knowledgeStore(blog.table).passages(language)).map(({ id }) => id).sort();
const state = () => knowledgeStore(blog.table).version();

describe('a post in the knowledge', () => {
  it('is taken in when it is published, in its language, and leaves when it is taken back', async () => {
    const id = await blog.published('en', text);
    await ingest()([ofPost(id)]);
    expect(await ingested()).toEqual([`post:${id}`]);
    expect(await ingested('he')).toEqual([]);
    await blog.dana.unpublish(id, 'en', 2);
    await ingest()([ofPost(id)]);
    expect(await ingested()).toEqual([]);
  });

  it('is neither a draft nor what is planned for later', async () => {
    const { id } = await blog.dana.create('en', text.title);
    await blog.dana.save(id, 'en', 1, text);
    await ingest()([ofPost(id)]);
    await blog.dana.publish(id, 'en', 2, '2026-12-01T10:00:00.000Z');
    await ingest()([ofPost(id)]);
    expect(await ingested()).toEqual([]);
  });

  it('is gone with the post, whatever a late message says of it', async () => {
    const id = await blog.published('en', text);
    await ingest()([ofPost(id)]);
    await blog.dana.remove(id);
    // The message of its publication comes once more, after that of its deletion.
    for (const late of [ofPost(id), ofPost(id)]) await ingest()([late]);
    expect(await ingested()).toEqual([]);
  });

  it('is written once, however often its change comes: the index is built no more than once', async () => {
    const id = await blog.published('en', text);
    await ingest()([ofPost(id)]);
    const before = await state();
    for (let turn = 0; turn < 5; turn += 1) await ingest()([ofPost(id)]);
    expect(await state()).toBe(before);
  });

  it('comes again after the function was killed, before or after anything was written', async () => {
    const id = await blog.published('en', text);
    const store = derivedStore(blog.table);
    const killed = (moment: 'before' | 'after'): DerivedStore => ({
      ...store,
      write: async (changes) => {
        if (moment === 'after') await store.write(changes);
        throw new Error('killed');
      },
    });
    const empty = await state();
    await expect(ingest(killed('before'))([ofPost(id)])).rejects.toThrow('killed');
    expect([await ingested(), await state()]).toEqual([[], empty]);
    await expect(ingest(killed('after'))([ofPost(id)])).rejects.toThrow('killed');
    // Functions that answer learn of what is written by the same write.
    const written = await state();
    expect(written).not.toBe(empty);
    await ingest()([ofPost(id)]);
    expect([await ingested(), await state()]).toEqual([[`post:${id}`], written]);
  });

  it('says at last what the post says, although somebody else has read an older one', async () => {
    const id = await blog.published('en', text);
    const content = siteContent(blog.table, blog.clock);
    let reads = 0;
    const overtaken = {
      ...content,
      passagesOf: async (record: Parameters<typeof content.passagesOf>[0]) => {
        const passages = await content.passagesOf(record);
        reads += 1;
        // Between this read and its write the post is taken back, and another worker takes that in.
        if (reads === 1) {
          await blog.dana.unpublish(id, 'en', 2);
          await ingest()([ofPost(id)]);
        }
        return passages;
      },
    };
    await ingest(undefined, overtaken)([ofPost(id)]);
    expect(await ingested()).toEqual([]);
  });

  it('holds up no other where it cannot be read, and comes again', async () => {
    const [one, other] = [await blog.published('en', text), await blog.published('en', draftText('b'))];
    const content = siteContent(blog.table, blog.clock);
    const broken = {
      ...content,
      passagesOf: async (record: Parameters<typeof content.passagesOf>[0]) => {
        if (record.id === one) throw new Error('not readable');
        return content.passagesOf(record);
      },
    };
    expect(await ingest(undefined, broken)([ofPost(one), ofPost(other)])).toEqual({
      batchItemFailures: [{ itemIdentifier: ofPost(one).messageId }],
    });
    expect(await ingested()).toEqual([`post:${other}`]);
    await expect(ingest(undefined, broken)([ofPost(one)])).rejects.toThrow('not ingested');
  });
});

describe('all content', () => {
  it('takes in a site that had it before, and what should not be there leaves', async () => {
    await seedCatalog(catalogStore(blog.table));
    await seedBlog(blogSeeder(blog.table));
    const knowledge = knowledgeStore(blog.table);
    const seeder = knowledgeSeeder(blog.table, randomUUID);
    await seedKnowledge(seeder, blog.clock);
    const stale = { ...(await siteContent(blog.table, blog.clock).passagesOf({ origin: 'brand', id: 'bloch' })) };
    const [passage] = stale.en ?? [];
    if (!passage) throw new Error('no brand');
    const store = derivedStore(blog.table);
    await store.write([{ language: 'en', id: 'brand:gone', passage: { ...passage, id: 'brand:gone' } }]);
    await ingest()([await everything()]);
    const ids = await ingested();
    expect(ids).toEqual(
      expect.arrayContaining(['brand:bloch', 'product:bloch-heritage', 'post:first-pair', 'tip:care']),
    );
    expect(ids).not.toContain('brand:gone');
    expect(await ingested('he')).toEqual(ids);
    // Seeding again leaves it alone, and so does a second look.
    const before = await state();
    expect((await seedKnowledge(seeder, blog.clock)).added).toBe(0);
    await ingest()([await everything()]);
    expect(await state()).toBe(before);
    const index = await cachedKnowledge(knowledge, blog.clock)('en');
    expect(index.byId('brand:bloch')).toMatchObject({
      subject: 'bloch',
      text: expect.arrayContaining([expect.stringContaining('$')]),
    });
    // The product's own text goes before it.
    expect(index.search('who founded Bloch?', 3)[0]?.passage.origin).toBe('seed');
  });

  it('of a brand changes its shoes too, once for a batch of changes', async () => {
    await seedCatalog(catalogStore(blog.table));
    const counted: number[] = [];
    const store = derivedStore(blog.table);
    const counting = {
      ...store,
      write: async (changes: Parameters<DerivedStore['write']>[0]) => {
        counted.push(changes.length);
        await store.write(changes);
      },
    };
    const changes = ['BRAND', 'PRODUCT#bloch-heritage', 'PRODUCT#bloch-eurostretch'].map((sk) =>
      message('BRAND#bloch', sk),
    );
    await ingest(counting)(changes);
    expect(await ingested()).toEqual([
      'brand:bloch',
      'product:bloch-balance-european',
      'product:bloch-eurostretch',
      'product:bloch-heritage',
    ]);
    expect(counted).toHaveLength(1);
    await blog.table.client.send(
      new DeleteCommand({ TableName: blog.table.name, Key: { pk: 'BRAND#bloch', sk: 'PRODUCT#bloch-heritage' } }),
    );
    await ingest(counting)([message('BRAND#bloch', 'PRODUCT#bloch-heritage')]);
    expect(await ingested()).not.toContain('product:bloch-heritage');
  });
});
