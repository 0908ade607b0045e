import { expect, it } from 'vitest';
import { readApi } from '#scripts/local/gateway/api.ts';
import { readStack } from '#scripts/local/template/stack.ts';
import { api } from '../support/resources.ts';

const worker = { Type: 'AWS::Lambda::Function', Properties: {} };
const read = (stageWaitsFor: string[], lastRouteWaitsFor: string[] = []) => {
  const { Stage, Route1, ...others } = api({ 'GET /api/a': {}, 'GET /api/b': {} });
  if (!Stage || !Route1) throw new Error('The API of tests has a stage and two routes');
  const Resources = {
    ...others,
    Worker: worker,
    Stage: { ...Stage, DependsOn: stageWaitsFor },
    Route1: { ...Route1, DependsOn: lastRouteWaitsFor },
  };
  const stack = readStack('Test', { Resources });
  return readApi(stack, stack.get('Api'), { functions: new Map(), jwksOf: () => undefined, now: Date.now });
};

it('refuses a route that may be made after a stage which deploys itself', () => {
  expect(() => read([])).toThrow('Stage deploys itself, so it must depend on all routes, Route0 too');
  expect(() => read(['Route0'])).toThrow('Route1 too');
  // These get as far as the function that is missing here.
  expect(() => read(['Route0', 'Route1'])).toThrow('leads to no function');
  expect(() => read(['Route1'], ['Route0'])).toThrow('leads to no function');
});
