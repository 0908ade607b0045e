import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '#contracts/registry/index.ts';
import { builtSite } from '#infra/built-site.ts';
import { parseStage } from '#infra/config.ts';
import { NodeFunction } from '#infra/constructs/node-function.ts';
import { contentSecurityPolicy } from '#infra/constructs/response-headers.ts';
import { requireCloudFrontJs } from '#infra/edge/cloudfront-js.ts';
import { SiteStack } from '#infra/stack.ts';
import { wildcard } from '#scripts/local/iam/wildcard.ts';
import { createFilter } from '#scripts/local/s3/sync-filter.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';

const mail = { from: 'no-reply@pointe.dance' };
const newApp = temporaryApps();
const stackOf = (stages: Record<string, unknown>, name = 'prod') =>
  new SiteStack(newApp(), `PointeShoes-${name}`, { stage: parseStage(name, stages) });
const templateOf = (stages: Record<string, unknown>) => Template.fromStack(stackOf(stages));

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Effect: string;
  Condition?: Record<string, Record<string, unknown>>;
}

interface Resource {
  DeletionPolicy?: string;
}

let stack: SiteStack;
let template: Template;
beforeAll(() => {
  stack = stackOf({ prod: { mail } });
  template = Template.fromStack(stack);
}, 60_000);

const statementsOf = (rolePrefix: string): Statement[] =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .filter(({ Properties }) => JSON.stringify(Properties.Roles).includes(`"${rolePrefix}`))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
/** The functions of the product, without those that the CDK deploys with. */
const ownFunctions = (): string[] =>
  stack.node
    .findAll()
    .flatMap((each) =>
      each instanceof NodeFunction ? [stack.getLogicalId(each.function.node.defaultChild as CfnFunction)] : [],
    );
const actionsOf = (rolePrefix: string) =>
  statementsOf(rolePrefix)
    .flatMap(({ Action }) => Action)
    .sort();

