import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { type Prepared, startTwin, type Twin, type TwinOptions } from '#scripts/local/twin.ts';
import { type Assets, type Resources, temporaryFolder, writeAssembly } from './assembly.ts';
import { api, bucket, distribution, table, worker } from './resources.ts';

/** A function that performs the DynamoDB or S3 call that a test asks for, and otherwise echoes its event. */
const echo = `
const sign = (service) => 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20261121/eu-central-1/' + service + '/aws4_request, SignedHeaders=host, Signature=none';
export const handler = async (event) => {
  const { operation, input, s3 } = event.queryStringParameters ?? {};
  if (operation) {
    const headers = { authorization: sign('dynamodb'), 'x-amz-target': 'DynamoDB_20120810.' + operation };
    const reply = await fetch(process.env.AWS_ENDPOINT_URL, { method: 'POST', headers, body: input.replaceAll('TABLE', process.env.TABLE_NAME) });
    return { statusCode: reply.status, body: await reply.text() };
  }
  if (s3) {
    const reply = await fetch(process.env.AWS_ENDPOINT_URL + '/' + process.env.BUCKET + '/' + s3, { headers: { authorization: sign('s3') } });
    return { statusCode: reply.status, body: await reply.text() };
  }
  return event;
};
`;

export interface Parts {
  statements?: object[];
  resources?: Resources;
  assets?: Assets;
  options?: Partial<TwinOptions>;
}

/** The parts of a small product: table, bucket, function, API, distribution. The stage waits for the routes of a test, too. */
export const product = ({ statements = [], resources = {} }: Parts = {}): Resources => {
  const all: Resources = {
    ...table,
    ...bucket,
    ...worker(statements),
    ...api({ 'GET /api/{proxy+}': {}, 'POST /api/{proxy+}': {}, 'GET /{page+}': {} }),
    ...distribution(),
    ...resources,
  };
  const routes = Object.keys(all).filter((id) => all[id]?.Type === 'AWS::ApiGatewayV2::Route');
  return { ...all, ...(all.Stage ? { Stage: { ...all.Stage, DependsOn: routes } } : {}) };
};
export const assetsOf = (assets: Assets = {}): Assets => ({
  code: { 'index.mjs': echo },
  site: { 'index.html': '<h1>שלום</h1>' },
  ...assets,
});

/** Starts a twin of a small product; it stops after the test. Unexpected problems are thrown when it stops. */
export const startTestTwin = async (parts: Parts = {}): Promise<Twin & { problems: string[] }> => {
  const problems: string[] = [];
  const twin = await startTwin({
    port: 0,
    dataDir: await temporaryFolder(),
    assembly: await writeAssembly(product(parts), assetsOf(parts.assets)),
    onProblem: (message) => problems.push(message),
    ...parts.options,
  });
  onTestFinished(() => twin.close());
  return { ...twin, problems };
};

/** SDK clients with the operator's key, as a seed uses them. */
export const clientsOf = ({ awsEndpoint, operator }: Prepared) => {
  const config = { endpoint: awsEndpoint, region: 'eu-central-1', credentials: operator, maxAttempts: 1 };
  return { dynamoDb: new DynamoDBClient(config), s3: new S3Client({ ...config, forcePathStyle: true }) };
};
