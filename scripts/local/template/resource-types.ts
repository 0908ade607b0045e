import { cloudFrontTypes } from './cloudfront-types.ts';
import { dkimAttributes } from './dkim.ts';
import { arn, environment } from './environment.ts';
import { idleTypes } from './idle-types.ts';
import { generated, hash, hashed, type Named, namedBy, type ResourceType, uuid } from './naming.ts';

const tableArn = (resource: Named) => arn('dynamodb', `table/${resource.id}`);
const apiHost = (resource: Named) => `${resource.id}.execute-api.${environment.region}.${environment.urlSuffix}`;
const userPoolId = (resource: Named) => `${environment.region}_${hash(resource, 9)}`;
const userPoolProvider = (resource: Named) =>
  `cognito-idp.${environment.region}.${environment.urlSuffix}/${resource.id}`;
/** Given, or made up with the ending that AWS demands of a FIFO queue. */
const queueName = (resource: Named) => {
  const isFifo = resource.property('FifoQueue') === 'true';
  return resource.property('QueueName') ?? `${generated(resource, isFifo ? 75 : 80)}${isFifo ? '.fifo' : ''}`;
};
/** Of a version: a number that changes with its logical id, in which the CDK hashes what it publishes. */
const versionArn = (resource: Named) => {
  const name = (resource.property('FunctionName') ?? '').split(':').at(-1);
  return arn('lambda', `function:${name}:${Number.parseInt(hash(resource, 7), 16)}`);
};

const table: ResourceType = {
  simulation: 'dynalite with transactions, TTL and streams added; data in .local/dynamodb',
  id: namedBy('TableName', 255),
  attributes: {
    Arn: tableArn,
    StreamArn: (resource) => `${tableArn(resource)}/stream/local`,
    TableId: (r) => hash(r, 32),
  },
};

/** Every CloudFormation type that the twin accepts. Another one in the template stops it with an error. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::Lambda::Function': {
    simulation: 'a worker thread per function, with its own environment and access key',
    id: namedBy('FunctionName', 64),
    attributes: { Arn: (resource) => arn('lambda', `function:${resource.id}`) },
  },
  'AWS::Lambda::Version': {
    simulation: 'the function as it is: there are no older versions here',
    id: versionArn,
    attributes: {
      FunctionArn: (resource) => resource.id,
      Version: (resource) => resource.id.split(':').at(-1) ?? '',
    },
  },
  'AWS::Scheduler::Schedule': {
    simulation: 'calls its function when it is due, by the clock of the twin; kept in .local/scheduler',
    id: namedBy('Name', 64),
    attributes: {
      Arn: (resource) => arn('scheduler', `schedule/${resource.property('GroupName') ?? 'default'}/${resource.id}`),
    },
  },
  'AWS::Scheduler::ScheduleGroup': {
    simulation: 'a group that schedules can be in',
    id: namedBy('Name', 64),
    attributes: { Arn: (resource) => arn('scheduler', `schedule-group/${resource.id}`) },
  },
  'AWS::Lambda::EventSourceMapping': {
    simulation: "hands a table's changes or a queue's messages to its function, with retries",
    id: uuid,
    attributes: {
      Id: (resource) => resource.id,
      EventSourceMappingArn: (resource) => arn('lambda', `event-source-mapping:${resource.id}`),
    },
  },
  'Custom::Trigger': { simulation: 'invokes its function after the deployments, if something changed' },
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
  'AWS::CloudWatch::Alarm': {
    simulation:
      'rings for the errors of its function, by the clock of the twin; of other metrics nothing is known here',
    id: namedBy('AlarmName', 255),
    attributes: { Arn: (resource) => arn('cloudwatch', `alarm:${resource.id}`) },
  },
  'AWS::S3::BucketPolicy': { simulation: 'enforced for functions and for CloudFront' },
  'Custom::CDKBucketDeployment': { simulation: "copies the asset's files into the bucket stand-in when they changed" },
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
  'AWS::SES::ConfigurationSetEventDestination': {
    simulation: 'what becomes of a mail goes to the event bus; metrics and topics get nothing here',
    id: hashed,
    attributes: { Id: hashed },
  },
  'AWS::Events::Rule': {
    simulation: 'hands the events that it matches to queues',
    id: namedBy('Name', 64),
    attributes: { Arn: (resource) => arn('events', `rule/${resource.id}`) },
  },
  'Custom::OriginKey': {
    simulation: 'a key that stays the same; on AWS it is made at random',
    attributes: { Key: (resource) => hash(resource, 43) },
  },
  'AWS::SQS::Queue': {
    simulation: 'keeps its messages in .local/sqs until they are deleted, too old or dead letters',
    id: (resource) =>
      `https://sqs.${environment.region}.${environment.urlSuffix}/${environment.account}/${queueName(resource)}`,
    attributes: {
      Arn: (resource) => arn('sqs', queueName(resource)),
      QueueName: queueName,
      QueueUrl: (resource) => resource.id,
    },
  },
  'AWS::SQS::QueuePolicy': { simulation: 'enforced for functions' },
  'AWS::SSM::Parameter': {
    simulation: 'its value, unless parameters.json in the data folder has another',
    id: namedBy('Name', 1011),
    attributes: {
      Type: (resource) => resource.property('Type') ?? '',
      Value: (resource) => resource.property('Value') ?? '',
    },
  },
  'AWS::SNS::Topic': {
    simulation: 'messages about failed batches are kept in memory; alarms publish nothing here',
    id: (resource) => arn('sns', namedBy('TopicName', 256)(resource)),
    attributes: {
      TopicArn: (resource) => resource.id,
      TopicName: (resource) => resource.id.split(':').at(-1) ?? resource.id,
    },
  },
  ...cloudFrontTypes,
  ...idleTypes,
};
