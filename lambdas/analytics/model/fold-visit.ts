import type { Slice, Steps } from './steps.ts';
import { ofPage, slicesOf, type Tally } from './tally.ts';
import type { VisitMessage } from './visit-message.ts';
import { type Visit, type VisitorState, visitGapMs } from './visitor-state.ts';

/** The visit that goes on at a moment, if any. Messages of a queue may come in another order than they were sent. */
export const visitAt = ({ visit }: VisitorState, at: number): Visit | undefined =>
  visit && at > visit.first - visitGapMs && at < visit.last + visitGapMs ? visit : undefined;

const describeVisit = (add: Tally, slices: readonly Slice[], steps: Steps, message: VisitMessage): void => {
  const { report, country, device, browser } = message;
  add(slices, steps, `referrer ${report.referrer ?? ''}`);
  add(slices, steps, `language ${report.language}`);
  add(slices, steps, `country ${country}`);
  add(slices, steps, `device ${device}`);
  add(slices, steps, `browser ${browser}`);
};

const beginVisit = (add: Tally, steps: Steps, message: VisitMessage, path: string): Visit => {
  const { at, country } = message;
  const { language } = message.report;
  const slices = slicesOf({ language, country });
  add(slices, steps, 'visits');
  describeVisit(add, slices, steps, message);
  add([...slices, ofPage(path)], steps, `entry ${path}`);
  add([...slices, ofPage(path)], steps, `exit ${path}`);
  return { began: steps, first: at, last: at, language, country, exit: path, pages: [] };
};

/** A later page is where the visit ends, as far as is known. It is counted where the visit began. */
const moveExit = (add: Tally, visit: Visit, at: number, path: string): Visit => {
  if (visit.exit === path || at < visit.last) return visit;
  const slices = slicesOf(visit);
  add([...slices, ofPage(visit.exit)], visit.began, `exit ${visit.exit}`, -1);
  add([...slices, ofPage(path)], visit.began, `exit ${path}`);
  return { ...visit, exit: path };
};

/** The visit of which a page is part: the one that goes on, or a new one. */
export const foldVisit = (
  add: Tally,
  steps: Steps,
  message: VisitMessage,
  { state, path }: { state: VisitorState; path: string },
): Visit => {
  const { at } = message;
  const current = visitAt(state, at);
  const visit = current ? moveExit(add, current, at, path) : beginVisit(add, steps, message, path);
  if (visit.pages.includes(path)) return visit;
  add([ofPage(path)], steps, 'visits');
  describeVisit(add, [ofPage(path)], steps, message);
  return { ...visit, pages: [...visit.pages, path] };
};
