import { describe, expect, it } from 'vitest';
import { createInvoke } from '#scripts/local/functions/invoke.ts';
import type { RunningFunction } from '#scripts/local/functions/runner.ts';

const arn = 'arn:aws:lambda:eu-central-1:000000000000:function:Test-Worker';
const unused = () => {
  throw new Error('not expected');
};
const echo: RunningFunction = {
  name: 'Test-Worker',
  logicalId: 'Worker',
  arn,
  bundle: undefined,
  invoke: async (event, label) => ({ payload: JSON.stringify([event, label]), requestId: '1' }),
  calls: unused,
  counts: unused,
  log: unused,
  memory: unused,
  errors: unused,
  replaceCode: unused,
  kill: unused,
  close: unused,
};
const invoke = createInvoke(new Map([[arn, echo]]));

describe('invoking a function in this process', () => {
  it.each(['Test-Worker', arn, `${arn}:7`])('finds it by name, ARN and version: %s', async (name) => {
    expect(await invoke(name, { a: 1 }, 'test')).toEqual({ payload: '[{"a":1},"test"]', requestId: '1' });
  });

  it('tells that there is none', () => {
    expect(invoke('Other', {}, 'test')).toBeUndefined();
  });
});
