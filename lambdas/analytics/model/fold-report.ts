import type { VisitEvent } from '#contracts/analytics/visits.ts';
import type { Counters } from './counters.ts';
import { minuteMs } from './days.ts';
import { foldFinder } from './fold-finder.ts';
import { foldVisit, visitAt } from './fold-visit.ts';
import { countedSearch, isKnown, type Known } from './known-addresses.ts';
import { minutesName, type Slice, stepsAt } from './steps.ts';
import { ofPage, placesOf, slicesOf, tallyBy } from './tally.ts';
import type { VisitMessage } from './visit-message.ts';
import { humanLimits, type VisitorState } from './visitor-state.ts';

/** The state with one more event; for a visitor who makes more than any person does, only that fact. */
const paced = (state: VisitorState, minute: number): VisitorState => {
  const pace = state.pace.minute === minute ? { minute, events: state.pace.events + 1 } : { minute, events: 1 };
  const events = state.events + 1;
  const isRobot = pace.events > humanLimits.minute || events > humanLimits.day;
  return isRobot ? { ...state, isRobot } : { ...state, pace, events };
};

/**
 * Counts a report, and returns what is known of its visitor afterwards. `before` is the visitor's state of the day before,
 * from which a visit goes on over midnight.
 */
export const foldReport = (
  counters: Counters,
  known: Known,
  message: VisitMessage,
  { state: initial, before }: { state: VisitorState; before: VisitorState | undefined },
): VisitorState => {
  const { at, day, timeZone, report } = message;
  const steps = stepsAt(at, day);
  const minute = Math.floor(at / minuteMs);
  const add = tallyBy(counters, timeZone);
  const events = report.events.filter((event) => isKnown(event, known));
  if (message.isRobot) {
    add(['all'], steps, 'bots', events.filter(({ kind }) => kind === 'view').length);
    return initial;
  }
  const slices = slicesOf({ language: report.language, country: message.country });
  let state = initial;
  if (state.version === 0 && state.visit === undefined && before && visitAt(before, at)) {
    state = { ...state, visit: before.visit, here: before.here };
  }

  const once = (mark: string): boolean => {
    if (state.seen.includes(mark)) return false;
    state = { ...state, seen: [...state.seen, mark] };
    return true;
  };
  /** A visitor counts once in each step of a slice. */
  const countVisitor = (of: readonly Slice[]) => {
    for (const place of placesOf(of, steps)) {
      if (once(`${place.name} ${place.slice}`)) counters.add(place, timeZone, 'visitors');
    }
  };
  /** A visitor is counted in the minute in which they were last seen, and in no other. */
  const countHere = () => {
    const { here } = state;
    if (here !== undefined && here >= minute) return;
    const move = (to: number, by: number) => {
      const place = { slice: 'all', step: 'fiveMinutes', name: minutesName(to * minuteMs) } as const;
      counters.add(place, timeZone, `here ${to}`, by);
    };
    if (here !== undefined) move(here, -1);
    move(minute, 1);
    state = { ...state, here: minute };
  };
  const countView = (path: string) => {
    state = { ...state, visit: foldVisit(add, steps, message, { state, path }) };
    countVisitor([ofPage(path)]);
    add([...slices, ofPage(path)], steps, 'views');
    add(slices, steps, `page ${path}`);
    if (path.startsWith('/brand/')) add(slices, steps, `brand ${path.slice('/brand/'.length)}`);
  };
  const countSearch = ({ text, found }: Extract<VisitEvent, { kind: 'search' }>) => {
    add(slices, steps, 'searches');
    if (!found) add(slices, steps, 'emptySearches');
    const counted = countedSearch(text);
    if (counted === undefined) return;
    if (once(`search ${counted}`)) add(slices, steps, `search ${counted}`);
    if (!found && once(`emptySearch ${counted}`)) add(slices, steps, `emptySearch ${counted}`);
  };
  const count = (event: VisitEvent) => {
    if (event.kind === 'view') return countView(event.path);
    if (event.kind === 'search') return countSearch(event);
    if (event.kind === 'shoe') {
      add(slices, steps, 'shoes');
      if (once(`shoe ${event.id}`)) add(slices, steps, `shoe ${event.id}`);
    } else if (event.kind === 'maker') {
      add(slices, steps, 'makerClicks');
      if (once(`maker ${event.id}`)) add(slices, steps, `maker ${event.id}`);
    } else if (event.kind === 'read') {
      add(slices, steps, 'postsRead');
      if (once(`post ${event.path}`)) add(slices, steps, `post ${event.path}`);
    } else {
      foldFinder(add, steps, event);
    }
  };

  for (const event of events) {
    if (state.isRobot) break;
    state = paced(state, minute);
    if (state.isRobot) break;
    countHere();
    countVisitor(slices);
    count(event);
    const { visit } = state;
    if (visit)
      state = { ...state, visit: { ...visit, first: Math.min(visit.first, at), last: Math.max(visit.last, at) } };
  }
  return state;
};
