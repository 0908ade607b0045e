import { describe, expect, it } from 'vitest';
import { callsIn, longestOf, withCall } from '#scripts/local/functions/lineage.ts';

const one = 'arn:aws:lambda:eu-central-1:000000000000:function:one';
const other = 'arn:aws:lambda:eu-central-1:000000000000:function:other';

describe('the trace of a chain of calls', () => {
  it('counts each function by itself and keeps its root', () => {
    const first = withCall(undefined, one);
    expect([callsIn(first, one), callsIn(first, other)]).toEqual([1, 0]);
    const third = withCall(withCall(first, one), other);
    expect([callsIn(third, one), callsIn(third, other)]).toEqual([2, 1]);
    const rootOf = (trace: string) => /^Root=1-[\da-f]{8}-[\da-f]{24};/.exec(trace)?.[0];
    expect(rootOf(first)).toBeDefined();
    expect(rootOf(third)).toBe(rootOf(first));
    expect(rootOf(withCall(undefined, one))).not.toBe(rootOf(first));
  });

  it('begins anew where the header is none of Lambda’s', () => {
    for (const header of [undefined, '', 'Root=;Lineage=', 'Lineage=ab:3', 'anything'])
      expect(callsIn(withCall(header, one), one)).toBe(1);
  });

  it('of a batch is the one with the most calls of that function', () => {
    const long = withCall(withCall(undefined, one), one);
    const foreign = withCall(withCall(withCall(undefined, other), other), other);
    expect(longestOf([undefined, withCall(undefined, one), long, foreign], one)).toBe(long);
    expect(longestOf([foreign], one)).toBe(foreign);
    expect(longestOf([], one)).toBeUndefined();
  });
});
