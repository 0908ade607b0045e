import type { getReaderHistory as contract } from '#contracts/newsletter/readers.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { readerEvents } from '../model/reader-events.ts';
import type { ReadersServices } from '../services.ts';
import { accountOf } from '../steps/account-of.ts';
import { preferencesOf } from './mail-preferences.ts';

/** @throws ProblemError `notFound` */
export const getReaderHistory =
  (services: ReadersServices): Route<typeof contract> =>
  async ({ query: { email } }) => {
    const reader = requireFound(await services.readers.byEmail(email), 'notFound');
    const user = await accountOf(services, reader.email);
    return {
      email: reader.email,
      ...(user ? { userId: user.id } : {}),
      ...preferencesOf(services, { reader, user }),
      events: readerEvents({ reader, user }),
    };
  };
