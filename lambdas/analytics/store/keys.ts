import type { AnalyticsStep } from '#contracts/analytics/figures.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { type ReportId, reportGroup, type StateKey, type StateKind } from '../model/fold.ts';
import type { Place, Slice } from '../model/steps.ts';

const stepKeys: Record<AnalyticsStep, string> = { fiveMinutes: 'MINUTES#', hour: 'HOUR#', day: 'DAY#' };

export const placeKey = ({ slice, step, name }: Place) => ({
  pk: `${partitions.visits}${slice}`,
  sk: `${stepKeys[step]}${name}`,
});

/** The key condition for these steps of a slice and all between them. */
export const placesBetween = (slice: Slice, step: AnalyticsStep, first: string, last: string) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: {
    ':pk': `${partitions.visits}${slice}`,
    ':first': `${stepKeys[step]}${first}`,
    ':last': `${stepKeys[step]}${last}`,
  },
});
export const stepNameOf = (sk: string): string => sk.slice(sk.indexOf('#') + 1);

export const saltKey = (day: string) => ({ pk: `${partitions.visitSalt}${day}`, sk: 'SALT' });

const stateNames: Record<StateKind, string> = { visitor: 'VISITOR', address: 'ADDRESS', name: 'NAME' };
/** The key of a day's state of a visitor, an address or a name. */
export const stateKey = ({ kind, day, id }: StateKey) => ({
  pk: `${partitions.visitor}${day}#${id}`,
  sk: stateNames[kind],
});

/** Which reports are counted. */
export const reportsKey = (report: ReportId) => {
  const { time, part } = reportGroup(report);
  return { pk: `${partitions.visitReports}${time}`, sk: part };
};
