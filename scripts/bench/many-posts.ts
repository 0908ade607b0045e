import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type Language, languages } from '#contracts/text/language.ts';
import { blogSeed } from '#lambdas/blog/seed/blog-seed.ts';
import type { SeedPost } from '#lambdas/blog/seed/seed-post.ts';
import { seedRecord } from '#lambdas/blog/seed/seed-records.ts';
import { postSteps } from '#lambdas/blog/store/post-steps.ts';
import { textStep } from '#lambdas/blog/store/text-steps.ts';
import { type AppTable, openTable } from '#lambdas/platform/table/table.ts';
import { mainTable } from '../local/seed.ts';
import type { Prepared } from '../local/twin.ts';

const hourMs = 3_600_000;
const firstHour = Date.UTC(2020, 0, 1);

/** The seed's texts repeated in five languages, an hour apart and with addresses of their own. */
const postAt = (index: number): SeedPost => {
  const { posts } = blogSeed();
  const seed = posts[index % posts.length];
  if (!seed) throw new Error('The seed has no posts');
  const texts = languages.map((language) => {
    const text = seed.languages[language];
    return [language, { ...text, slug: `${text.slug}-${index}` }] as const;
  });
  return {
    ...seed,
    id: `many-${index}`,
    publishedAt: new Date(firstHour + index * hourMs).toISOString(),
    languages: Object.fromEntries(texts) as SeedPost['languages'],
  };
};

/**
 * A post's items as the blog's own store writes them. Items that no reader's request touches are left out: the working
 * copies, and the counters that all posts share.
 */
const itemsOf = (tableName: string, post: SeedPost) => {
  const live = languages.map((language) =>
    textStep(tableName, post.id, { kind: 'LIVE', language, record: { text: post.languages[language] } }),
  );
  const steps = [...postSteps(tableName, { before: undefined, after: seedRecord(post) }), ...live];
  return steps.flatMap(({ write }) => write.Put?.Item ?? []);
};

/** The limit of BatchWriteItem. */
const batchSize = 25;
const batchesAtOnce = 4;

const writeAll = async (table: AppTable, items: Record<string, unknown>[]): Promise<void> => {
  const batches: (typeof items)[] = [];
  for (let start = 0; start < items.length; start += batchSize) batches.push(items.slice(start, start + batchSize));
  const queue = batches.values();
  const work = async () => {
    for (const batch of queue) {
      const requests = batch.map((Item) => ({ PutRequest: { Item } }));
      const RequestItems = { [table.name]: requests };
      const { UnprocessedItems = {} } = await table.client.send(new BatchWriteCommand({ RequestItems }));
      if (Object.keys(UnprocessedItems).length > 0) throw new Error('The table left items unwritten');
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, work));
};

/** Adds `count` published posts to a twin's table past its API. @returns their addresses by language. */
export const addPosts = async (
  { awsEndpoint: endpoint, operator: credentials, tables }: Prepared,
  count: number,
): Promise<Record<Language, string[]>> => {
  const tableName = mainTable(tables);
  if (tableName === undefined) throw new Error('The twin has no table');
  const table = openTable(tableName, new DynamoDBClient({ endpoint, credentials, region: 'eu-central-1' }));
  const slugs = Object.fromEntries(languages.map((language) => [language, [] as string[]]));
  const portion = 100;
  for (let start = 0; start < count; start += portion) {
    const posts = Array.from({ length: Math.min(portion, count - start) }, (_, i) => postAt(start + i));
    for (const post of posts) for (const language of languages) slugs[language]?.push(post.languages[language].slug);
    await writeAll(
      table,
      posts.flatMap((post) => itemsOf(tableName, post)),
    );
  }
  table.client.destroy();
  return slugs as Record<Language, string[]>;
};
