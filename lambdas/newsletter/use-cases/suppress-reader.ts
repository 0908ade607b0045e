import type {
  findSuppression as findContract,
  releaseReader as releaseContract,
  suppressReader as suppressContract,
} from '#contracts/newsletter/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { ReadersServices } from '../services.ts';
import { readerResource } from '../steps/reader-resource.ts';
import { describeReader } from './list-readers.ts';

/** Keeps the reason that is there: a complaint stays one. */
export const suppressReader =
  ({ readers, audit, clock }: ReadersServices): Route<typeof suppressContract> =>
  async ({ body: { email, reason }, caller, client, language }) => {
    const before = await readers.byEmail(email);
    if (before?.suppressed) return describeReader(before);
    const suppressed = { reason: reason ?? 'byAdministrator', time: nowOf({ clock }) } as const;
    const entry = audit.entry({ caller, client }, { action: 'reader.suppress', resource: readerResource(email) });
    return describeReader(await readers.change({ email, language }, { suppressed }, entry));
  };

/** By our own list, or else by SES's. */
const suppressionOf = async (
  { readers, findInAccount }: Pick<ReadersServices, 'readers' | 'findInAccount'>,
  email: string,
) => (await readers.byEmail(email))?.suppressed ?? (await findInAccount(email));

/** @throws ProblemError `unavailable`. */
export const findSuppression =
  (services: ReadersServices): Route<typeof findContract> =>
  async ({ query: { email } }) => {
    const suppressed = await suppressionOf(services, email);
    return { email, ...(suppressed ? { suppressed } : {}) };
  };

/**
 * The account's list comes first: if it cannot be changed, the address is still shown as suppressed, and can be released again.
 * Of an address that SES alone suppresses nothing is kept but the entry.
 * @throws ProblemError `readerNotFound` for an address that is not suppressed, `unavailable`.
 */
export const releaseReader =
  (services: ReadersServices): Route<typeof releaseContract> =>
  async ({ body: { email }, caller, client }) => {
    const { readers, audit, liftSuppression } = services;
    const reader = await readers.byEmail(email);
    if (!(await suppressionOf(services, email))) throw new ProblemError('readerNotFound');
    await liftSuppression(reader?.email ?? email);
    const event = { action: 'reader.release', resource: readerResource(email) } as const;
    if (reader?.suppressed) {
      const released = { reason: reader.suppressed.reason, time: nowOf(services) };
      await readers.change(reader, { suppressed: undefined, released }, audit.entry({ caller, client }, event));
    } else await audit.record({ caller, client }, event);
    return { email: reader?.email ?? email };
  };
