import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { associate, edgeFunction } from './support/edge.ts';
import { distribution, managedAllViewerExceptHost } from './support/resources.ts';
import { startTestTwin } from './support/twin.ts';

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'multiValue'];

/** Each way through CloudFront: functions before and behind the origin, and the origin's own reading. */
const start = () =>
  startTestTwin({
    resources: {
      ...edgeFunction('Request', 'function handler(event) { return event.request; }'),
      ...edgeFunction('Response', 'function handler(event) { return event.response; }'),
      ...distribution(
        { CacheBehaviors: [] },
        {
          TargetOriginId: 'api',
          OriginRequestPolicyId: managedAllViewerExceptHost,
          FunctionAssociations: [associate('viewer-request', 'Request'), associate('viewer-response', 'Response')],
        },
      ),
    },
  });

/** With header names that `fetch` leaves out. */
const ask = async (address: string, headers: Record<string, string>, name: string) => {
  const { host } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(address, { headers: ['host', host, ...Object.entries(headers).flat(), name, 'h'] }, resolve).on('error', reject);
  const reply = await promise;
  return { status: reply.statusCode ?? 0, body: await text(reply) };
};

/** The names that an object has without anything put into it. */
const inherited = () => Object.getOwnPropertyNames(Object.prototype).sort();

describe('names that every object has', () => {
  const before = inherited();

  it('reach the function as query parameter, cookie and header like any other', async () => {
    const { url, problems } = await start();
    for (const name of names) {
      const cookie = `${name}=c; other=1; ${name}=d`;
      const { status, body } = await ask(`${url}/api/x?${name}=1&a=b&${name}=2`, { cookie }, name);
      expect([name, status]).toEqual([name, 200]);
      const event = JSON.parse(body);
      const own = (values: object, key: string) => Object.getOwnPropertyDescriptor(values, key)?.value;
      const received = [own(event.queryStringParameters, name), own(event.headers, name.toLowerCase())];
      expect([name, ...received]).toEqual([name, '1,2', 'h']);
      expect(event.queryStringParameters.a).toBe('b');
      expect(event.cookies.toSorted()).toEqual([`${name}=c`, `${name}=d`, 'other=1'].toSorted());
    }
    expect([inherited(), problems]).toEqual([before, []]);
  });

  it('harm no page and nothing under /__local, whichever site asks', async () => {
    const { url, problems } = await startTestTwin();
    for (const name of names) {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
      for (const path of ['/', '/__local', '/__local/table', '/__local/api/calls', `/__local/functions/${name}`]) {
        const { status } = await ask(`${url}${path}?${name}=1&${name}=2&function=${name}`, headers, name);
        expect([path, name, status < 500]).toEqual([path, name, true]);
      }
    }
    expect((await fetch(`${url}/index.html`)).status).toBe(200);
    expect([inherited(), problems]).toEqual([before, []]);
  });

  it('are no service, operation, object or checksum of the AWS endpoint', async () => {
    const { awsEndpoint, operator } = await startTestTwin();
    const statuses = async (name: string) => {
      const signed = (service: string) => ({
        authorization: `AWS4-HMAC-SHA256 Credential=${operator.accessKeyId}/20261122/eu-central-1/${service}/aws4_request`,
        [name]: 'h',
      });
      const call = async (path: string, init: RequestInit) => (await fetch(`${awsEndpoint}${path}`, init)).status;
      const target = { 'x-amz-target': `DynamoDB_20120810.${name}` };
      const body = `{"TableName":"Test-Table","${name}":{"${name}":1}}`;
      return [
        await call('/', { method: 'POST', headers: { ...signed(name), ...target }, body }),
        await call('/', { method: 'POST', headers: { ...signed('dynamodb'), ...target }, body }),
        await call(`/test-bucket/${name}`, { headers: signed('s3') }),
        await call(`/test-bucket/${name}`, { method: 'PUT', headers: signed('s3'), body: 'x' }),
      ];
    };
    for (const name of names) expect([name, ...(await statuses(name))]).toEqual([name, 501, 400, 404, 200]);
    expect(inherited()).toEqual(before);
  });
});
