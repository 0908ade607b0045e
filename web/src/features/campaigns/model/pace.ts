import type { getCampaignReport } from '#contracts/campaigns/report.ts';
import type { Output } from '#contracts/http/endpoint.ts';

type Report = Pick<Output<typeof getCampaignReport>, 'total' | 'counts' | 'time' | 'pace'>;

/** How many mails had a result at a time of the server. */
export interface Mark {
  time: number;
  handled: number;
}

/** The pace is that of the last two minutes. */
const longestMs = 120_000;
/** Mails go out a second's part at a time: within less, a pace would be that of a few calls. */
const shortestMs = 30_000;

/** The marks with that of another report; none while nothing goes out. */
export const withMark = (marks: readonly Mark[], { time, total, counts, pace }: Report): readonly Mark[] => {
  if (!pace) return [];
  const mark = { time: Date.parse(time), handled: total - counts.pending };
  return [...marks.filter((each) => each.time < mark.time && each.time >= mark.time - longestMs), mark];
};

/** Mails a minute and the seconds left: as measured, and as planned until enough was seen. */
export const paceNow = (marks: readonly Mark[], { pace }: Report) => {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!pace || !first || !last || last.time - first.time < shortestMs || last.handled <= first.handled) return pace;
  const perMinute = ((last.handled - first.handled) / (last.time - first.time)) * 60_000;
  return { perMinute, secondsLeft: (pace.secondsLeft * pace.perMinute) / perMinute };
};
