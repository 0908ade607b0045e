import * as z from 'zod/mini';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogReader, ShownPost } from '../model/blog-reader.ts';
import { type CardRecord, cardRecordSchema } from '../model/post.ts';
import { postKey } from './keys.ts';

const itemSchema = z.object({ data: cardRecordSchema });

/** Keeps only what the card shows in these languages, because a post's record holds five. */
const readCards = async (table: AppTable, posts: readonly ShownPost[]): Promise<CardRecord[]> => {
  const languages = [...new Set(posts.map(({ language }) => language))];
  const items = await readItems(
    table,
    posts.map(({ id }) => postKey(id)),
    {
      ProjectionExpression: [
        '#data.id, #data.details',
        ...languages.map((language) => `#data.#languages.#${language}.#live.#card`),
      ].join(', '),
      ExpressionAttributeNames: {
        ...{ '#data': 'data', '#languages': 'languages', '#live': 'live', '#card': 'card' },
        ...Object.fromEntries(languages.map((language) => [`#${language}`, language])),
      },
    },
  );
  return items.map((item) => itemSchema.parse(item).data);
};

/** About 1 KB each. */
const limit = 5_000;
const nameOf = ({ id, language }: ShownPost) => `${language} ${id}`;

/** Cards in the function's memory. They are valid as long as the version is the same. */
export const cardsCache = (table: AppTable, readVersion: () => Promise<string>): BlogReader['cards'] => {
  let held = { version: '', cards: new Map<string, CardRecord>() };

  return async (posts) => {
    const version = await readVersion();
    if (held.version !== version || held.cards.size > limit) held = { version, cards: new Map() };
    const { cards } = held;
    const unread = posts.filter((post) => !cards.has(nameOf(post)));
    if (unread.length > 0) {
      const read = new Map((await readCards(table, unread)).map((card) => [card.id, card]));
      for (const post of unread) {
        const card = read.get(post.id);
        if (card) cards.set(nameOf(post), card);
      }
    }
    return posts.flatMap((post) => cards.get(nameOf(post)) ?? []);
  };
};
