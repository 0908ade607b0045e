import type { CampaignCounts, RecipientFilter, RecipientState } from '#contracts/campaigns/report.ts';
import { type Chunk, leftOf } from './chunk.ts';

/**
 * The events that SES may report about a mail. Each kind is a set of positions in the chunk: sets only grow, so that
 * neither order nor repetition of the reports makes a difference, and what counts is decided when they are read.
 */
export const reported = [
  'accepted',
  'delivered',
  'bounced',
  'complained',
  'suppressed',
  'rendering',
  'rejected',
  'opened',
  'openedByMachine',
  'clicked',
] as const;
/** The events that the site knows of itself. It is no proof of anything: a reader can write the mark of another mail into a link. */
export const reportedByReaders = ['unsubscribed'] as const;
export type Reported = (typeof reported)[number] | (typeof reportedByReaders)[number];

/** By kind, who; and by the mark of a link, who followed it. */
export interface Outcomes {
  reported: Partial<Record<Reported, ReadonlySet<number>>>;
  links: Readonly<Record<string, ReadonlySet<number>>>;
}
export const noOutcomes: Outcomes = { reported: {}, links: {} };

const has = ({ reported }: Outcomes, kind: Reported, position: number): boolean =>
  reported[kind]?.has(position) ?? false;

/** Whether anything was reported about the mail: then SES has taken it. */
export const wasReported = (outcomes: Outcomes, position: number): boolean =>
  reported.some((kind) => has(outcomes, kind, position));

interface Standing {
  state: RecipientState;
  reason?: string | undefined;
  outcome?: 'delivered' | 'bounced' | 'complained' | undefined;
}

/**
 * How long after a call its events may still come. An event that the feedback function fails at comes again ten times,
 * after three minutes each, and may be overtaken by later events meanwhile: a call must not seem unheard of for that.
 */
export const eventMilliseconds = 45 * 60_000;

/** When a ledger is looked at. In a cancelled campaign, recipients for whom no call is under way no longer wait. */
export interface Look {
  now: number;
  isCancelled?: boolean | undefined;
}

const resultOf = (chunk: Chunk, position: number, { now, isCancelled }: Look): Standing => {
  const [failed, skipped] = [chunk.failed?.[position], chunk.skipped?.[position]];
  if (failed !== undefined) return { state: 'failed', reason: failed };
  if (skipped !== undefined) return { state: 'skipped', reason: skipped };
  if (chunk.unknown?.includes(position)) return { state: 'unknown' };
  if (chunk.state === 'done' || !leftOf(chunk).includes(position)) return { state: 'sent' };
  if (isCancelled && chunk.state === 'pending') return { state: 'notSent' };
  const isLate = chunk.state === 'calling' && now > Date.parse(chunk.leaseUntil ?? '') + eventMilliseconds;
  return { state: isLate ? 'unknown' : 'pending' };
};

/** By rank: who complains has got the mail, and a mail that bounces later was not delivered after all. */
const outcomeOf = (outcomes: Outcomes, position: number): Standing['outcome'] => {
  if (has(outcomes, 'complained', position)) return 'complained';
  if (has(outcomes, 'bounced', position)) return 'bounced';
  const isDelivered = (['delivered', 'opened', 'clicked'] as const).some((kind) => has(outcomes, kind, position));
  return isDelivered ? 'delivered' : undefined;
};

/** The standing of one recipient: events reported by SES take precedence over its reply. */
export const standingOf = (chunk: Chunk, outcomes: Outcomes, position: number, look: Look): Standing => {
  const result = resultOf(chunk, position, look);
  if (result.state === 'failed' || result.state === 'skipped' || !wasReported(outcomes, position)) return result;
  if (has(outcomes, 'rendering', position)) return { state: 'failed', reason: 'rendering' };
  if (has(outcomes, 'rejected', position)) return { state: 'failed', reason: 'rejected' };
  if (has(outcomes, 'suppressed', position)) return { state: 'suppressed' };
  return { state: 'sent', outcome: outcomeOf(outcomes, position) };
};

/** Whether a recipient is among those of a filter: the same ones that count under its name. */
export const isPicked = (
  filter: RecipientFilter,
  chunk: Chunk,
  outcomes: Outcomes,
  position: number,
  look: Look,
): boolean => {
  const { state, outcome } = standingOf(chunk, outcomes, position, look);
  if (filter === 'bounced' || filter === 'complained') return state === 'sent' && outcome === filter;
  if (filter === 'opened' || filter === 'clicked' || filter === 'unsubscribed')
    return state === 'sent' && has(outcomes, filter, position);
  return state === filter;
};

export const noCounts: CampaignCounts = {
  ...{ pending: 0, notSent: 0, sent: 0, failed: 0, skipped: 0, suppressed: 0, unknown: 0 },
  ...{ delivered: 0, bounced: 0, complained: 0, opened: 0, openedByMachine: 0, clicked: 0, unsubscribed: 0 },
};

export const addCounts = (one: CampaignCounts, other: CampaignCounts): CampaignCounts =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + other[name as keyof CampaignCounts]]),
  ) as unknown as CampaignCounts;

/** The recipients of a chunk, each counted once by state. */
export const countsOf = (chunk: Chunk, outcomes: Outcomes, look: Look): CampaignCounts => {
  const counts = { ...noCounts };
  for (let position = 0; position < chunk.size; position += 1) {
    const { state, outcome } = standingOf(chunk, outcomes, position, look);
    counts[state] += 1;
    if (state !== 'sent') continue;
    if (outcome === 'delivered' || outcome === 'complained') counts.delivered += 1;
    if (outcome === 'bounced' || outcome === 'complained') counts[outcome] += 1;
    if (has(outcomes, 'opened', position)) counts.opened += 1;
    else if (has(outcomes, 'openedByMachine', position)) counts.openedByMachine += 1;
    if (has(outcomes, 'clicked', position)) counts.clicked += 1;
    if (has(outcomes, 'unsubscribed', position)) counts.unsubscribed += 1;
  }
  return counts;
};
