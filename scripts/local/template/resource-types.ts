import { createHash } from 'node:crypto';
import { arn, environment } from './environment.ts';

/** What naming a resource needs to know about it. */
export interface Named {
  logicalId: string;
  stackName: string;
  /** A property that names the resource, resolved; undefined when the template leaves naming to CloudFormation. */
  property(name: string): string | undefined;
  /** The physical id, for attributes. */
  id: string;
}

/** One CloudFormation type: its identity, and in a sentence what the twin does with it. */
export interface ResourceType {
  /** Shown on `/__local`; starts with "nothing to do" where the type has no behaviour on a laptop. */
  simulation: string;
  id?: (resource: Named) => string;
  attributes?: Record<string, (resource: Named) => string>;
}

const hash = (resource: Named, length: number): string =>
  createHash('sha256').update(`${resource.stackName}/${resource.logicalId}`).digest('hex').slice(0, length);
const generated = (resource: Named, limit: number): string => {
  const name = `${resource.stackName}-${resource.logicalId}`;
  return name.length <= limit ? name : `${name.slice(0, limit - 9)}-${hash(resource, 8)}`;
};
const namedBy = (property: string, limit: number) => (resource: Named) =>
  resource.property(property) ?? generated(resource, limit);
const tableArn = (resource: Named) => arn('dynamodb', `table/${resource.id}`);
const apiHost = (resource: Named) => `${resource.id}.execute-api.${environment.region}.${environment.urlSuffix}`;
const userPoolId = (resource: Named) => `${environment.region}_${hash(resource, 9)}`;
const userPoolProvider = (resource: Named) =>
  `cognito-idp.${environment.region}.${environment.urlSuffix}/${resource.id}`;
const hashed = (resource: Named) => hash(resource, 10);
/** The CNAME records that prove a domain's signature. */
const dkimAttributes = Object.fromEntries(
  ['1', '2', '3'].flatMap((number) => {
    const token = (resource: Named) => `${hash(resource, 31)}${number}`;
    return [
      [`DkimDNSTokenName${number}`, (resource: Named) => `${token(resource)}._domainkey.${resource.id}`],
      [`DkimDNSTokenValue${number}`, (resource: Named) => `${token(resource)}.dkim.amazonses.com`],
    ];
  }),
);

const table: ResourceType = {
  simulation: 'dynalite with transactions, TTL and a change feed added; data in .local/dynamodb',
  id: namedBy('TableName', 255),
  attributes: {
    Arn: tableArn,
    StreamArn: (resource) => `${tableArn(resource)}/stream/local`,
    TableId: (r) => hash(r, 32),
  },
};

const nothing = (why: string, more: Omit<ResourceType, 'simulation'> = {}): ResourceType => ({
  simulation: `nothing to do: ${why}`,
  ...more,
});

