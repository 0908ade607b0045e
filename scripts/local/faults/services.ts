import { operations as cognitoOperations } from '../cognito/operations/index.ts';
import { sqsOperations } from '../sqs/service.ts';

/** A fault as a service would word it. The SDK decides by type and status whether to try again. */
export interface Refusal {
  type: string;
  status: number;
  message: string;
}

/** The names of a service's calls, and its replies when it is too busy or broken. */
interface FaultyService {
  calls: readonly string[];
  throttle: Refusal;
  /** Error names by status. */
  errors: Record<500 | 503, Refusal>;
}

const unavailable = (type: string): Refusal => ({
  type,
  status: 503,
  message: 'The service is temporarily unable to handle the request.',
});
const broken = (type: string, message = 'An internal error occurred.'): Refusal => ({ type, status: 500, message });

export const faultyServices = {
  dynamodb: {
    calls: [
      'GetItem',
      'BatchGetItem',
      'Query',
      'Scan',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
      'TransactWriteItems',
      'DescribeTable',
    ],
    throttle: {
      type: 'ProvisionedThroughputExceededException',
      status: 400,
      message:
        'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
    },
    errors: { 500: broken('InternalServerError', 'Internal server error'), 503: unavailable('ServiceUnavailable') },
  },
  s3: {
    calls: ['GetObject', 'HeadObject', 'PutObject', 'CopyObject', 'DeleteObject', 'ListObjectsV2'],
    throttle: { type: 'SlowDown', status: 503, message: 'Please reduce your request rate.' },
    errors: {
      500: broken('InternalError', 'We encountered an internal error. Please try again.'),
      503: unavailable('ServiceUnavailable'),
    },
  },
  'cognito-idp': {
    calls: [...cognitoOperations.keys()],
    throttle: { type: 'TooManyRequestsException', status: 400, message: 'Rate exceeded' },
    errors: { 500: broken('InternalErrorException'), 503: unavailable('ServiceUnavailableException') },
  },
  ses: {
    calls: [
      'SendEmail',
      'SendBulkEmail',
      'GetAccount',
      'GetEmailIdentity',
      'PutSuppressedDestination',
      'GetSuppressedDestination',
      'DeleteSuppressedDestination',
    ],
    throttle: { type: 'TooManyRequestsException', status: 429, message: 'Maximum sending rate exceeded.' },
    errors: { 500: broken('InternalServiceErrorException'), 503: unavailable('ServiceUnavailableException') },
  },
  scheduler: {
    calls: ['CreateSchedule', 'UpdateSchedule', 'DeleteSchedule'],
    throttle: { type: 'ThrottlingException', status: 429, message: 'Rate exceeded' },
    errors: { 500: broken('InternalServerException'), 503: unavailable('ServiceUnavailableException') },
  },
  sqs: {
    calls: sqsOperations,
    throttle: { type: 'com.amazonaws.sqs#RequestThrottled', status: 400, message: 'Rate exceeded' },
    errors: { 500: broken('InternalFailure'), 503: unavailable('ServiceUnavailable') },
  },
  /** The event bus, which loses what a fault strikes: no caller waits for its reply. */
  events: {
    calls: ['PutEvents'],
    throttle: { type: 'ThrottlingException', status: 400, message: 'Rate exceeded' },
    errors: { 500: broken('InternalException'), 503: unavailable('ServiceUnavailable') },
  },
  bedrock: {
    calls: ['Converse', 'InvokeModel'],
    throttle: {
      type: 'ThrottlingException',
      status: 429,
      message: 'Too many requests, please wait before trying again.',
    },
    errors: { 500: broken('InternalServerException'), 503: unavailable('ServiceUnavailableException') },
  },
  monitoring: {
    calls: ['DescribeAlarms'],
    throttle: { type: 'Throttling', status: 400, message: 'Rate exceeded' },
    errors: { 500: broken('InternalServiceFault'), 503: unavailable('ServiceUnavailable') },
  },
  ssm: {
    calls: ['GetParameter', 'PutParameter', 'DeleteParameter', 'GetParametersByPath'],
    throttle: { type: 'ThrottlingException', status: 400, message: 'Rate exceeded' },
    errors: { 500: broken('InternalServerError'), 503: unavailable('ServiceUnavailableException') },
  },
} satisfies Record<string, FaultyService>;

/** Bedrock's words to a caller who may not subscribe the account to a model that is sold on AWS Marketplace. */
export const notSubscribed: Refusal = {
  type: 'AccessDeniedException',
  status: 403,
  message:
    'Model access is denied due to IAM user or service role is not authorized to perform the required AWS Marketplace actions (aws-marketplace:ViewSubscriptions, aws-marketplace:Subscribe) to enable access to this model. Refer to the Amazon Bedrock documentation for further details. Your AWS Marketplace subscription for this model cannot be completed at this time. If you recently fixed this issue, try again after 5 minutes.',
};

export type ServiceName = keyof typeof faultyServices;
export const serviceNames = Object.keys(faultyServices) as ServiceName[];