describe('the template', () => {
  it('keeps the assets of former releases, for tabs that were opened before [Q-070]', () => {
    const deployments = Object.values(template.findResources('Custom::CDKBucketDeployment'));
    expect(deployments.map(({ Properties }) => Properties.Prune)).toEqual([false, false]);
    const [bucket] = Object.values(template.findResources('AWS::S3::Bucket'));
    const rules: { Prefix?: string; ExpirationInDays?: number }[] = bucket?.Properties.LifecycleConfiguration.Rules;
    expect(rules.filter(({ ExpirationInDays }) => ExpirationInDays).map(({ Prefix }) => Prefix)).toEqual(['_uploads/']);
  });

  it('gives each public way to log in, sign up or report a small share of the calls, on a route of its own', () => {
    const shared = Object.values(registry)
      .flat()
      .filter(({ access, path, method }) => access === 'public' && (path.startsWith('/auth/') || method === 'POST'));
    expect(shared.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'login',
        'signUp',
        'acceptInvitation',
        'undoEmailChange',
        'subscribe',
        'unsubscribe',
        'logError',
        'reportVisit',
        'sendTelemetry',
      ]),
    );
    const [stage] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
    expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 });
    expect(stage?.Properties.RouteSettings).toEqual(
      Object.fromEntries(
        shared.map(({ id, method, path }) => [
          `${method} ${path}`,
          // Each page that is read reports its visit.
          id === 'reportVisits'
            ? { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 }
            : { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
        ]),
      ),
    );
    // A stage may only name routes that are there.
    const routes = Object.values(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ Properties }) => Properties.RouteKey)).toEqual(
      expect.arrayContaining(Object.keys(stage?.Properties.RouteSettings)),
    );
  });

  it('lets functions that write nothing else note the use of their caches, and nothing else', () => {
    for (const role of ['ContentRole', 'RelayRole']) {
      const updates = statementsOf(role).filter(({ Action }) => Action === 'dynamodb:UpdateItem');
      expect(updates.map(({ Condition }) => Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'])).toEqual([
        ['CACHE#*'],
      ]);
    }
  });

  it('lets the content function read what is published, no index, and nothing else', () => {
    expect(actionsOf('ContentRole')).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ]);
    const [read] = statementsOf('ContentRole').filter(({ Action }) => Action.includes('dynamodb:Query'));
    expect(read?.Resource).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^Table/), 'Arn'] });
    expect(JSON.stringify(read?.Condition)).not.toMatch(/USER|SESSION|CHALLENGE/);
  });

  it('lets the pages function read the not-found pages, and no other file', () => {
    expect(actionsOf('PagesRole')).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents', 's3:GetObject']);
    const { Resource } = statementsOf('PagesRole').find(({ Action }) => Action === 's3:GetObject') ?? {};
    expect(JSON.stringify(Resource).match(/404\.html/g)).toHaveLength(5);
    expect(JSON.stringify(Resource)).not.toContain('*');
  });

  it('keeps what holds data, and takes it back when its own creation fails', () => {
    const kept = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      ...kept,
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        Replicas: [
          Match.objectLike({
            PointInTimeRecoverySpecification: Match.objectLike({ PointInTimeRecoveryEnabled: true }),
          }),
        ],
      },
    });
    template.hasResource('AWS::Cognito::UserPool', kept);
    template.hasResource('AWS::S3::Bucket', {
      ...kept,
      Properties: { PublicAccessBlockConfiguration: Match.objectLike({ RestrictPublicBuckets: true }) },
    });
    // It empties the bucket when it is deleted itself: with the failed creation, and never later.
    template.hasResource('Custom::S3AutoDeleteObjects', kept);
  });

  it('can be created again after a failure: nothing is locked, nothing stays behind, the bucket is emptied last', () => {
    const resources = Object.values(template.toJSON().Resources as Record<string, Resource>);
    expect(JSON.stringify(resources)).not.toMatch(/"DeletionProtection(Enabled)?":("ACTIVE"|true)/);
    for (const { DeletionPolicy = 'Delete' } of resources) expect(DeletionPolicy).not.toBe('Retain');
    expect(stack.terminationProtection).toBeFalsy();
    const [emptying = ''] = Object.keys(template.findResources('Custom::S3AutoDeleteObjects'));
    for (const { DependsOn } of Object.values(template.findResources('Custom::CDKBucketDeployment')))
      expect(DependsOn).toContain(emptying);
  });

  it('lets the relay read settings and nothing else, and call no other services than those of its code', () => {
    expect(actionsOf('RelayRole')).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ]);
    const variables = Object.values(template.findResources('AWS::Lambda::Function')).map(
      ({ Properties }) => Properties.Environment?.Variables ?? {},
    );
    expect(variables.filter((each) => 'RELAY_STAND_IN' in each)).toEqual([]);
    const local = readFileSync(join('.build/cdk.out', 'PointeShoes-local.template.json'), 'utf8');
    expect(local).toContain('RelayFunction');
    expect(local).not.toContain('RELAY_STAND_IN');
  });

  it('reads the edge in the syntax that CloudFront knows', () => {
    const functions = Object.values(template.findResources('AWS::CloudFront::Function'));
    expect(functions).toHaveLength(3);
    for (const { Properties } of functions) {
      expect(Properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
      requireCloudFrontJs(Properties.Name, Properties.FunctionCode);
    }
  });

  it('runs its functions on arm64 and Node 24, with logs that end', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
    const functions = template.findResources('AWS::Lambda::Function');
    for (const id of ownFunctions()) {
      expect(functions[id]?.Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    }
  });

  it('keeps the logs of every function, those of the CDK too, in groups that end and go with the stack', () => {
    const groups = template.findResources('AWS::Logs::LogGroup');
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'));
    expect(functions.length).toBeGreaterThan(ownFunctions().length + 2);
    for (const [id, { Properties }] of functions) {
      const group = groups[Properties.LoggingConfig?.LogGroup?.Ref];
      expect([id, group?.DeletionPolicy]).toEqual([id, 'Delete']);
    }
  });

  it('reads the bucket through origin access control and asks the API when a page is missing [S-026, Q-003]', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        OriginGroups: Match.objectLike({
          Items: [Match.objectLike({ FailoverCriteria: { StatusCodes: { Items: [403, 404], Quantity: 2 } } })],
        }),
      }),
    });
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: Match.objectLike({ SigningBehavior: 'always' }),
    });
  });

  it('replaces no failure by a page, and keeps none: the next reader asks again', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const statuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(distribution?.Properties.DistributionConfig.CustomErrorResponses).toEqual(
      statuses.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('forwards the four API prefixes', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const patterns = distribution?.Properties.DistributionConfig.CacheBehaviors.map(
      ({ PathPattern }: { PathPattern: string }) => PathPattern,
    );
    expect(patterns).toEqual(expect.arrayContaining(['/api/*', '/auth/*', '/users/*', '/sessions/*']));
  });

  it('tells the API the caller’s address beside a key that stands in no text', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const { CacheBehaviors, Origins } = distribution?.Properties.DistributionConfig ?? {};
    const calls = CacheBehaviors.filter(({ PathPattern }: { PathPattern: string }) => PathPattern.startsWith('/auth'));
    expect(calls[0].FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
    const keys = Origins.flatMap(
      ({ OriginCustomHeaders = [] }: { OriginCustomHeaders?: object[] }) => OriginCustomHeaders,
    );
    expect(keys).not.toHaveLength(0);
    const key = (name: 'A' | 'B') => ({ 'Fn::GetAtt': [expect.stringMatching(`^OriginKeys${name}`), 'Key'] });
    for (const each of keys) expect(each).toEqual({ HeaderName: 'x-origin-key', HeaderValue: key('A') });
    const served = Object.values(template.findResources('AWS::ApiGatewayV2::Integration')).map(({ Properties }) =>
      JSON.stringify(Properties.IntegrationUri),
    );
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'));
    const behind = functions.filter(([id]) => served.some((uri) => uri.includes(`"${id}"`)));
    expect(behind).toHaveLength(new Set(served).size);
    for (const [, { Properties }] of behind) {
      expect(Properties.Environment.Variables.ORIGIN_KEYS).toEqual({ 'Fn::Join': [' ', [key('A'), key('B')]] });
    }
  });

  it('does not wait an hour for a key whose maker has died', () => {
    const keys = Object.values(template.findResources('Custom::OriginKey'));
    expect(keys.map(({ Properties }) => Properties.ServiceTimeout)).toEqual(['300', '300']);
  });

  it('sends a policy with no inline script but the starter, and Trusted Types', () => {
    const { starter } = builtSite();
    const policy = contentSecurityPolicy(parseStage('prod', { prod: { mail } }), {
      bucketDomain: 'bucket.example',
      starter,
    });
    const directives = policy.split('; ');
    // Scripts of others at their addresses; each page says beside this whether it may load them.
    expect(directives).toContain(
      `script-src 'self' ${starter} https://challenges.cloudflare.com https://www.googletagmanager.com/gtag/js`,
    );
    // Beside the site's own: where sign-ups are confirmed and passwords reset, and where pictures are put.
    expect(directives).toContain(
      "connect-src 'self' https://cognito-idp.eu-central-1.amazonaws.com https://bucket.example https://*.google-analytics.com https://*.analytics.google.com",
    );
    expect(directives).toContain("worker-src 'self'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain('trusted-types ProseMirrorClipboard mail-frame bot-check statistics service-worker');
    expect(directives).toContain("frame-ancestors 'none'");
    const [headers] = Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const { SecurityHeadersConfig } = headers?.Properties.ResponseHeadersPolicyConfig ?? {};
    const [before, after] = policy.split('bucket.example');
    const bucketDomain = { 'Fn::GetAtt': [expect.stringMatching(/^SiteBucket/), 'RegionalDomainName'] };
    expect(headers?.Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items).toContainEqual({
      Header: 'Cross-Origin-Resource-Policy',
      Value: 'same-origin',
      Override: true,
    });
    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        ContentSecurityPolicy: { 'Fn::Join': ['', [before, bucketDomain, after]] },
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
    });
  });

  const allStatements = (): Statement[] =>
    Object.values(template.findResources('AWS::IAM::Policy')).flatMap(
      ({ Properties }) => Properties.PolicyDocument.Statement,
    );
  const aboutTable = (logicalId: RegExp) =>
    allStatements().filter(({ Resource }) => [Resource].flat().some((each) => logicalId.test(JSON.stringify(each))));

  it('lets functions add to the audit log and read it, and gives nobody a right to change or delete in it [S-109]', () => {
    const statements = aboutTable(/"AuditTable/);
    expect(statements.filter(({ Action }) => [Action].flat().includes('dynamodb:PutItem'))).toHaveLength(15);
    const actions = statements.flatMap(({ Action }) => Action);
    expect(new Set(actions)).toEqual(
      // The running bill asks how large it is.
      new Set(['dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:DescribeTable']),
    );
  });

  it('denies nothing about the table, so that no denial can stop a transaction', () => {
    const effects = aboutTable(/"(Audit)?Table/).map(({ Effect }) => Effect);
    expect(effects.length).toBeGreaterThan(20);
    expect(new Set(effects)).toEqual(new Set(['Allow']));
  });

  it('grants items of the table by partition, writes so that they hold however AWS reads a transaction', () => {
    // A role that only adds items, outside of transactions, may put and update alone.
    const inTransactions = /DeleteItem|ConditionCheckItem/;
    const ofItems = aboutTable(/^{"Fn::GetAtt":\["Table\w+","Arn"/).filter(
      ({ Action }) => Action !== 'dynamodb:DescribeTable',
    );
    expect(ofItems.length).toBeGreaterThan(15);
    for (const { Action, Condition } of ofItems) {
      const partitions = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
      expect([Action, partitions]).toEqual([Action, expect.any(Array)]);
      // Of all parts of a transaction an audit entry is one; and a part may name no partition at all.
      const isWrite = [Action].flat().some((action) => inTransactions.test(action));
      expect([Action, [partitions].flat().includes('AUDIT#*'), Condition?.Null !== undefined]).toEqual([
        Action,
        isWrite,
        !isWrite,
      ]);
    }
  });

  it('copies nothing of a session into the index that lists them', () => {
    const tables = Object.entries(template.findResources('AWS::DynamoDB::GlobalTable'));
    const [, main] = tables.find(([logicalId]) => logicalId.startsWith('Table')) ?? [];
    const indexes: { IndexName: string; Projection: unknown }[] = main?.Properties.GlobalSecondaryIndexes;
    expect(indexes.map(({ IndexName, Projection }) => [IndexName, Projection])).toEqual([
      ['gsi1', { ProjectionType: 'KEYS_ONLY' }],
    ]);
  });

  it('lets only what administers people or logs them in write users and their sessions', () => {
    const writes = /:(Put|Update|Delete|BatchWrite|PartiQL|\*)/;
    const writesPeople = ({ Action, Condition }: Statement) => {
      const partitions = [Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? '*'].flat();
      const named = partitions.some((pattern) => wildcard(String(pattern)).test('USER#1'));
      return named && [Action].flat().some((action) => writes.test(action));
    };
    const roles = Object.values(template.findResources('AWS::IAM::Policy')).flatMap(({ Properties }) => {
      const statements: Statement[] = Properties.PolicyDocument.Statement;
      const ofTable = statements.filter(({ Resource }) => /"Table\w+","Arn"/.test(JSON.stringify(Resource)));
      return ofTable.some(writesPeople) ? [Properties.Roles[0].Ref.replace(/Role\w+$/, '')] : [];
    });
    expect(roles.toSorted()).toEqual(['Account', 'Auth', 'IdentityEvents', 'Newsletter', 'Users']);
  });

  it('lets the render function read the content, write pages, and nothing else', () => {
    expect(actionsOf('Render')).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:BatchWriteItem',
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:DescribeStream',
      'dynamodb:GetItem',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:DeleteObject',
      's3:ListBucket',
      's3:PutObject',
      'sns:Publish',
    ]);
    const statements = statementsOf('Render');
    const conditionOf = (action: string) =>
      statements.find(({ Action }) => [Action].flat().includes(action))?.Condition;
    expect(conditionOf('dynamodb:PutItem')).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['RENDER', 'AUDIT#*'] },
    });
    expect(conditionOf('s3:ListBucket')).toEqual({ StringEquals: { 's3:prefix': '_pages/' } });
  });

  it('uploads no page that the build has drawn: it shows the seed, and names the address of a laptop', () => {
    const site = '.build/site';
    const local = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.(html|xml|txt)$/.test(file) && readFileSync(join(site, file), 'utf8').includes('http://localhost:8080'),
    );
    expect(local).toEqual(
      expect.arrayContaining(['robots.txt', 'sitemap.xml', 'feed-he.xml', '_pages/plain/he/index.html']),
    );
    const uploads = Object.values(template.findResources('Custom::CDKBucketDeployment')).map(({ Properties }) =>
      createFilter(Properties.Exclude ?? [], Properties.Include ?? []),
    );
    expect(local.filter((file) => uploads.some((uploaded) => uploaded(file)))).toEqual([]);
    expect(uploads.some((uploaded) => uploaded('_pages/he/index.html'))).toBe(false);
    expect(uploads.some((uploaded) => uploaded('images/share/en.jpg'))).toBe(true);
  });

  it('draws all pages again whenever a deployment uploads files, whose new names every page has to know', () => {
    const [trigger] = Object.values(template.findResources('Custom::Trigger'));
    const uploads = Object.entries(template.findResources('Custom::CDKBucketDeployment'));
    expect(uploads).toHaveLength(2);
    for (const [id, { Properties }] of uploads) {
      expect(Properties.SourceObjectKeys).toEqual([`${trigger?.Properties.Files}.zip`]);
      expect(trigger?.DependsOn).toContain(id);
    }
  });

  it('collects changes for as long as Lambda demands of batches of more than ten, by no more filters than it takes', () => {
    const mappings = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'));
    for (const { Properties } of mappings) {
      const { BatchSize, MaximumBatchingWindowInSeconds, FilterCriteria } = Properties;
      expect(BatchSize <= 10 || MaximumBatchingWindowInSeconds >= 1).toBe(true);
      expect(FilterCriteria?.Filters.length ?? 0).toBeLessThanOrEqual(5);
    }
  });

  it('alarms on errors of each function and on throttles of all, saying who is hurt', () => {
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
    const watched = alarms
      .filter(({ Properties }) => Properties.MetricName === 'Errors')
      .map(({ Properties }) => Properties.Dimensions[0].Value.Ref);
    // A deployment waits for the function that makes keys, and fails with it.
    const running = ownFunctions().filter((id) => !id.startsWith('OriginKeys'));
    expect(running.length).toBeGreaterThan(10);
    expect(watched.sort()).toEqual(running.sort());
    expect(alarms.filter(({ Properties }) => Properties.MetricName === 'Throttles')).toHaveLength(1);
    const told = /alarms \(ten free, 0\.10 each; (\d+)\) +\| (\d+\.\d\d) +\|/.exec(
      readFileSync('infra/OPERATE.md', 'utf8'),
    );
    expect(told?.slice(1)).toEqual([String(alarms.length), ((alarms.length - 10) / 10).toFixed(2)]);
    for (const { Properties } of alarms) {
      expect(Properties.AlarmDescription).toMatch(/visitors|nobody|users|readers|administrators|sign-ups/);
    }
  });

  it('alarms on replies of 500 and more, which Lambda does not count as errors of a function', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'AWS/ApiGateway',
      // HTTP APIs have another name and another dimension for it than REST APIs.
      MetricName: '5xx',
      Dimensions: [{ Name: 'ApiId', Value: { Ref: Match.stringLikeRegexp('^ApiHttpApi') } }],
      Statistic: 'Sum',
      Threshold: 1,
    });
  });

  it('lets no stranger ring the alarm of the pool’s triggers by a few calls that they refuse', () => {
    const thresholds = Object.entries(template.findResources('AWS::CloudWatch::Alarm')).map(([id, { Properties }]) => [
      id.startsWith('IdentityEventsErrors'),
      Properties.Threshold,
    ]);
    expect(thresholds.filter(([isOfTriggers]) => isOfTriggers)).toEqual([[true, 20]]);
    for (const [isOfTriggers, threshold] of thresholds) if (!isOfTriggers) expect(threshold).toBe(1);
  });

  it('lets its alarms publish to whom they call', () => {
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
    const topics = new Set(alarms.flatMap(({ Properties }) => Properties.AlarmActions.map(JSON.stringify)));
    expect(topics.size).toBe(1);
    for (const topic of topics) {
      template.hasResourceProperties('AWS::SNS::TopicPolicy', {
        Topics: [JSON.parse(String(topic))],
        PolicyDocument: Match.objectLike({
          Statement: Match.arrayWith([
            Match.objectLike({
              Effect: 'Allow',
              Action: 'sns:Publish',
              Principal: { Service: 'cloudwatch.amazonaws.com' },
              Resource: JSON.parse(String(topic)),
              Condition: {
                StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
                ArnLike: { 'aws:SourceArn': { 'Fn::Join': ['', Match.arrayWith([':alarm:PointeShoes-prod-*'])] } },
              },
            }),
          ]),
        }),
      });
    }
  });

  it('says at synthesis what an operator still has to set, until it is set', () => {
    const warnings = (of: SiteStack) =>
      Annotations.fromStack(of)
        .findWarning('*', Match.anyValue())
        .map(({ entry }) => String(entry.data));
    expect(warnings(stack).join()).toMatch(/set alarmEmail/);
    expect(warnings(stack).join()).toMatch(/set "protected": true/);
    const set = { mail, alarmEmail: 'operator@pointe.dance', protected: true };
    expect(warnings(stackOf({ prod: set })).join()).not.toMatch(/set /);
    expect(warnings(stackOf({ local: { mail } }, 'local')).join()).not.toMatch(/set /);
  }, 60_000);

  it('has room for what is to come: in the policy of each function, and in the stack', () => {
    const permissions = Object.values(template.findResources('AWS::Lambda::Permission'));
    const bytes: Record<string, number> = {};
    for (const { Properties } of permissions) {
      const target = JSON.stringify(Properties.FunctionName);
      // As AWS writes it out, with a generated id for the statement and ARNs of full length.
      bytes[target] = (bytes[target] ?? 0) + JSON.stringify(Properties).length + 300;
    }
    // 20 KB at most, and no more with each route: one permission for each function behind the API, and the user pool's four.
    for (const size of Object.values(bytes)) expect(size).toBeLessThan(5_000);
    expect(permissions).toHaveLength(Object.keys(registry).length + 4);
    // CloudFormation takes 500.
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(380);
  });

  it('has nothing that bills while nobody uses it', () => {
    const idleBilled = /OpenSearch|NatGateway|RDS|ElastiCache|WAFv2|EC2|ECS|Kinesis/;
    for (const { Type } of Object.values(template.toJSON().Resources as Record<string, { Type: string }>))
      expect(Type).not.toMatch(idleBilled);
  });
});

