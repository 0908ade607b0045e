import { createHash } from 'node:crypto';
import type { AddressState } from './address-state.ts';
import type { Counted } from './counters.ts';
import type { NameState } from './names.ts';
import type { VisitorState } from './visitor-state.ts';

/** The state of a day, so that nothing is counted twice, or for a crowd that is none. */
export interface States {
  visitor: VisitorState;
  address: AddressState;
  name: NameState;
}
export type StateKind = keyof States;
/** `id` is the hash that stands for the visitor, the address or the name. */
export interface StateKey<Kind extends StateKind = StateKind> {
  kind: Kind;
  day: string;
  id: string;
}
export interface ChangedState {
  key: StateKey;
  /** The version that it had. */
  before: number;
  state: States[StateKind];
}
export interface ReportId {
  id: string;
  at: number;
}
/** The state that a batch is counted against. */
export interface FoldState {
  stateOf<Kind extends StateKind>(key: StateKey<Kind>): States[Kind] | undefined;
  isCounted(report: ReportId): boolean;
}
/** The writes of one transaction: all of it or nothing. */
export interface Fold {
  reports: readonly ReportId[];
  counters: readonly Counted[];
  states: readonly ChangedState[];
}

/** The limit of a transaction, and of the additions to one item: an expression has 4 KB and 300 operators. */
const limits = { items: 100, additions: 200, reportsOfItem: 100 } as const;

const groupMs = 10_000;
/**
 * Where it is noted that a report is counted: with others of the same ten seconds, spread over sixteen items by their id, so that none of
 * them grows beyond what DynamoDB takes, and readers at work at once rarely meet.
 */
export const reportGroup = ({ at, id }: ReportId) => ({
  time: Math.floor(at / groupMs),
  part: createHash('sha256').update(id).digest('hex').charAt(0),
});

export const groupedReports = (reports: readonly ReportId[]): ReportId[][] => [
  ...Map.groupBy(reports, (report) => Object.values(reportGroup(report)).join(' ')).values(),
];

/** Whether a fold goes into one transaction. */
export const fits = ({ reports, counters, states }: Fold): boolean => {
  const groups = groupedReports(reports);
  return (
    groups.length + counters.length + states.length <= limits.items &&
    counters.every(({ counts }) => counts.size <= limits.additions) &&
    groups.every(({ length }) => length <= limits.reportsOfItem)
  );
};

/** The states of a batch, with its changes over what is stored. */
export const newStates = ({ stateOf }: Pick<FoldState, 'stateOf'>) => {
  const changed = new Map<string, ChangedState>();
  const idOf = ({ kind, day, id }: StateKey) => `${kind} ${day} ${id}`;
  return {
    get: <Kind extends StateKind>(key: StateKey<Kind>): States[Kind] | undefined =>
      (changed.get(idOf(key))?.state as States[Kind] | undefined) ?? stateOf(key),
    set<Kind extends StateKind>(key: StateKey<Kind>, state: States[Kind]): void {
      changed.set(idOf(key), { key, before: stateOf(key)?.version ?? 0, state });
    },
    all: (): ChangedState[] => [...changed.values()],
  };
};
