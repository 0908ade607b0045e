import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ErrorReport, errorReportLimits, errorReportSchema } from '#contracts/error-log/endpoints.ts';
import { stubBrowser } from '#test/web/support/browser.ts';
import { network } from '#test/web/support/network.ts';
import { lastThrown } from '#web/app/errors/last-thrown.ts';
import { reportOnce } from '#web/app/errors/report-error.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';

const taken = () => new Response(null, { status: 204 });
const address = 'https://site.example/brand/bloch?token=abc123#part';

beforeEach(() => {
  setCredentials(sessionCredentials);
  stubBrowser();
  vi.stubGlobal('location', { href: address });
  vi.stubGlobal('navigator', { userAgent: 'Dancer/1.0' });
});
afterEach(() => {
  delete lastThrown.by;
  vi.unstubAllGlobals();
});

/** Reports an error, and returns what was sent. */
const sent = (error: unknown) => {
  const fetch = network(taken);
  const id = reportOnce(error);
  return { id, fetch, report: JSON.parse(String(fetch.mock.calls[0]?.[1].body ?? 'null')) as ErrorReport };
};

describe('what the browser reports of an error', () => {
  it('is its text, its places, the page, the browser and the time, under the number that is shown [S-150, S-217]', () => {
    stubBrowser({ token: 'own-token' });
    const error = new Error('unforeseen');
    lastThrown.by = [error, { errorInfo: { componentStack: '\n    at Shoe\n    at main' } }];
    const { id, fetch, report } = sent(error);
    expect(id).toMatch(/^[0-9A-Z]{8}$/);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/log-error');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer own-token', 'content-type': 'application/json' },
    });
    expect(errorReportSchema.parse(report)).toEqual({
      id,
      message: 'unforeseen',
      stack: expect.stringContaining('report-error.test.ts'),
      componentStack: '\n    at Shoe\n    at main',
      url: 'https://site.example/brand/bloch?token=[masked]',
      userAgent: 'Dancer/1.0',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('goes without a token where nobody is logged in, and without what belongs to another error', () => {
    lastThrown.by = [new Error('another'), { errorInfo: { componentStack: 'at Other' } }];
    const { fetch, report } = sent(new Error('unforeseen'));
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization');
    expect(report).not.toHaveProperty('componentStack');
  });

  const loop: Record<string, unknown> = {};
  loop.own = loop;
  it.each([
    ['an error without a text', new RangeError(''), 'RangeError'],
    ['a text', 'no shoe', 'no shoe'],
    ['a refusal', new ApiError('no such brand', { status: 404, requestId: 'r' }), 'no such brand'],
    ['nothing', undefined, 'undefined'],
    ['what the router throws', { status: 405, statusText: 'Not Allowed' }, '{"status":405,"statusText":"Not Allowed"}'],
    ['an object that holds itself', loop, '[object Object]'],
    ['a text with an address', new Error('no maya@dance.example here'), 'no [email] here'],
  ])('has a text of %s', (_name, error, message) => {
    expect(errorReportSchema.parse(sent(error).report).message).toBe(message);
  });

  it('is without secrets, and no longer than a report may be', () => {
    const long = (end: string) => `maya@dance.example ${'far too long '.repeat(10_000)}${end}`;
    const error = Object.assign(new Error(long('')), { stack: long('stack') });
    lastThrown.by = [error, { errorInfo: { componentStack: long('components') } }];
    vi.stubGlobal('location', { href: `https://site.example/${'a/'.repeat(9_000)}` });
    vi.stubGlobal('navigator', { userAgent: long('agent') });
    const report = errorReportSchema.parse(sent(error).report);
    for (const name of ['message', 'stack', 'componentStack', 'url', 'userAgent'] as const)
      expect(report[name], name).toHaveLength(errorReportLimits[name]);
    expect(JSON.stringify(report)).not.toContain('@');
  });

  it('is sent once, however often the error is shown', () => {
    const error = new Error('shown twice');
    const { id, fetch } = sent(error);
    expect(reportOnce(error)).toBe(id);
    expect(fetch).toHaveBeenCalledTimes(1);
    const { id: next, fetch: again } = sent(new Error('shown twice'));
    expect(next).not.toBe(id);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the end of a session', new ApiError('no', { status: 401, code: 'authenticationRequired' })],
    ['a call without an answer', new ApiError('no', { status: 0 })],
    ['Chromium without a connection', new TypeError('Failed to fetch')],
    ['Firefox without a connection', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari without a connection', new TypeError('Load failed')],
    ['a call that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ])('is nothing for what is no defect: %s', (_name, error) => {
    const { id, fetch } = sent(error);
    expect(id).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a report that fails', () => {
  it.each([
    ['refused', () => Response.json({ error: 'Too many', code: 'tooManyAttempts', requestId: 'r' }, { status: 429 })],
    ['not understood', () => new Response('<html>', { status: 500 })],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['with a token that is no longer taken', () => new Response(null, { status: 401 })],
  ])('is only written to the console, and leaves the session alone: %s [S-225]', async (_name, reply) => {
    const { kept } = stubBrowser({ token: 'own-token', user: '{"username":"maya"}' });
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fetch = network(reply);
    expect(reportOnce(new Error('unforeseen'))).toMatch(/^[0-9A-Z]{8}$/);
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(said.mock.calls[0]?.[0]).toBeInstanceOf(ApiError);
    said.mockClear();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(kept.get('token')).toBe('own-token');
  });
});
