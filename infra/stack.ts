import { type App, CfnOutput, Stack } from 'aws-cdk-lib';
import type { Stage } from './config.ts';
import { Api } from './constructs/api.ts';
import { NodeFunction } from './constructs/node-function.ts';
import { Observability } from './constructs/observability.ts';
import { Site } from './constructs/site.ts';
import { SiteBucket } from './constructs/site-bucket.ts';
import { Table } from './constructs/table.ts';

/** The whole product in one stack: composition only. */
export class SiteStack extends Stack {
  constructor(app: App, id: string, { stage }: { stage: Stage }) {
    super(app, id, {
      env: { region: stage.region, ...(stage.account ? { account: stage.account } : {}) },
      description: 'Pointe shoes: a multilingual guide to ballet pointe shoes',
      terminationProtection: stage.name === 'prod',
    });
    const { logRetentionDays } = stage;
    const table = new Table(this, 'Table');
    const bucket = new SiteBucket(this, 'SiteBucket', { logRetentionDays });

    const content = new NodeFunction(this, 'Content', {
      entry: 'content',
      environment: { STAGE: stage.name, TABLE_NAME: table.tableName },
      logRetentionDays,
    });
    table.grantQuery(content.role);

    const pages = new NodeFunction(this, 'Pages', {
      entry: 'pages',
      environment: { SITE_BUCKET: bucket.bucketName },
      logRetentionDays,
    });
    bucket.grantReadNotFoundPages(pages.role);

    const functions = { content: content.function, pages: pages.function };
    const { api } = new Api(this, 'Api', { functions, throttle: stage.apiThrottle, logRetentionDays });
    const { url, distributionId } = new Site(this, 'Site', { bucket, api, stage });

    const observability = new Observability(this, 'Observability', { alarmEmail: stage.alarmEmail });
    observability.watchFunction('Content', functions.content, 'visitors cannot load brands, shoes or search results.');
    observability.watchFunction('Pages', functions.pages, 'visitors with a wrong address get no not-found page.');

    new CfnOutput(this, 'SiteUrl', { value: url });
    new CfnOutput(this, 'DistributionId', { value: distributionId });
    new CfnOutput(this, 'TableName', { value: table.tableName });
  }
}
