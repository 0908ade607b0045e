import * as z from 'zod/mini';
import { approximateBytes } from '#lambdas/platform/cache/approximate-bytes.ts';
import { bindLifetime, cacheMeter, type HeldCache } from '#lambdas/platform/cache/meters.ts';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogReads, ShownPost } from '../model/blog-reads.ts';
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
export const cardsCache = (table: AppTable, readVersion: () => Promise<string>): BlogReads['cards'] => {
  const meter = cacheMeter('postCards');
  const empty = (version: string) => ({ version, cards: new Map<string, CardRecord>(), bytes: 0 });
  let held = empty('');
  const watched: HeldCache = {
    held: () => ({ entries: held.cards.size, bytes: held.bytes }),
    clear() {
      held = empty('');
    },
  };
  meter.watch(watched);

  const cards: BlogReads['cards'] = async (posts) => {
    const version = await readVersion();
    if (held.version === version && held.cards.size > limit) meter.evicted(held.cards.size);
    if (held.version !== version || held.cards.size > limit) held = empty(version);
    const used = held;
    const unread = posts.filter((post) => !used.cards.has(nameOf(post)));
    for (const post of posts) used.cards.has(nameOf(post)) ? meter.hit() : meter.miss();
    if (unread.length > 0) {
      const began = performance.now();
      const read = new Map((await readCards(table, unread)).map((card) => [card.id, card]));
      for (const post of unread) {
        const card = read.get(post.id);
        if (!card) continue;
        used.cards.set(nameOf(post), card);
        used.bytes += approximateBytes(card);
      }
      meter.took(performance.now() - began);
    }
    return posts.flatMap((post) => used.cards.get(nameOf(post)) ?? []);
  };
  return bindLifetime(cards, watched);
};
