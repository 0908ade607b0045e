import { createHash } from 'node:crypto';
import { functionArn, type Invoke } from '../functions/invoke.ts';
import { readStamps, writeStamps } from '../stamps.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { callHandler } from './call-handler.ts';
import { readTrigger, type Trigger } from './trigger-properties.ts';

export interface TriggerParts {
  invoke: Invoke;
  /** Where it is noted what ran. */
  file: string;
  /** Tables are new: whatever the triggers made of their content is not there any more. */
  isFresh: boolean;
  onProblem(message: string): void;
}

/** Changes with the trigger, its function and what the bucket deployments copied. */
const stampOf = (stack: Stack, { resource, properties }: Trigger): string => {
  const handler = stack
    .ofType('AWS::Lambda::Function')
    .find((each) => each.attribute('Arn') === functionArn(properties.HandlerArn));
  if (handler === undefined) throw new Error(`The handler of ${resource.logicalId} is not in the template`);
  const deployments = stack.ofType('Custom::CDKBucketDeployment');
  const source = [properties, ...[handler, ...deployments].map((each) => each.properties)];
  return createHash('sha256').update(JSON.stringify(source)).digest('hex');
};

/**
 * Invokes the handlers of the template's triggers, each one if something changed since it last succeeded, after those on
 * which it depends. A failure is reported, and tried again at the next start.
 */
export const runTriggers = async (stack: Stack, { invoke, file, isFresh, onProblem }: TriggerParts): Promise<void> => {
  const triggers = stack.ofType('Custom::Trigger').map((resource) => readTrigger(stack, resource));
  const stamps = await readStamps(file);

  const run = async (trigger: Trigger): Promise<void> => {
    const { logicalId } = trigger.resource;
    const stamp = stampOf(stack, trigger);
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
