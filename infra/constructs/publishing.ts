import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers';
import { Construct } from 'constructs';
import type { AuditTable } from './audit-table.ts';
import { acknowledgeWildcard } from './finding.ts';
import { NodeFunction } from './node-function.ts';
import type { SiteBucket } from './site-bucket.ts';
import type { Table } from './table.ts';
import { tableAccess } from './table-access.ts';
import { TableFeed } from './table-feed.ts';

export interface PublishingProps {
  table: Table;
  auditTable: AuditTable;
  bucket: SiteBucket;
  environment: Record<string, string>;
  /** What the pages name as their address. */
  siteUrl: string;
  logRetentionDays: number;
  /** Who hears of changes that never reached the pages. */
  alarms: ITopic;
}

/** From a change of the content to the files that visitors read, and from a planned post to its day. */
export class Publishing extends Construct {
  readonly render: NodeFunction;
  readonly schedule: NodeFunction;

  constructor(scope: Construct, id: string, props: PublishingProps) {
    super(scope, id);
    this.render = this.#renderPages(props);
    this.schedule = this.#publishOnTime(props);
  }

  #renderPages({ table, bucket, environment, siteUrl, logRetentionDays, alarms }: PublishingProps) {
    const render = new NodeFunction(this, 'Render', {
      entry: 'render',
      environment: { ...environment, TABLE_NAME: table.tableName, SITE_BUCKET: bucket.bucketName, SITE_URL: siteUrl },
      logRetentionDays,
      // A whole core: a page takes 10 ms of it, and thousands may have to be drawn.
      memoryMb: 1_769,
      timeout: Duration.minutes(10),
    });
    table.grant(render.role, tableAccess.render);
    bucket.grantWritePages(render.role);
    new TableFeed(this, 'Changes', {
      streamArn: table.streamArn,
      target: render,
      items: [{ pk: 'RENDER' }, { pk: 'BRAND#' }, { pk: 'POST#', sk: 'POST' }, { pk: 'BLOG_CATEGORIES' }],
      gatherSeconds: 2,
      onFailure: alarms,
    });
    // A deployment brings the pages of the seed, and new scripts that every page has to name.
    new Trigger(this, 'AfterDeployment', {
      handler: render.function,
      executeAfter: [bucket],
      invocationType: InvocationType.REQUEST_RESPONSE,
    });
    return render;
  }

  #publishOnTime({ table, auditTable, environment, logRetentionDays, alarms }: PublishingProps) {
    // With a name that is known here, so that the role below can be held to it.
    const scheduleGroupName = `${Stack.of(this).stackName}-posts`;
    // Kept, its name would stand in the way of the stack's next creation. What it holds is made from the table.
    const removalPolicy = RemovalPolicy.DESTROY;
    const group = new ScheduleGroup(this, 'Schedules', { scheduleGroupName, removalPolicy });
    const caller = new Role(this, 'ScheduleRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    const schedule = new NodeFunction(this, 'Schedule', {
      entry: 'schedule',
      environment: {
        ...environment,
        TABLE_NAME: table.tableName,
        AUDIT_TABLE_NAME: auditTable.tableName,
        SCHEDULE_GROUP: group.scheduleGroupName,
        SCHEDULE_ROLE: caller.roleArn,
      },
      logRetentionDays,
    });
    this.#letCall(caller, schedule);
    table.grant(schedule.role, tableAccess.schedule);
    auditTable.grantAdd(schedule.role);
    this.#letSchedule(schedule, scheduleGroupName);
    schedule.role.addToPolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [caller.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    );
    new TableFeed(this, 'Plans', {
      streamArn: table.streamArn,
      target: schedule,
      items: [{ pk: 'POST#', sk: 'PLANNED#' }],
      gatherSeconds: 0,
      onFailure: alarms,
    });
    return schedule;
  }

  /** The function as it is, not each of its versions: CDK's own grant would allow both. */
  #letCall(caller: Role, { function: target }: NodeFunction) {
    const resources = [target.functionArn];
    caller.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
  }

  #letSchedule({ role }: NodeFunction, name: string) {
    const schedules = { service: 'scheduler', resource: 'schedule', resourceName: `${name}/post-*` };
    role.addToPolicy(
      new PolicyStatement({
        actions: ['CreateSchedule', 'UpdateSchedule', 'DeleteSchedule'].map((action) => `scheduler:${action}`),
        resources: [Stack.of(this).formatArn(schedules)],
      }),
    );
    acknowledgeWildcard(role, schedules, 'Each planned post has a schedule of its own, named after it.');
  }
}
