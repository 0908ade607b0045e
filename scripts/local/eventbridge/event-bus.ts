import { randomUUID } from 'node:crypto';
import type { Faults } from '../faults/faults.ts';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import { environment } from '../template/environment.ts';
import type { Stack } from '../template/stack.ts';
import { matches } from './pattern.ts';
import { type Rule, type RuleTarget, readRules } from './rules.ts';

/** An entry that a service of AWS puts on the bus. */
export interface BusEntry {
  /** Such as `aws.ses`. */
  source: string;
  detailType: string;
  detail: object;
  /** ARNs of what the event is about. */
  resources: string[];
}

/** The account's default event bus, with the rules of a template. */
export interface EventBus {
  /** Hands an event to the targets of all rules that it matches. */
  put(entry: BusEntry): Promise<void>;
}

export interface EventBusSurroundings {
  authorizer: Authorizer;
  faults: Faults;
  /** Puts a message into a queue. */
  send(queueArn: string, body: string, sender: string): Promise<void>;
  now(): number;
  onProblem(message: string): void;
}

const eventBridge: Caller = { name: 'EventBridge', principal: { service: 'events.amazonaws.com' } };

const iso = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

/**
 * Opens the bus. On AWS delivery is at least once and in no order, and what SES puts there comes on a best effort; here each
 * event comes once and in order, unless a fault loses it. Who reads events is to be tested with repeated and swapped ones.
 */
export const openEventBus = (
  stack: Stack,
  { authorizer, faults, send, now, onProblem }: EventBusSurroundings,
): EventBus => {
  const rules = readRules(stack).filter(({ isEnabled }) => isEnabled);

  const deliver = async ({ arn }: Rule, target: RuleTarget, body: string): Promise<void> => {
    const context = { 'aws:sourcearn': arn, 'aws:sourceaccount': environment.account };
    const mayFill = (resource: string) =>
      authorizer.permits(eventBridge, { action: 'sqs:SendMessage', resource, context });
    const queue = [target.Arn, target.DeadLetterConfig?.Arn].find((each) => each !== undefined && mayFill(each));
    if (queue !== target.Arn) onProblem(`${arn} may not send to ${target.Arn}: its queue's policy does not allow it`);
    if (queue !== undefined) await send(queue, body, 'EventBridge');
  };

  return {
    put: async ({ source, detailType, detail, resources }) => {
      if ((await faults.meet({ service: 'events', call: 'PutEvents', caller: 'SES' })) !== undefined) return;
      const event = {
        version: '0',
        id: randomUUID(),
        'detail-type': detailType,
        source,
        account: environment.account,
        time: iso(now()),
        region: environment.region,
        resources,
        detail,
      };
      const body = JSON.stringify(event);
      for (const rule of rules.filter(({ pattern }) => matches(pattern, event))) {
        for (const target of rule.targets) await deliver(rule, target, body);
      }
    },
  };
};
