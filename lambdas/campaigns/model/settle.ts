import { type Chunk, leftOf, noResults, type Results } from './chunk.ts';
import { eventMilliseconds, type Outcomes, wasReported } from './outcomes.ts';

/** A mail to SES's simulator: its event shows that events of that time arrive. */
interface Probe {
  sent: number;
  told?: number | undefined;
}

/** After this long, events of a call are not awaited any more, regardless of the probes. */
export const longestWait = 24 * 60 * 60_000;
/** A probe of which nothing was heard for so long is followed by another. */
const probeMilliseconds = 60 * 60_000;

/** The next step for a call whose worker died. */
export type Settlement =
  | { act: 'finish'; results: Results }
  /** It never reached SES. */
  | { act: 'again' }
  | { act: 'probe' }
  | { act: 'wait' };

/**
 * The state of a call without a reply, according to its events. It is made again only where a probe that was sent later
 * was heard of, and the call was not.
 */
export const settle = (
  chunk: Pick<Chunk, 'left' | 'size' | 'leaseUntil'>,
  outcomes: Outcomes,
  probe: Probe | undefined,
  now: number,
): Settlement => {
  const ended = Date.parse(chunk.leaseUntil ?? '');
  const left = leftOf(chunk);
  const known = left.filter((position) => wasReported(outcomes, position));
  const sent = new Map(known.map((position) => [position, undefined]));
  if (known.length === left.length) return { act: 'finish', results: { ...noResults, sent } };
  const unknown = left.filter((position) => !sent.has(position));
  const isHeard = now >= ended + eventMilliseconds;
  if (known.length > 0 || now >= ended + longestWait) {
    return isHeard ? { act: 'finish', results: { ...noResults, sent, unknown } } : { act: 'wait' };
  }
  if (!probe || probe.sent < ended) return { act: 'probe' };
  if (probe.told !== undefined) return isHeard ? { act: 'again' } : { act: 'wait' };
  return now >= probe.sent + probeMilliseconds ? { act: 'probe' } : { act: 'wait' };
};
