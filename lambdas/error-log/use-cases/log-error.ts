import type * as contracts from '#contracts/error-log.ts';
import { newErrorId } from '#contracts/error-log.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { groupIdOf, messageOf, occurrenceOf } from '../model/describe-report.ts';
import type { ReportServices } from '../services.ts';

/** Keeps a report without what may be secret in it, and says so in the function's log under the same number. */
export const logError =
  ({ errors, clock, log, random }: ReportServices): Route<typeof contracts.logError> =>
  async ({ body, client }) => {
    await errors.consume(addressSubject(client.ip));
    const occurrence = occurrenceOf(body, { id: body.id ?? newErrorId(random), time: nowOf({ clock }) });
    const noted = { groupId: groupIdOf(body), message: messageOf(body), occurrence };
    await errors.note(noted);
    const { id, path, browser } = occurrence;
    log.error('error in a browser', { errorId: id, group: noted.groupId, said: noted.message, path, browser });
    return undefined;
  };
