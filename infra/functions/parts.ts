import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { TableConsumerName } from '#lambdas/platform/table/table-consumers.ts';
import type { Stage } from '../config.ts';
import type { AuditTable } from '../constructs/audit-table.ts';
import type { ChangeQueue } from '../constructs/change-queue.ts';
import type { Identity } from '../constructs/identity.ts';
import type { Mail } from '../constructs/mail.ts';
import type { Site } from '../constructs/site.ts';
import type { SiteBucket } from '../constructs/site-bucket.ts';
import type { Table } from '../constructs/table.ts';

/** The parts of the stack that functions are made of; each takes those that it needs. */
export interface Parts {
  stage: Stage;
  alarms: ITopic;
  table: Table;
  auditTable: AuditTable;
  bucket: SiteBucket;
  mail: Mail;
  identity: Identity;
  site: Site;
  /** The address of the site. */
  url: string;
  /** The keys by which functions behind the API recognise CloudFront. */
  originKeys: string;
}

/** The queue of each consumer of the table's changes. */
export type ConsumerQueues = Record<TableConsumerName, ChangeQueue>;
