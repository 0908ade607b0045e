import { isThrottled, untilLetIn } from '../functions/concurrency.ts';
import type { Invoke } from '../functions/invoke.ts';
import type { Authorizer } from '../iam/authorizer.ts';
import type { Service } from '../stand-in/service.ts';
import type { Stack } from '../template/stack.ts';
import { declareSchedules } from './declared-schedules.ts';
import { type Attempt, createDispatcher } from './dispatcher.ts';
import { readGroups } from './groups.ts';
import { createOperations } from './operations.ts';
import { openSchedules, type Run, type Schedule } from './schedules.ts';
import { schedulerService } from './service.ts';
import { targetEvent } from './target-event.ts';
import { createTargetRoles } from './target-roles.ts';

/** The EventBridge Scheduler stand-in: the schedules of a template and those that functions make. */
export interface Scheduler {
  services: { scheduler: Service };
  all(): Schedule[];
  /** Makes what is due now; resolves when each call was tried once. */
  onClockMoved(): Promise<void>;
  /** From here on targets are called. Calls that fell due while the twin was off are made first. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface SchedulerSurroundings {
  /** The journal of schedules. */
  file: string;
  authorizer: Authorizer;
  invoke: Invoke;
  /** Puts a message into a queue. */
  send(queueArn: string, body: string, sender: string): Promise<void>;
  now(): number;
  onProblem(message: string): void;
}

export const openScheduler = async (
  stack: Stack,
  { file, authorizer, invoke, send, now, onProblem }: SchedulerSurroundings,
): Promise<Scheduler> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const roles = createTargetRoles(stack);
  const schedules = await openSchedules(file);
  await declareSchedules(stack, { schedules, roles, now });

  const attempt = async (schedule: Schedule, run: Run): Promise<Attempt> => {
    const { Arn, RoleArn } = schedule.definition.Target;
    const caller = roles.caller(RoleArn);
    if (caller === undefined) return { error: `${RoleArn} is not in the template`, isFinal: true };
    if (!authorizer.permits(caller, { action: 'lambda:InvokeFunction', resource: Arn })) {
      return { error: `${caller.name} is not authorized to perform: lambda:InvokeFunction on ${Arn}`, isFinal: true };
    }
    const label = `schedule ${schedule.group}/${schedule.name}`;
    const call = async () => invoke(Arn, targetEvent(schedule, run), label);
    const first = await call();
    if (first === undefined) return { error: `${Arn} is not in the template`, isFinal: true };
    // Lambda has taken the event, and calls the function when it may.
    const again = async () => (await call()) ?? first;
    const outcome = isThrottled(first) ? await untilLetIn(again, { signal }).catch(() => first) : first;
    return 'error' in outcome ? { error: `${outcome.error.errorType}: ${outcome.error.errorMessage}` } : {};
  };

  /**
   * Only the dead letters that Lambda refuses to take. Failures of a function never get here on AWS: Lambda has the
   * event by then, and retries by itself.
   */
  const onRefusal = async (schedule: Schedule, run: Run): Promise<void> => {
    const { RoleArn, DeadLetterConfig } = schedule.definition.Target;
    const caller = roles.caller(RoleArn);
    if (DeadLetterConfig === undefined || caller === undefined) return;
    if (!authorizer.permits(caller, { action: 'sqs:SendMessage', resource: DeadLetterConfig.Arn })) return;
    await send(DeadLetterConfig.Arn, JSON.stringify(targetEvent(schedule, run)), caller.name);
  };

  const dispatcher = createDispatcher({ schedules, now, attempt, onRefusal, onProblem });
  const operations = createOperations({ schedules, groups: readGroups(stack), roles, now, onChange: dispatcher.wait });
  return {
    services: { scheduler: schedulerService(operations, authorizer) },
    all: schedules.values,
    onClockMoved: dispatcher.check,
    start: dispatcher.start,
    stop: async () => {
      await dispatcher.stop();
      stopping.abort();
    },
  };
};
