import type { IncomingMessage } from 'node:http';
import type { ServiceName } from './services.ts';

const schedules: Record<string, string> = {
  POST: 'CreateSchedule',
  PUT: 'UpdateSchedule',
  DELETE: 'DeleteSchedule',
};
const ofSes: [RegExp, string | Record<string, string>][] = [
  [/outbound-emails$/, 'SendEmail'],
  [/outbound-bulk-emails$/, 'SendBulkEmail'],
  [/\/suppression\/addresses$/, { PUT: 'PutSuppressedDestination' }],
  [/\/suppression\/addresses\//, { GET: 'GetSuppressedDestination', DELETE: 'DeleteSuppressedDestination' }],
  [/\/account$/, 'GetAccount'],
  [/\/identities\//, 'GetEmailIdentity'],
];
const ofObject: Record<string, string> = {
  GET: 'GetObject',
  HEAD: 'HeadObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};
const ofBucket: Record<string, string> = { GET: 'ListObjectsV2' };

/** The model that a call of Bedrock is for. */
export const calledModel = ({ url = '/' }: IncomingMessage): string | undefined => {
  const [, model] = /^\/model\/([^/]+)\//.exec(url) ?? [];
  return model === undefined ? undefined : decodeURIComponent(model);
};

/** The name of a call in a service's API: REST services have it in method and path, the others in a header. */
export const callName = (
  service: ServiceName | string,
  { method = '', url = '/', headers }: IncomingMessage,
): string => {
  const [path = '/'] = url.split('?', 1);
  switch (service) {
    case 's3': {
      const isObject = /^\/[^/]+\/./.test(path);
      if (isObject && headers['x-amz-copy-source'] !== undefined) return 'CopyObject';
      return (isObject ? ofObject : ofBucket)[method] ?? method;
    }
    case 'ses': {
      const name = ofSes.find(([pattern]) => pattern.test(path))?.[1];
      return (typeof name === 'object' ? name[method] : name) ?? method;
    }
    case 'bedrock':
      if (path.endsWith('/invoke')) return 'InvokeModel';
      return path.endsWith('/converse') ? 'Converse' : method;
    case 'scheduler':
      return schedules[method] ?? method;
    default:
      return (
        String(headers['x-amz-target'] ?? '')
          .split('.')
          .at(-1) ?? ''
      );
  }
};
