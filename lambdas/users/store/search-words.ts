import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { userIdSchema } from '#contracts/users/person.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { UserPage, UserSearchPage } from '../model/user-list.ts';
import { wordKey, wordPartition } from './keys.ts';
import { parsePosition } from './parse-position.ts';
import { readUsers } from './read-users.ts';

/** The limits of a page: at most 3 queries at once and 3 more after them, each of this many items of about 0.3 KB. */
const bounds = { startingWords: 3, queries: 4, itemsForOneWord: 4, itemsForMany: 500 } as const;

interface Place {
  word: string;
  userId: string;
}
const placeSchema = z.pipe(
  z.object({ sk: z.string() }),
  z.transform(({ sk }): Place => {
    const space = sk.lastIndexOf(' ');
    return { word: sk.slice(0, space), userId: sk.slice(space + 1) };
  }),
);
const word = z.string().check(z.minLength(1), z.maxLength(400));
const positionSchema = z.tuple([word, word, userIdSchema]);

interface Stretch {
  /** The searched word whose items were read. */
  by: string;
  found: Place[];
  /** The position where reading stopped, if it stopped before the end. */
  rest: Place | undefined;
}

/** Continues to read the words that begin with `by`, in order; the table itself compares the other words. */
const readStretch = async (
  table: AppTable,
  { by, others, after, items }: { by: string; others: string[]; after: Place | undefined; items: number },
): Promise<Stretch> => {
  const { Items, LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :partition AND begins_with(sk, :by)',
      FilterExpression: [
        'NOT begins_with(previous, :by)',
        ...others.map((_other, index) => `contains(words, :other${index})`),
      ].join(' AND '),
      ExpressionAttributeValues: {
        ':partition': wordPartition(by),
        ':by': by,
        ...Object.fromEntries(others.map((other, index) => [`:other${index}`, ` ${other}`])),
      },
      ProjectionExpression: 'sk',
      ConsistentRead: true,
      Limit: items,
      ...(after ? { ExclusiveStartKey: wordKey(after.word, after.userId) } : {}),
    }),
  );
  return {
    by,
    found: z.array(placeSchema).parse(Items),
    rest: LastEvaluatedKey && placeSchema.parse(LastEvaluatedKey),
  };
};

/** The word that finds an answer soonest: one that was read to its end, else the one with the most matches. */
const best = (stretches: Stretch[]): Stretch | undefined =>
  stretches.find(({ rest }) => !rest) ?? stretches.toSorted((a, b) => b.found.length - a.found.length)[0];

const startOf = (words: string[], position: unknown): { by: string; after: Place } => {
  const [by, found, userId] = parsePosition(positionSchema, position);
  if (!words.includes(by) || !found.startsWith(by) || /\s/.test(found)) throw new ProblemError('invalidCursor');
  return { by, after: { word: found, userId } };
};

/**
 * Users who have, for each of `words`, a word that begins with it; sorted by the matches of one of them. That one is
 * chosen on the first page by trying the longest ones, because `gmail` alone matches half of all users; the cursor
 * remembers it.
 */
export const searchWords = async (table: AppTable, { words, limit, after }: UserSearchPage): Promise<UserPage> => {
  const items = words.length === 1 ? bounds.itemsForOneWord * itemsToRead(limit) : bounds.itemsForMany;
  const read = (by: string, from: Place | undefined) =>
    readStretch(table, { by, others: words.filter((other) => other !== by), after: from, items });

  const start = after && startOf(words, after);
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, bounds.startingWords);
  let stretch = start
    ? await read(start.by, start.after)
    : best(await Promise.all(longest.map((by) => read(by, undefined))));
  if (!stretch) return { items: [] };
  const found = [...stretch.found];
  for (let queries = 1; found.length <= limit && stretch.rest && queries < bounds.queries; queries += 1) {
    stretch = await read(stretch.by, stretch.rest);
    found.push(...stretch.found);
  }
  const { shown, last } = pageOf(found, limit);
  const next = last ?? stretch.rest;
  return {
    items: await readUsers(
      table,
      shown.map(({ userId }) => userId),
    ),
    next: next && [stretch.by, next.word, next.userId],
  };
};
