import { expect, it } from 'vitest';
import { type Mark, paceNow, withMark } from '#web/features/campaigns/model/pace.ts';

const planned = { perMinute: 600, secondsLeft: 100 };
const report = (seconds: number, pending: number, pace?: typeof planned) => ({
  ...{ total: 1_000, counts: { pending } as never, time: new Date(seconds * 1_000).toISOString() },
  ...(pace ? { pace } : {}),
});

it('the pace is the planned one until half a minute was seen, and then what really goes out', () => {
  let marks: readonly Mark[] = [];
  const see = (seconds: number, pending: number, pace?: typeof planned) => {
    const seen = report(seconds, pending, pace);
    marks = withMark(marks, seen);
    return paceNow(marks, seen);
  };
  expect(see(0, 1_000, planned)).toEqual(planned);
  expect(see(20, 900, planned)).toEqual(planned);
  expect(see(40, 800, planned)).toEqual({ perMinute: 300, secondsLeft: 200 });
  // A report that lies further back than two minutes does not count.
  expect(see(130, 620, planned)?.perMinute).toBeCloseTo(((900 - 620) / 110) * 60);
  // Nothing goes out, and it begins anew.
  expect(see(140, 620)).toBeUndefined();
  expect(see(190, 610, planned)).toEqual(planned);
});
