import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/http/endpoint.ts';
import { reply } from '#lambdas/platform/http/reply.ts';

const kept = endpoint({
  id: 'kept',
  method: 'GET',
  path: '/api/kept',
  access: 'admin',
  responses: { 200: z.object({ text: z.string() }) },
  isRevalidated: true,
});
const tagOf = (text: string): string => String(reply(kept, { text }).headers?.etag);

describe('a reply that the browser may keep', () => {
  it('is for this browser alone, and is asked for again each time', () => {
    const { statusCode, headers, body } = reply(kept, { text: 'one' });
    expect([statusCode, body]).toEqual([200, '{"text":"one"}']);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
  });

  it('comes without a body where the browser has the same, also after CloudFront has compressed it', () => {
    for (const ifNoneMatch of [tagOf('one'), `W/${tagOf('one')}`, `"other", W/${tagOf('one')}`]) {
      const { statusCode, headers, body } = reply(kept, { text: 'one' }, { ifNoneMatch });
      expect([statusCode, body]).toEqual([304, undefined]);
      expect(headers).toEqual({ 'cache-control': 'private, no-cache', etag: tagOf('one') });
    }
  });

  it('comes whole where it has changed', () => {
    expect(reply(kept, { text: 'two' }, { ifNoneMatch: tagOf('one') })).toMatchObject({ statusCode: 200 });
    expect(
      reply({ ...kept, isRevalidated: false }, { text: 'one' }, { ifNoneMatch: tagOf('one') }).headers,
    ).toMatchObject({
      'cache-control': 'no-store',
    });
  });
});