/** Every CloudFormation type that the twin accepts. Another one in the template stops it with an error. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::Lambda::Function': {
    simulation: 'a worker thread per function, with its own environment and access key',
    id: namedBy('FunctionName', 64),
    attributes: { Arn: (resource) => arn('lambda', `function:${resource.id}`) },
  },
  'AWS::IAM::Role': {
    simulation: 'enforced: every call of a function is matched against its statements',
    id: namedBy('RoleName', 64),
    attributes: {
      Arn: (resource) => arn('iam', `role/${resource.id}`, { region: '' }),
      RoleId: (resource) => `AROA${hash(resource, 17).toUpperCase()}`,
    },
  },
  'AWS::IAM::Policy': { simulation: 'enforced as part of its roles', id: namedBy('PolicyName', 128) },
  'AWS::ApiGatewayV2::Api': {
    simulation: 'an HTTP API in this process, payload format 2.0',
    id: hashed,
    attributes: { ApiEndpoint: (resource) => `https://${apiHost(resource)}`, ApiId: (resource) => resource.id },
  },
  'AWS::ApiGatewayV2::Stage': {
    simulation: 'part of its HTTP API',
    id: (resource) => resource.property('StageName') ?? '',
  },
  'AWS::ApiGatewayV2::Integration': { simulation: 'part of its HTTP API', id: hashed },
  'AWS::ApiGatewayV2::Route': { simulation: 'part of its HTTP API', id: hashed },
  'AWS::ApiGatewayV2::Authorizer': {
    simulation: 'checks signature, issuer, audience and expiry of each token',
    id: hashed,
  },
  'AWS::S3::Bucket': {
    simulation: 'files under .local/s3, answered path-style on the AWS endpoint',
    id: (resource) => (resource.property('BucketName') ?? generated(resource, 63)).toLowerCase(),
    attributes: {
      Arn: (resource) => arn('s3', resource.id, { region: '', account: '' }),
      DomainName: (resource) => `${resource.id}.s3.amazonaws.com`,
      RegionalDomainName: (resource) => `${resource.id}.s3.${environment.region}.amazonaws.com`,
    },
  },
  'AWS::S3::BucketPolicy': { simulation: 'enforced for functions and for CloudFront' },
  'Custom::CDKBucketDeployment': { simulation: "copies the asset's files into the bucket stand-in when they changed" },
  'AWS::CloudFront::Distribution': {
    simulation: 'behaviours, functions, failover, headers and compression on the local port; nothing is cached',
    id: (resource) => `E${hash(resource, 13).toUpperCase()}`,
    attributes: {
      DomainName: (resource) => `d${hash(resource, 13)}.cloudfront.net`,
      Id: (resource) => resource.id,
    },
  },
  'AWS::CloudFront::Function': {
    simulation: 'run in a sandbox with the CloudFront event',
    id: (resource) =>
      arn('cloudfront', `function/${resource.property('Name') ?? generated(resource, 64)}`, { region: '' }),
    attributes: {
      FunctionARN: (resource) => resource.id,
      'FunctionMetadata.FunctionARN': (resource) => resource.id,
      Stage: () => 'LIVE',
    },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': {
    simulation: 'applied to every response of its behaviours',
    id: hashed,
    attributes: { Id: hashed },
  },
  'AWS::CloudFront::CachePolicy': {
    simulation: 'decides what reaches the origin and what is compressed',
    id: hashed,
    attributes: { Id: hashed },
  },
  'AWS::CloudFront::OriginRequestPolicy': {
    simulation: 'decides what reaches the origin',
    id: hashed,
    attributes: { Id: hashed },
  },
  'AWS::CloudFront::OriginAccessControl': {
    simulation: 'reads of the bucket go through its policy as CloudFront',
    id: (resource) => `E${hash(resource, 13).toUpperCase()}`,
    attributes: { Id: (resource) => resource.id },
  },
  'AWS::Cognito::UserPool': {
    simulation: 'sign-up, sign-in, second factor, tokens, triggers; users in .local/cognito',
    id: userPoolId,
    attributes: {
      Arn: (resource) => arn('cognito-idp', `userpool/${resource.id}`),
      ProviderName: userPoolProvider,
      ProviderURL: (resource) => `https://${userPoolProvider(resource)}`,
      UserPoolId: (resource) => resource.id,
    },
  },
  'AWS::Cognito::UserPoolClient': {
    simulation: 'its flows, secret, token lifetimes and attributes hold',
    id: (resource) => hash(resource, 26),
    attributes: { ClientId: (resource) => resource.id },
  },
  'AWS::Cognito::UserPoolGroup': {
    simulation: 'a claim in the tokens of its members',
    id: (resource) => resource.property('GroupName') ?? generated(resource, 128),
  },
  'AWS::SES::EmailIdentity': {
    simulation: 'counts as verified: mail from it is kept and shown on /__local/mail, none leaves the laptop',
    id: (resource) => resource.property('EmailIdentity') ?? '',
    attributes: dkimAttributes,
  },
  'AWS::SES::ConfigurationSet': {
    simulation: 'noted on each mail; one that is missing or paused is refused',
    id: namedBy('Name', 64),
  },
  'AWS::SES::ConfigurationSetEventDestination': nothing('a mail that stays on the laptop has no later events', {
    id: hashed,
    attributes: { Id: hashed },
  }),
  'AWS::SSM::Parameter': {
    simulation: 'its value, unless parameters.json in the data folder has another',
    id: namedBy('Name', 1011),
    attributes: {
      Type: (resource) => resource.property('Type') ?? '',
      Value: (resource) => resource.property('Value') ?? '',
    },
  },
  'AWS::Lambda::Permission': nothing('the gateway and the triggers in this process may call their functions'),
  'AWS::Lambda::LayerVersion': nothing('belongs to a provider function that is simulated', {
    id: (resource) => arn('lambda', `layer:${resource.logicalId}:1`),
  }),
  'AWS::Logs::LogGroup': nothing('the last lines of each function are kept in memory', {
    id: namedBy('LogGroupName', 512),
    attributes: { Arn: (resource) => arn('logs', `log-group:${resource.id}:*`) },
  }),
  'AWS::CloudWatch::Alarm': nothing('no metrics are collected on a laptop', {
    id: namedBy('AlarmName', 255),
    attributes: { Arn: (resource) => arn('cloudwatch', `alarm:${resource.id}`) },
  }),
  'AWS::CloudWatch::Dashboard': nothing('no metrics are collected on a laptop', { id: namedBy('DashboardName', 255) }),
  'AWS::SNS::Topic': nothing('only alarms publish to it', {
    id: (resource) => arn('sns', resource.property('TopicName') ?? generated(resource, 256)),
    attributes: {
      TopicArn: (resource) => resource.id,
      TopicName: (resource) => resource.id.split(':').at(-1) ?? resource.id,
    },
  }),
  'AWS::SNS::TopicPolicy': nothing('only alarms publish to the topic'),
  'AWS::SNS::Subscription': nothing('only alarms publish to the topic'),
  'AWS::CDK::Metadata': nothing('usage figures of the CDK'),
};
