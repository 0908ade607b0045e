import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { acknowledgeWildcard } from './finding.ts';
import type { NodeFunction } from './node-function.ts';

export interface ScheduledCallsProps {
  /** What is scheduled, in the plural: part of the group's name. */
  name: string;
  /** The beginning of each schedule's name (`platform/schedules.ts` adds a hash). */
  prefix: string;
}

/** Calls of a function at times that another function, or the same, chooses: a group of schedules and their role. */
export class ScheduledCalls extends Construct {
  /** What the function that schedules reads. */
  readonly environment: { SCHEDULE_GROUP: string; SCHEDULE_ROLE: string };
  readonly #groupName: string;
  readonly #prefix: string;
  readonly #caller: Role;

  constructor(scope: Construct, id: string, { name, prefix }: ScheduledCallsProps) {
    super(scope, id);
    // The name is fixed here, so that the role that schedules can be restricted to it.
    this.#groupName = `${Stack.of(this).stackName}-${name}`;
    this.#prefix = prefix;
    const group = new ScheduleGroup(this, 'Group', {
      scheduleGroupName: this.#groupName,
      // Deleted with the stack: if it were retained, its name would block the next creation of the stack. Its content can
      // be rebuilt from the table.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.#caller = new Role(this, 'Role', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    this.environment = { SCHEDULE_GROUP: group.scheduleGroupName, SCHEDULE_ROLE: this.#caller.roleArn };
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
