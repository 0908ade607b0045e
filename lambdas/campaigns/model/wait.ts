import type { CampaignWait } from '#contracts/campaigns/overview.ts';
import type { CampaignRecord } from './campaign-record.ts';
import { type DispatchState, never } from './dispatch-state.ts';
import { eventMilliseconds } from './outcomes.ts';
import { longestWait } from './settle.ts';
import type { Unfinished } from './unfinished.ts';

interface Known {
  state: DispatchState | undefined;
  /** As it was last counted. */
  unfinished: Unfinished | undefined;
  now: number;
}

const isWithin = (time: string | undefined, now: number): time is string => Date.parse(time ?? '') > now;

/** Where all others have their result: mails that are tried again, and then those whose outcome is unknown. */
const waitForRest = ({ due, retry, uncertain }: Unfinished, now: number): CampaignWait | undefined => {
  if (due > 0) return undefined;
  if (retry && isWithin(retry.at, now)) return { reason: 'retry', until: retry.at, count: retry.count };
  if (!uncertain) return undefined;
  const after = (milliseconds: number) => new Date(Date.parse(uncertain.ended) + milliseconds).toISOString();
  const [looked, settled] = [after(eventMilliseconds), after(longestWait)];
  const { count } = uncertain;
  return isWithin(looked, now)
    ? { reason: 'uncertain', until: looked, count }
    : { reason: 'uncertainLong', until: settled, count };
};

/** Why nothing of a campaign is handed over now although it is being sent, and until when; undefined where something is. */
export const waitOf = (
  { status, resumed }: Pick<CampaignRecord, 'status' | 'resumed'>,
  { state, unfinished, now }: Known,
): CampaignWait | undefined => {
  // Right after an administrator made it go on, the state is that of before.
  if (status !== 'sending' || !state?.isFrozen || resumed !== state.resumed) return undefined;
  const { waitUntil, gap } = state;
  if (isWithin(waitUntil, now)) return { reason: 'quota', until: waitUntil };
  if (gap && isWithin(gap.until, now) && !isWithin(gap.from, now))
    return { reason: gap.from === never ? 'begins' : 'turn', until: gap.until };
  return unfinished && waitForRest(unfinished, now);
};
