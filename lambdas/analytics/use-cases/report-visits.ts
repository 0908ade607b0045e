import { createHash } from 'node:crypto';
import type { reportVisits as contract } from '#contracts/analytics/visits.ts';
import type { Call } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject, type Client } from '#lambdas/platform/http/request.ts';
import { browserOf, deviceOf, isRobot } from '../model/classify-visitor.ts';
import { beginningOf, dayIn, daysAfter, minuteMs } from '../model/days.ts';
import { mostReports } from '../model/most-reports.ts';
import type { VisitMessage } from '../model/visit-message.ts';
import { visitGapMs } from '../model/visitor-state.ts';
import type { ReportingServices } from '../services.ts';

/** How many visitors' and addresses' reports are counted in a minute: then all begin anew. */
const watched = 10_000;

/** Whether a visitor or an address sends too much. The count is this instance's own: what comes through is counted again when it is folded. */
const pacing = () => {
  let [minute, counts] = [0, new Map<string, number>()];
  return (kind: keyof typeof mostReports, id: string, now: number) => {
    const present = Math.floor(now / minuteMs);
    if (present !== minute || counts.size >= watched) [minute, counts] = [present, new Map()];
    const key = `${kind} ${id}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > mostReports[kind];
  };
};

/** The address cannot be found again: the secret is random, and gone after two days. */
const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
/** Who a visitor is for a day. */
const visitorOf = (salt: string, { ip, userAgent }: Client): string => hashOf(salt, addressSubject(ip), userAgent);

/**
 * Takes what a page reports, and passes it on with the server's time and a hash of the visitor instead of their
 * address.
 */
export const reportVisits = ({ salts, readSettings, send, clock, newId }: ReportingServices) => {
  const isFlood = pacing();
  return async ({ body: report, client }: Call<typeof contract>): Promise<undefined> => {
    const at = clock();
    const { siteZone: timeZone } = await readSettings('general');
    const day = dayIn(timeZone)(at);
    const salt = await salts.ofDay(day);
    const [visitor, address] = [visitorOf(salt, client), hashOf(salt, addressSubject(client.ip))];
    // Dropped without a refusal, which the browser of a reader among many behind one address would report as an error.
    if (isFlood('address', address, at) || isFlood('visitor', visitor, at)) return;
    const dayBefore = daysAfter(day, -1);
    const isEarly = at < beginningOf(day, timeZone) + visitGapMs;
    const saltBefore = isEarly ? await salts.ifAny(dayBefore) : undefined;
    const message: VisitMessage = {
      ...{ id: newId(), at, day, timeZone, visitor, address, report },
      ...(saltBefore === undefined ? {} : { yesterday: { day: dayBefore, visitor: visitorOf(saltBefore, client) } }),
      country: /^[A-Z]{2}$/.test(client.country ?? '') ? (client.country ?? '') : '',
      device: deviceOf(client.userAgent),
      browser: browserOf(client.userAgent),
      isRobot: isRobot(client.userAgent),
    };
    await send(JSON.stringify(message));
  };
};
