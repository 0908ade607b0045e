import { type DispatchState, never } from './dispatch-state.ts';
import { turnMilliseconds } from './pacing.ts';

/**
 * How fast a campaign goes out, and how long the mails that are due still take: at the rate at which they are spread, and with
 * a break as long as the last one between its turns. Undefined where nothing is due, or no turn was taken yet.
 */
export const paceOf = (
  { rate, gap, paced }: Pick<DispatchState, 'rate' | 'gap' | 'paced'>,
  due: number,
  now: number,
): { perMinute: number; secondsLeft: number } | undefined => {
  if (rate === undefined || !gap || due === 0) return undefined;
  const [from, until] = [Date.parse(gap.from), Date.parse(gap.until)];
  const pause = gap.from === never ? 0 : until - from;
  // The next turn is queued while this one goes on.
  const turnEnds = until > now ? from : Date.parse(paced);
  const own = (due / rate) * 1000;
  const beyond = Math.max(0, own - Math.max(0, turnEnds - now));
  const pauses = Math.ceil(beyond / turnMilliseconds) * pause;
  return { perMinute: rate * 60, secondsLeft: (own + pauses) / 1000 };
};
