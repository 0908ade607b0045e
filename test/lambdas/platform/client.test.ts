import { describe, expect, it } from 'vitest';
import { clientOf } from '#lambdas/platform/http/client.ts';
import { httpEvent } from '#test/support/http-event.ts';

const key = 'the-key-of-this-stack';
const ipOf = (headers: Record<string, string>, originKey: string | undefined = key) =>
  clientOf(httpEvent('GET /api/brands', { headers }), originKey).ip;

describe('the address that a request comes from', () => {
  it('is the one that CloudFront tells', () => {
    expect(ipOf({ 'x-origin-key': key, 'x-viewer-address': '2001:db8::7' })).toBe('2001:db8::7');
  });

  it.each([
    ['without the key', { 'x-viewer-address': '203.0.113.9' }, key],
    ['with another key', { 'x-origin-key': 'guessed', 'x-viewer-address': '203.0.113.9' }, key],
    ['with an empty key where none is set', { 'x-origin-key': '', 'x-viewer-address': '203.0.113.9' }, ''],
    ['when CloudFront tells none', { 'x-origin-key': key }, key],
    ['whatever a proxy claims', { 'x-forwarded-for': '203.0.113.9' }, key],
  ])('is the gateway’s own sight %s', (_what, headers, originKey) => {
    expect(ipOf(headers as unknown as Record<string, string>, originKey)).toBe('127.0.0.1');
  });
});
