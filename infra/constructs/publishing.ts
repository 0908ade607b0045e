import { type CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
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
  /** The address of the site that the pages name. */
  siteUrl: string;
  logRetentionDays: number;
  /** Receives the changes that could not be rendered after all retries. */
  alarms: ITopic;
}

/**
 * Two jobs: a change of content becomes the files that visitors read, and a scheduled post is published at its time.
 */
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
      // A whole core: drawing one page takes 10 ms of it, and there may be thousands of pages.
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
    this.#drawAfterUploads(render, bucket);
    return render;
  }

  /**
   * A deployment that uploads files renders all pages again: it puts the seed's pages over the current ones, and every
   * page names the new scripts.
   */
  #drawAfterUploads(render: NodeFunction, bucket: SiteBucket) {
    const trigger = new Trigger(this, 'AfterDeployment', {
      handler: render.function,
      executeAfter: [bucket],
      invocationType: InvocationType.REQUEST_RESPONSE,
    });
    // By itself the trigger depends on the function's version only, and the seed's texts and pictures are not in there.
    const called = trigger.node.defaultChild?.node.defaultChild as CfnResource;
    called.addPropertyOverride('Files', bucket.filesHash);
  }

  #publishOnTime({ table, auditTable, environment, logRetentionDays, alarms }: PublishingProps) {
    // The name is fixed here, so that the role below can be restricted to it.
    const scheduleGroupName = `${Stack.of(this).stackName}-posts`;
    // Deleted with the stack: if it were retained, its name would block the next creation of the stack. Its content can
    // be rebuilt from the table.
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
      gatherSeconds: 1,
      onFailure: alarms,
    });
    return schedule;
  }

  /** Only the unqualified function, not its versions: CDK's own grant would allow both. */
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