describe('optional parts', () => {
  it('takes a domain with its certificate and names, a web ACL, an alarm address and locks against deletion', () => {
    const full = templateOf({
      prod: {
        mail,
        account: '123456789012',
        domain: {
          name: 'pointe.dance',
          certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/abc',
          hostedZone: { id: 'Z1', name: 'pointe.dance' },
        },
        webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/1',
        alarmEmail: 'operator@pointe.dance',
        protected: true,
      },
    });
    full.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [Match.objectLike({ DeletionProtectionEnabled: true })],
    });
    full.hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'ACTIVE' });
    full.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
    full.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        Aliases: ['pointe.dance'],
        WebACLId: Match.stringLikeRegexp('webacl/site'),
        ViewerCertificate: Match.objectLike({ MinimumProtocolVersion: 'TLSv1.2_2021' }),
      }),
    });
    full.resourceCountIs('AWS::Route53::RecordSet', 2);
    full.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: ['https://pointe.dance'] })] },
    });
    full.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@pointe.dance' });
  }, 60_000);
});

describe('cdk-nag', () => {
  it('finds no unacknowledged error', () => {
    const app = newApp();
    new SiteStack(app, 'PointeShoes-nag', { stage: parseStage('prod', { prod: { mail } }) });
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    // The pack prints its warnings (geo restriction and WAF are the operator's choice); an error would throw.
    const printed = vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => app.synth()).not.toThrow();
    expect(printed.mock.calls.join('\n')).not.toContain('ERROR');
    printed.mockClear();
  }, 60_000);
});
