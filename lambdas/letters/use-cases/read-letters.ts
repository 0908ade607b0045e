import * as z from 'zod/mini';
import type * as contracts from '#contracts/letters/endpoints.ts';
import { letterAddressSchema, lettersPerPage } from '#contracts/letters/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import type { LettersStore } from '../store/letters-store.ts';

const placeSchema = z.tuple([z.iso.datetime(), letterAddressSchema]);

/** @throws ProblemError `invalidCursor` */
export const listLetters =
  (letters: Pick<LettersStore, 'published'>): Route<typeof contracts.listLetters> =>
  async ({ query: { lang, cursor } }) => {
    const place = cursor === undefined ? undefined : decodeCursor(cursor, placeSchema);
    const { items, next } = await letters.published(lang, {
      limit: lettersPerPage,
      after: place && { sentAt: place[0], address: place[1] },
    });
    return { items, ...(next ? { nextCursor: encodeCursor([next.sentAt, next.address]) } : {}) };
  };

/** @throws ProblemError `letterNotFound` */
export const getLetter =
  (letters: Pick<LettersStore, 'byAddress'>): Route<typeof contracts.getLetter> =>
  async ({ pathParameters: { address } }) =>
    requireFound(await letters.byAddress(address), 'letterNotFound');
