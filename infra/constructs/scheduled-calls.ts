import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule, ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { addAlarm, alarmPeriod } from './alarm.ts';
import { acknowledgeWildcard } from './finding.ts';
import type { NodeFunction } from './node-function.ts';

export interface ScheduledCallsProps {
  /** The scheduled thing, in the plural: part of the group's name. */
  name: string;
  /** The beginning of each schedule's name (`platform/schedules.ts` adds a hash). */
  prefix: string;
  /** Keeps calls that could not be made: what that means, and who hears of it. */
  deadLetters?: { harm: string; alarms: ITopic };
}

/** Calls of a function at times that another function, or the same, chooses: a group of schedules and their role. */
export class ScheduledCalls extends Construct {
  /** The variables that the function that schedules reads. */
  readonly environment: { SCHEDULE_GROUP: string; SCHEDULE_ROLE: string };
  /** The queue of calls that could not be made. */
  readonly deadLetterArn: string | undefined;
  readonly #groupName: string;
  readonly #prefix: string;
  readonly #caller: Role;
  readonly #group: ScheduleGroup;

  constructor(scope: Construct, id: string, { name, prefix, deadLetters }: ScheduledCallsProps) {
    super(scope, id);
    // The name is fixed here, so that the role that schedules can be restricted to it.
    this.#groupName = `${Stack.of(this).stackName}-${name}`;
    this.#prefix = prefix;
    this.#group = new ScheduleGroup(this, 'Group', {
      scheduleGroupName: this.#groupName,
      // Deleted with the stack: if it were retained, its name would block the next creation of the stack. Its content can
      // be rebuilt from the table.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Of this group alone: the service acts for all accounts, and could be asked by another one to act here.
    const ofGroup = {
      'aws:SourceAccount': Stack.of(this).account,
      'aws:SourceArn': this.#group.scheduleGroupArn,
    };
    this.#caller = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions: { StringEquals: ofGroup } }),
    });
    this.deadLetterArn = deadLetters && this.#keepDeadLetters(deadLetters);
    this.environment = { SCHEDULE_GROUP: this.#group.scheduleGroupName, SCHEDULE_ROLE: this.#caller.roleArn };
  }

  #keepDeadLetters({ harm, alarms }: { harm: string; alarms: ITopic }): string {
    const queue = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(queue).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SQS3',
      reason: 'It holds the dead letters of schedules.',
    });
    this.#caller.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }));
    addAlarm(this, 'DeadLettersAlarm', {
      metric: queue.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: 'Maximum' }),
      text: `Schedules that could not call: ${harm}`,
      topic: alarms,
    });
    return queue.queueArn;
  }

  /** Calls the function again and again, without an input that names anything. */
  every(minutes: number, { function: target }: NodeFunction) {
    const schedule = new CfnSchedule(this, 'Recurring', {
      groupName: this.#groupName,
      scheduleExpression: `rate(${minutes} minutes)`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: target.functionArn,
        roleArn: this.#caller.roleArn,
        input: '{}',
        // The next call comes soon.
        retryPolicy: { maximumRetryAttempts: 0 },
        ...(this.deadLetterArn ? { deadLetterConfig: { arn: this.deadLetterArn } } : {}),
      },
    });
    // Otherwise the group and what the role may do could be made after it.
    schedule.node.addDependency(this.#group, this.#caller);
  }

  /** Allows schedules to call the unqualified function, and not its versions: CDK's own grant would allow both. */
  allowTarget({ function: target }: NodeFunction) {
    const resources = [target.functionArn];
    this.#caller.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
  }

  /** Allows making, moving and cancelling schedules, and handing them their role. */
  grantSchedule({ role }: NodeFunction, reason: string) {
    const schedules = {
      service: 'scheduler',
      resource: 'schedule',
      resourceName: `${this.#groupName}/${this.#prefix}-*`,
    };
    role.addToPolicy(
      new PolicyStatement({
        actions: ['CreateSchedule', 'UpdateSchedule', 'DeleteSchedule'].map((action) => `scheduler:${action}`),
        resources: [Stack.of(this).formatArn(schedules)],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [this.#caller.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    );
    acknowledgeWildcard(role, schedules, reason);
  }
}
