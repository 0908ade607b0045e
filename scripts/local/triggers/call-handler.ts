import type { Invoke } from '../functions/invoke.ts';
import type { Outcome } from '../functions/sandbox.ts';
import type { Trigger } from './trigger-properties.ts';

/**
 * Invokes the handler of a trigger with an empty payload and returns what failed. `Event` does not wait: a later
 * failure is a problem.
 */
export const callHandler = async (
  { resource: { logicalId }, properties }: Trigger,
  invoke: Invoke,
  onProblem: (message: string) => void,
): Promise<string | undefined> => {
  const failureOf = (outcome: Outcome | undefined): string | undefined =>
    outcome !== undefined && 'error' in outcome
      ? `The trigger ${logicalId} failed: ${outcome.error.errorType}: ${outcome.error.errorMessage}`
      : undefined;
  const invocation = Promise.resolve(invoke(properties.HandlerArn, {}, `trigger ${logicalId}`)).then(failureOf);
  if (properties.InvocationType === 'Event') {
    void invocation.then((failure) => {
      if (failure !== undefined) onProblem(failure);
    });
    return undefined;
  }
  const { promise, resolve } = Promise.withResolvers<string>();
  const seconds = properties.Timeout / 1000;
  const timer = setTimeout(
    () => resolve(`The trigger ${logicalId} was not done within ${seconds} s`),
    properties.Timeout,
  );
  return Promise.race([invocation, promise]).finally(() => clearTimeout(timer));
};
