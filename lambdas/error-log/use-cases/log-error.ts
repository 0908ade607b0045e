import type * as contracts from '#contracts/error-log.ts';
import { newErrorId } from '#contracts/error-log.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { groupIdOf, messageOf, occurrenceOf } from '../model/describe-report.ts';
import type { ReportServices } from '../services.ts';

/** Keeps a report without what may be secret in it, and says so in the function's log under the same number. */
export const logError =
  ({ errors, clock, log, random, pseudonymOf }: ReportServices): Route<typeof contracts.logError> =>
  async ({ body, client }) => {
    const sender = pseudonymOf(addressSubject(client.ip));
    await errors.consume(sender);
    const occurrence = occurrenceOf(body, { id: body.id ?? newErrorId(random), time: nowOf({ clock }) });
    const [groupId, message] = [groupIdOf(body), messageOf(body)];
    const { id, path, browser } = occurrence;
    // First, so that the number is found somewhere even if the table cannot be written.
    log.error('error in a browser', { errorId: id, group: groupId, said: message, path, browser });
    await errors.note({ groupId, message, sender, occurrence });
    return undefined;
  };
