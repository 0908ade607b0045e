import { createHash } from 'node:crypto';
import { functionArn, type Invoke } from '../functions/invoke.ts';
import { readStamps, writeStamps } from '../runtime/stamps.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { callHandler } from './call-handler.ts';
import { readTrigger, type Trigger } from './trigger-properties.ts';

export interface TriggerParts {
  invoke: Invoke;
  /** The file that records what ran. */
  file: string;
  /** Tables are new: everything that the triggers made of their content is gone. */
  isFresh: boolean;
  onProblem(message: string): void;
}

const requireHandler = (stack: Stack, { resource, properties }: Trigger): void => {
  const arn = functionArn(properties.HandlerArn);
  if (stack.ofType('AWS::Lambda::Function').some((each) => each.attribute('Arn') === arn)) return;
  throw new Error(`The handler of ${resource.logicalId} is not in the template`);
};

/** As CloudFormation, which updates a resource only if its properties changed; the CDK names versions after their function's state. */
const stampOf = ({ properties }: Trigger): string =>
  createHash('sha256').update(JSON.stringify(properties)).digest('hex');

/**
 * Invokes the handlers of the template's triggers, each one if it changed since it last succeeded, after those on
 * which it depends. A failure is reported, and tried again at the next start.
 */
export const runTriggers = async (stack: Stack, { invoke, file, isFresh, onProblem }: TriggerParts): Promise<void> => {
  const triggers = stack.ofType('Custom::Trigger').map((resource) => readTrigger(stack, resource));
  const stamps = await readStamps(file);

  const run = async (trigger: Trigger): Promise<void> => {
    const { logicalId } = trigger.resource;
    requireHandler(stack, trigger);
    const stamp = stampOf(trigger);
    const known = isFresh ? undefined : stamps[logicalId];
    if (known === stamp || (known !== undefined && !trigger.properties.ExecuteOnHandlerChange)) return;
    const failure = await callHandler(trigger, invoke, onProblem);
    if (failure === undefined) {
      stamps[logicalId] = stamp;
      await writeStamps(file, stamps);
    } else onProblem(failure);
  };

  const runs = new Map<Resource, Promise<void>>();
  const runAfterOthers = (trigger: Trigger): Promise<void> => {
    const { resource } = trigger;
    const before = triggers.filter((other) => resource.dependsOn.includes(other.resource.logicalId));
    const running = runs.get(resource) ?? Promise.all(before.map(runAfterOthers)).then(() => run(trigger));
    runs.set(resource, running);
    return running;
  };
  for (const trigger of triggers) await runAfterOthers(trigger);
};
