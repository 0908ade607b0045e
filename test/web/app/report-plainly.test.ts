import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorReportSchema, logError } from '#contracts/error-log/endpoints.ts';
import { reportPlainly } from '#web/app/errors/report-plainly.ts';
import { ApiError } from '#web/shared/api/api-error.ts';

/** A page, and what leaves it. */
const site = (more = '') => {
  const sent = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('location', { href: `https://site.example/products${more}` });
  vi.stubGlobal('navigator', { userAgent: `Dancer/1.0${more}`, sendBeacon: sent });
  const report = async () => errorReportSchema.parse(JSON.parse((await sent.mock.calls.at(-1)?.[1].text()) ?? 'null'));
  return { sent, report };
};
afterEach(() => vi.unstubAllGlobals());

describe('an error whose reporting code is missing', () => {
  it('is posted to the error log all the same, in the form that it takes [S-257, S-150]', async () => {
    const { sent, report } = site();
    reportPlainly(new RangeError('no such size'));
    expect(sent.mock.calls.map(([address, { type }]) => [address, type])).toEqual([
      [logError.path, 'application/json'],
    ]);
    expect(await report()).toEqual({
      message: 'RangeError: no such size',
      stack: expect.stringContaining('report-plainly.test.ts'),
      url: 'https://site.example/products',
      userAgent: 'Dancer/1.0',
      timestamp: expect.stringMatching(/Z$/),
    });
  });

  it('is cut to what a report may hold', async () => {
    const { report } = site('/a'.repeat(5_000));
    reportPlainly(Object.assign(new Error('a'.repeat(9_000)), { stack: 'b'.repeat(9_000) }));
    const read = await report();
    for (const name of ['message', 'stack', 'url', 'userAgent'] as const) expect(read[name], name).toHaveLength(512);
  });

  it('is none where it is a refusal, or no error', () => {
    const { sent } = site();
    for (const thrown of [new ApiError('no', { status: 500 }), 'a text', undefined]) reportPlainly(thrown);
    expect(sent).not.toHaveBeenCalled();
  });
});
