import { createHash } from 'node:crypto';
import type { Counted } from './counters.ts';
import type { VisitorState } from './visitor-state.ts';

/** A visitor of a day: the hash that stands for them. */
export interface VisitorId {
  day: string;
  visitor: string;
}
export interface ReportId {
  id: string;
  at: number;
}
/** What is known of the visitors and reports of a batch. */
export interface FoldState {
  stateOf(visitor: VisitorId): VisitorState | undefined;
  isCounted(report: ReportId): boolean;
}
/** What one transaction writes: all of it or nothing. */
export interface Fold {
  reports: readonly ReportId[];
  counters: readonly Counted[];
  visitors: readonly (VisitorId & { before: number; state: VisitorState })[];
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
export const fits = ({ reports, counters, visitors }: Fold): boolean => {
  const groups = groupedReports(reports);
  return (
    groups.length + counters.length + visitors.length <= limits.items &&
    counters.every(({ counts }) => counts.size <= limits.additions) &&
    groups.every(({ length }) => length <= limits.reportsOfItem)
  );
};
