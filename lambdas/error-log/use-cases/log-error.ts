import type * as contracts from '#contracts/error-log/endpoints.ts';
import { newErrorId } from '#contracts/error-log/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject, networkSubject } from '#lambdas/platform/http/request.ts';
import { groupIdOf, occurrenceOf } from '../model/describe-report.ts';
import type { ReportServices } from '../services.ts';

/** Keeps a report without what may be secret in it, and says so in the function's log under the same number. */
export const logError =
  ({ errors, clock, log, random, pseudonymOf }: ReportServices): Route<typeof contracts.logError> =>
  async ({ body, client }) => {
    const sender = pseudonymOf(addressSubject(client.ip));
    await errors.consume(sender);
    const occurrence = occurrenceOf(body, { id: body.id ?? newErrorId(random), time: nowOf({ clock }) });
    const groupId = groupIdOf(body);
    const { id, message, path, browser } = occurrence;
    // First, so that the number is found somewhere even if the table cannot be written.
    log.error('error in a browser', { errorId: id, group: groupId, said: message, path, browser });
    await errors.note({ groupId, network: pseudonymOf(networkSubject(client.ip)), sender, occurrence });
    return undefined;
  };
