import type { Counted } from '../model/counters.ts';
import type { ChangedState, ReportId, StateKind } from '../model/fold.ts';
import { reportsKey, stateKey } from './keys.ts';

const day = 24 * 60 * 60;
/**
 * In seconds. A message lives for 14 days, and for 14 more among the dead letters, so that it can come again as late. Days
 * are kept for ever.
 */
const kept = { reports: 30 * day, state: 2 * day, fiveMinutes: day, hour: 30 * day } as const;

const expiry = (now: number, seconds: number) => Math.floor(now / 1000) + seconds;

/** Remembers that these reports of one item are counted, unless any of them is. */
export const reportsWrite = (reports: readonly ReportId[], now: number) => {
  const [first] = reports;
  if (!first) throw new Error('no reports');
  const names = reports.map(({ id }, index) => [`:${index}`, id] as const);
  return {
    Key: reportsKey(first),
    UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD #ids :ids',
    ConditionExpression: names.map(([name]) => `NOT contains(#ids, ${name})`).join(' AND '),
    ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#ids': 'ids' },
    ExpressionAttributeValues: {
      ...Object.fromEntries(names),
      ':type': 'VisitReports',
      ':ttl': expiry(now, kept.reports),
      ':ids': new Set(reports.map(({ id }) => id)),
    },
  };
};

const stateTypes: Record<StateKind, string> = { visitor: 'Visitor', address: 'VisitAddress', name: 'VisitName' };

/** On condition that nothing has changed since it was read. */
export const stateWrite = ({ key, before, state }: ChangedState, now: number) => ({
  Item: {
    ...{ ...stateKey(key), type: stateTypes[key.kind] },
    ...{ state: { ...state, version: before + 1 }, ttl: expiry(now, kept.state) },
  },
  ...(before === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#state.#version = :before',
        ExpressionAttributeNames: { '#state': 'state', '#version': 'version' },
        ExpressionAttributeValues: { ':before': before },
      }),
});

/** Each counter is an attribute of its own. The zone is that of the day's beginning. */
export const counterWrite = ({ place: { step }, timeZone, counts, gone = [] }: Counted, now: number) => {
  const additions = [...counts].map(([name, by], index) => [`#${index}`, name, `:${index}`, by] as const);
  const removals = gone.map((name, index) => [`#g${index}`, name] as const);
  const remove = removals.length > 0 ? ` REMOVE ${removals.map(([alias]) => alias).join(', ')}` : '';
  const keptSeconds = step === 'day' ? undefined : kept[step];
  const sets = ['#type = :type', '#zone = if_not_exists(#zone, :zone)', ...(keptSeconds ? ['#ttl = :ttl'] : [])];
  return {
    UpdateExpression: `SET ${sets.join(', ')} ADD ${additions.map(([name, , value]) => `${name} ${value}`).join(', ')}${remove}`,
    ExpressionAttributeNames: {
      '#type': 'type',
      '#zone': 'timeZone',
      ...(keptSeconds ? { '#ttl': 'ttl' } : {}),
      ...Object.fromEntries(additions.map(([alias, name]) => [alias, name])),
      ...Object.fromEntries(removals),
    },
    ExpressionAttributeValues: {
      ':type': 'VisitCounters',
      ':zone': timeZone,
      ...(keptSeconds ? { ':ttl': expiry(now, keptSeconds) } : {}),
      ...Object.fromEntries(additions.map(([, , alias, by]) => [alias, by])),
    },
  };
};
