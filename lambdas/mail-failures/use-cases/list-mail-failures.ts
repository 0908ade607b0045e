import * as z from 'zod/mini';
import type { Input, Output } from '#contracts/http/endpoint.ts';
import { pageSizes } from '#contracts/http/paging.ts';
import type * as contracts from '#contracts/mail-failures/endpoints.ts';
import { mailFailureDays } from '#contracts/mail-failures/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import type { MailFailuresServices } from '../services.ts';
import type { HourCount } from '../store/mail-failures-store.ts';

const day = 24 * 60 * 60 * 1000;
const sum = (hours: HourCount[]): number => hours.reduce((total, { count }) => total + count, 0);

const positionSchema = z.tuple([
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  z.int().check(z.gte(0)),
]);

export const findMailFailures = async (
  { mailFailures, clock }: MailFailuresServices,
  { limit, cursor }: Input<typeof contracts.listMailFailures, 'query'>,
): Promise<Output<typeof contracts.listMailFailures>> => {
  const page = {
    limit: Number(limit ?? pageSizes[0]),
    after: cursor === undefined ? undefined : decodeCursor(cursor, positionSchema),
  };
  const [{ items, next }, hours] = await Promise.all([mailFailures.list(page), mailFailures.hours()]);
  // Expired items stay in the table for up to two days.
  const within = (days: number) => hours.filter(({ time }) => Date.parse(time) > clock() - days * day);
  return {
    items,
    counts: { day: sum(within(1)), month: sum(within(mailFailureDays)) },
    ...(next ? { nextCursor: encodeCursor(next) } : {}),
  };
};

export const listMailFailures =
  (services: MailFailuresServices): Route<typeof contracts.listMailFailures> =>
  ({ query }) =>
    findMailFailures(services, query);
