import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOf, requestLanguage } from '#lambdas/platform/http/request.ts';
import { httpEvent } from '#test/support/http-event.ts';
import { acceptHeader, languageCases } from '#test/support/language-cases.ts';

const key = 'the-key-of-this-stack';
const other = 'the-other-key';
const ipOf = (headers: Record<string, string>, originKeys = `${key} ${other}`) => {
  vi.stubEnv('ORIGIN_KEYS', originKeys);
  return clientOf(httpEvent('GET /api/brands', { headers })).ip;
};
afterEach(() => vi.unstubAllEnvs());

describe('the address that a request comes from', () => {
  it.each([key, other])('is the one that CloudFront tells, with either key', (sent) => {
    expect(ipOf({ 'x-origin-key': sent, 'x-viewer-address': '2001:db8::7' })).toBe('2001:db8::7');
  });

  it.each([
    ['without the key', { 'x-viewer-address': '203.0.113.9' }],
    ['with another key', { 'x-origin-key': 'guessed', 'x-viewer-address': '203.0.113.9' }],
    ['with both keys at once', { 'x-origin-key': `${key} ${other}`, 'x-viewer-address': '203.0.113.9' }],
    ['with an empty key', { 'x-origin-key': '', 'x-viewer-address': '203.0.113.9' }],
    ['with an empty key where none is set', { 'x-origin-key': '', 'x-viewer-address': '203.0.113.9' }, ''],
    ['when CloudFront tells none', { 'x-origin-key': key }],
    ['whatever a proxy claims', { 'x-forwarded-for': '203.0.113.9' }],
  ])('is the gateway’s own sight %s', (_what, headers, originKeys = `${key} ${other}`) => {
    expect(ipOf(headers as unknown as Record<string, string>, originKeys)).toBe('127.0.0.1');
  });
});

describe('the language a caller is answered in', () => {
  it.each(languageCases)('%j is answered in %s [S-260, Q-072]', (asked, language) => {
    expect(requestLanguage(asked.query ?? {}, acceptHeader(asked))).toBe(language);
  });

  it.each([
    [{ lang: 'fr' }, 'ru', 'fr'],
    [{ lang: 'xx' }, 'ru', 'ru'],
    [{}, 'en-GB,ru;q=0.9', 'en'],
    [{}, 'de, es;q=0.3, ru;q=0.8', 'ru'],
    [{}, 'ru;q=0, fr;q=0.1', 'fr'],
    [{}, 'FR-ca', 'fr'],
    [{}, '<script>;q=1,en;q=nonsense', 'en'],
    [{}, '', 'he'],
    [{}, undefined, 'he'],
  ])('%o with Accept-Language %s is %s [S-260, Q-072]', (query, header, expected) => {
    expect(requestLanguage(query, header)).toBe(expected);
  });
});
