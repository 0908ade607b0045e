import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

interface EventOptions {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  pathParameters?: Record<string, string>;
  body?: string;
}

/** An event as the HTTP API sends it (payload format 2.0), for `GET /api/brands` and the like. */
export const httpEvent = (route: string, options: EventOptions = {}): APIGatewayProxyEventV2 => {
  const [method = 'GET', path = '/'] = route.split(' ');
  const { query, headers = {}, pathParameters, body } = options;
  return {
    version: '2.0',
    routeKey: route,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { host: 'api.test', ...headers },
    ...(query ? { queryStringParameters: query } : {}),
    ...(pathParameters ? { pathParameters } : {}),
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName: 'api.test',
      domainPrefix: 'api',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: 'request-1',
      routeKey: route,
      stage: '$default',
      time: '21/Nov/2026:10:00:00 +0000',
      timeEpoch: 1_795_255_200_000,
    },
  };
};

export const lambdaContext: Context = {
  callbackWaitsForEmptyEventLoop: true,
  functionName: 'content',
  functionVersion: '$LATEST',
  invokedFunctionArn: 'arn:aws:lambda:eu-central-1:000000000000:function:content',
  memoryLimitInMB: '512',
  awsRequestId: 'request-1',
  logGroupName: 'log',
  logStreamName: 'stream',
  // More than any test takes: how a function answers when its time runs out has a test of its own.
  getRemainingTimeInMillis: () => 60_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
};
