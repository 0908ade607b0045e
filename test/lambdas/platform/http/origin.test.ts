import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyStructuredResultV2, CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry } from '#contracts/registry/index.ts';
import { handler as makeKey } from '#lambdas/functions/origin-key.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';

const health = registry.content.filter(({ id }) => id === 'checkHealth');
const handler = apiHandler(health, { checkHealth: () => undefined } as never, {
  log: { info: () => undefined, error: () => undefined },
}) as unknown as (event: unknown, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>;
const ask = (headers: Record<string, string>) =>
  handler(httpEvent('HEAD /api/health', { headers: { 'accept-language': 'en', ...headers } }), lambdaContext);

afterEach(() => vi.unstubAllEnvs());

describe('a call around CloudFront', () => {
  it('is refused by every function that knows the keys', async () => {
    vi.stubEnv('ORIGIN_KEYS', 'first second');
    for (const headers of [
      {},
      { 'x-origin-key': '' },
      { 'x-origin-key': 'third' },
      { 'x-origin-key': 'first second' },
    ]) {
      const { statusCode, body } = await ask(headers as Record<string, string>);
      expect([statusCode, JSON.parse(body ?? '')]).toEqual([
        403,
        { error: expect.any(String), code: 'forbidden', requestId: expect.any(String) },
      ]);
    }
  });

  it('is none with either key, or where no key is set', async () => {
    const unset = await ask({});
    vi.stubEnv('ORIGIN_KEYS', 'first second');
    const replies = [unset, await ask({ 'x-origin-key': 'first' }), await ask({ 'x-origin-key': 'second' })];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});

describe('a key', () => {
  it('is made at random when CloudFormation asks, and is not shown by it', async () => {
    const replies: { type: string | undefined; body: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        replies.push({ type: request.headers['content-type'], body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const ResponseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    for (const RequestType of ['Create', 'Update', 'Delete']) {
      const event = { RequestType, ResponseURL, LogicalResourceId: 'KeyA', RequestId: '1', StackId: 'stack' };
      await makeKey(event as CloudFormationCustomResourceEvent);
    }
    await new Promise((resolve) => server.close(resolve));
    const [made, replaced, deleted] = replies.map(({ body }) => body);
    expect(made).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'KeyA', NoEcho: true });
    expect(made?.Data).toEqual({ Key: expect.stringMatching(/^[\w-]{43}$/) });
    expect(replaced).toMatchObject({ PhysicalResourceId: 'KeyA', Data: { Key: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(replaced?.Data).not.toEqual(made?.Data);
    expect(deleted?.Data).toBeUndefined();
    expect(replies.map(({ type }) => type)).toEqual(['', '', '']);
  });
});
