import { readFileSync } from 'node:fs';
import { App, Validations } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '#contracts/registry.ts';
import { builtSite } from '#infra/built-site.ts';
import { parseStage } from '#infra/config.ts';
import { contentSecurityPolicy } from '#infra/constructs/response-headers.ts';
import { SiteStack } from '#infra/stack.ts';

const mail = { from: 'no-reply@pointe.example' };
const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
const templateOf = (stages: Record<string, unknown>, name = 'prod') => {
  const app = new App({ context });
  return Template.fromStack(new SiteStack(app, `PointeShoes-${name}`, { stage: parseStage(name, stages) }));
};

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Effect: string;
  Condition?: Record<string, Record<string, unknown>>;
}

let template: Template;
beforeAll(() => {
  template = templateOf({ prod: { mail } });
}, 60_000);

const statementsOf = (rolePrefix: string): Statement[] =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .filter(({ Properties }) => JSON.stringify(Properties.Roles).includes(`"${rolePrefix}`))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
const actionsOf = (rolePrefix: string) =>
  statementsOf(rolePrefix)
    .flatMap(({ Action }) => Action)
    .sort();

describe('the template', () => {
  it('has exactly the routes of the contract registry [S-198]', () => {
    const routes = Object.values(template.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(
      Object.values(registry)
        .flat()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });

  it('lets the content function read what is published, no index, and nothing else', () => {
    expect(actionsOf('ContentRole')).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
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

  it('keeps and protects what holds data', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: Match.objectLike({ PointInTimeRecoveryEnabled: true }),
          }),
        ],
      },
    });
    template.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: { PublicAccessBlockConfiguration: Match.objectLike({ RestrictPublicBuckets: true }) },
    });
  });

  it('runs its functions on arm64 and Node 24, with logs that end', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
    for (const { Properties } of Object.values(template.findResources('AWS::Lambda::Function'))) {
      if (Properties.Handler !== 'index.handler' || Properties.Runtime.startsWith('python')) continue;
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    }
  });

  it('reads the bucket through origin access control and asks the API when a page is missing [S-026, Q-003]', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        OriginGroups: Match.objectLike({
          Items: [Match.objectLike({ FailoverCriteria: { StatusCodes: { Items: [403, 404], Quantity: 2 } } })],
        }),
        CustomErrorResponses: Match.absent(),
      }),
    });
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: Match.objectLike({ SigningBehavior: 'always' }),
    });
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
    const stackId = { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] };
    for (const each of keys) expect(each).toEqual({ HeaderName: 'x-origin-key', HeaderValue: stackId });
  });

  it('sends a policy with no inline script but the starter, and Trusted Types', () => {
    const { starter } = builtSite();
    const policy = contentSecurityPolicy(parseStage('prod', { prod: { mail } }), {
      bucketDomain: 'bucket.example',
      starter,
    });
    const directives = policy.split('; ');
    expect(directives).toContain(`script-src 'self' ${starter}`);
    // Beside the site's own: where sign-ups are confirmed and passwords reset, and where pictures are put.
    expect(directives).toContain(
      "connect-src 'self' https://cognito-idp.eu-central-1.amazonaws.com https://bucket.example",
    );
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain('trusted-types ProseMirrorClipboard');
    expect(directives).toContain("frame-ancestors 'none'");
    const [headers] = Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const { SecurityHeadersConfig } = headers?.Properties.ResponseHeadersPolicyConfig ?? {};
    const [before, after] = policy.split('bucket.example');
    const bucketDomain = { 'Fn::GetAtt': [expect.stringMatching(/^SiteBucket/), 'RegionalDomainName'] };
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

  it('lets functions add to the audit log and read it, and gives nobody a right to change or delete in it [S-109] [Q-034]', () => {
    const statements = aboutTable(/"AuditTable/);
    expect(statements.filter(({ Action }) => Action === 'dynamodb:PutItem')).toHaveLength(7);
    const actions = statements.flatMap(({ Action }) => Action);
    expect(new Set(actions)).toEqual(new Set(['dynamodb:PutItem', 'dynamodb:Query']));
  });

  it('denies nothing about the table, so that no denial can stop a transaction', () => {
    const effects = aboutTable(/"(Audit)?Table/).map(({ Effect }) => Effect);
    expect(effects.length).toBeGreaterThan(20);
    expect(new Set(effects)).toEqual(new Set(['Allow']));
  });

  it('grants items of the table by partition, writes so that they hold however AWS reads a transaction', () => {
    const inTransactions = /PutItem|DeleteItem|ConditionCheckItem/;
    const ofItems = aboutTable(/^{"Fn::GetAtt":\["Table\w+","Arn"/);
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

  it('lets the render function read the content, write pages, and nothing else', () => {
    expect(actionsOf('PublishingRender')).toEqual([
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
    const statements = statementsOf('PublishingRender');
    const conditionOf = (action: string) =>
      statements.find(({ Action }) => [Action].flat().includes(action))?.Condition;
    expect(conditionOf('dynamodb:PutItem')).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['RENDER', 'AUDIT#*'] },
    });
    expect(conditionOf('s3:ListBucket')).toEqual({ StringEquals: { 's3:prefix': '_pages/' } });
  });

  it('alarms on errors and throttles of each function, saying who is hurt', () => {
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
    expect(alarms).toHaveLength(22);
    for (const { Properties } of alarms) {
      expect(Properties.AlarmDescription).toMatch(/visitors|nobody|users|administrators|sign-ups/);
    }
  });

  it('has nothing that bills while nobody uses it', () => {
    const idleBilled = /OpenSearch|NatGateway|RDS|ElastiCache|WAFv2|EC2|ECS|Kinesis/;
    for (const { Type } of Object.values(template.toJSON().Resources as Record<string, { Type: string }>))
      expect(Type).not.toMatch(idleBilled);
  });
});

describe('optional parts', () => {
  it('takes a domain with its certificate and names, a web ACL and an alarm address', () => {
    const full = templateOf({
      prod: {
        mail,
        account: '123456789012',
        domain: {
          name: 'pointe.example',
          certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/abc',
          hostedZone: { id: 'Z1', name: 'example' },
        },
        webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/1',
        alarmEmail: 'operator@pointe.example',
      },
    });
    full.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        Aliases: ['pointe.example'],
        WebACLId: Match.stringLikeRegexp('webacl/site'),
        ViewerCertificate: Match.objectLike({ MinimumProtocolVersion: 'TLSv1.2_2021' }),
      }),
    });
    full.resourceCountIs('AWS::Route53::RecordSet', 2);
    full.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@pointe.example' });
  }, 60_000);
});

describe('cdk-nag', () => {
  it('finds no unacknowledged error', () => {
    const app = new App({ context });
    new SiteStack(app, 'PointeShoes-nag', { stage: parseStage('prod', { prod: { mail } }) });
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    // The pack prints its warnings (geo restriction and WAF are the operator's choice); an error would throw.
    const printed = vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => app.synth()).not.toThrow();
    expect(printed.mock.calls.join('\n')).not.toContain('ERROR');
    printed.mockClear();
  }, 60_000);
});
