import type { Resources } from './assembly.ts';

const managedCachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
export const managedCachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
export const managedAllViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

export const att = (logicalId: string, name: string) => ({ 'Fn::GetAtt': [logicalId, name] });
export const ref = (logicalId: string) => ({ Ref: logicalId });
const join = (...parts: unknown[]) => ({ 'Fn::Join': ['', parts] });

export const table: Resources = {
  Table: {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((name) => ({
        AttributeName: name,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: [
            { AttributeName: 'gsi1pk', KeyType: 'HASH' },
            { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      Replicas: [{ Region: 'eu-central-1', PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    },
  },
};

/** A function `Worker` from the asset `code`, whose role has the given statements. */
export const worker = (statements: object[], more: Record<string, unknown> = {}): Resources => ({
  Role: { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: {} } },
  Policy: {
    Type: 'AWS::IAM::Policy',
    Properties: { PolicyName: 'Policy', PolicyDocument: { Statement: statements }, Roles: [ref('Role')] },
  },
  Worker: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Code: { S3Bucket: 'assets', S3Key: 'code.zip' },
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role: att('Role', 'Arn'),
      Timeout: 5,
      MemorySize: 256,
      Environment: { Variables: { TABLE_NAME: ref('Table'), BUCKET: ref('Bucket') } },
      ...more,
    },
  },
});

/** An HTTP API that sends the given routes to `Worker`. */
export const api = (routes: Record<string, object>): Resources => ({
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'api', ProtocolType: 'HTTP' } },
  Stage: {
    Type: 'AWS::ApiGatewayV2::Stage',
    Properties: { ApiId: ref('Api'), StageName: '$default', AutoDeploy: true },
    DependsOn: Object.keys(routes).map((_key, index) => `Route${index}`),
  },
  Integration: {
    Type: 'AWS::ApiGatewayV2::Integration',
    Properties: {
      ApiId: ref('Api'),
      IntegrationType: 'AWS_PROXY',
      IntegrationUri: att('Worker', 'Arn'),
      PayloadFormatVersion: '2.0',
    },
  },
  ...Object.fromEntries(
    Object.entries(routes).map(([key, more], index) => [
      `Route${index}`,
      {
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: { ApiId: ref('Api'), RouteKey: key, Target: join('integrations/', ref('Integration')), ...more },
      },
    ]),
  ),
});

/** A bucket with the files of the asset `site`, readable by the distribution only. */
export const bucket: Resources = {
  Bucket: { Type: 'AWS::S3::Bucket', Properties: { VersioningConfiguration: { Status: 'Enabled' } } },
  BucketPolicy: {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: ref('Bucket'),
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Deny',
            Action: 's3:*',
            Principal: { AWS: '*' },
            Resource: [att('Bucket', 'Arn'), join(att('Bucket', 'Arn'), '/*')],
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          },
          {
            Effect: 'Allow',
            Action: 's3:GetObject',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Resource: join(att('Bucket', 'Arn'), '/*'),
            Condition: {
              StringEquals: {
                'AWS:SourceArn': join(
                  'arn:aws:cloudfront::',
                  ref('AWS::AccountId'),
                  ':distribution/',
                  ref('Distribution'),
                ),
              },
            },
          },
        ],
      },
    },
  },
  Deployment: {
    Type: 'Custom::CDKBucketDeployment',
    Properties: {
      ServiceToken: 'arn:aws:lambda:eu-central-1:000000000000:function:provider',
      SourceBucketNames: ['assets'],
      SourceObjectKeys: ['site.zip'],
      DestinationBucketName: ref('Bucket'),
      SystemMetadata: { 'cache-control': 'public, max-age=60' },
    },
  },
};

const origins = [
  { Id: 'bucket', DomainName: att('Bucket', 'RegionalDomainName'), S3OriginConfig: { OriginAccessIdentity: '' } },
  {
    Id: 'api',
    DomainName: join(ref('Api'), '.execute-api.', ref('AWS::Region'), '.', ref('AWS::URLSuffix')),
    CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
  },
];

/** Pages from the bucket, falling back to the API; `/api/*` from the API. */
export const distribution = (more: Record<string, unknown> = {}, pages: Record<string, unknown> = {}): Resources => ({
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Origins: origins,
        OriginGroups: {
          Quantity: 1,
          Items: [
            {
              Id: 'group',
              Members: { Quantity: 2, Items: [{ OriginId: 'bucket' }, { OriginId: 'api' }] },
              FailoverCriteria: { StatusCodes: { Quantity: 2, Items: [403, 404] } },
            },
          ],
        },
        DefaultCacheBehavior: {
          TargetOriginId: 'group',
          CachePolicyId: managedCachingOptimized,
          Compress: true,
          ViewerProtocolPolicy: 'redirect-to-https',
          ...pages,
        },
        CacheBehaviors: [
          {
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            CachePolicyId: managedCachingDisabled,
            OriginRequestPolicyId: managedAllViewerExceptHost,
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          },
        ],
        ...more,
      },
    },
  },
});
