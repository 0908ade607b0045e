import { describe, expect, it } from 'vitest';
import { analyticsPeriods, analyticsQuery } from '#contracts/analytics/figures.ts';
import { visitReportSchema } from '#contracts/analytics/visits.ts';

const codesOf = (query: unknown) => {
  const { error } = analyticsQuery.safeParse(query);
  return error?.issues.map(({ message, path }) => `${path.join('.')} ${message}`) ?? [];
};

describe('the figures that may be asked for', () => {
  it('are those of the last hour, 24 hours, 7 days and 30 days [S-268]', () => {
    expect(analyticsPeriods).toEqual(['hour', 'day', 'week', 'month']);
    for (const period of analyticsPeriods) expect(codesOf({ period })).toEqual([]);
  });

  it.each([
    [{ from: '2026-10-01', to: '2026-10-01' }],
    [{ from: '2028-01-01', to: '2028-12-31', language: 'he' }],
    [{ period: 'week', country: 'IL' }],
    [{ period: 'day', page: '/blog/first-shoes' }],
  ])('may be %j', (query) => {
    expect(codesOf(query)).toEqual([]);
  });

  it.each([
    [{}, 'period periodOrRange'],
    [{ period: 'week', from: '2026-10-01', to: '2026-10-02' }, 'period periodOrRange'],
    [{ from: '2026-10-01' }, 'period periodOrRange'],
    [{ from: '2026-10-02', to: '2026-10-01' }, 'to invalidRange:366'],
    [{ from: '2026-01-01', to: '2027-01-02' }, 'to invalidRange:366'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from invalidDate'],
    [{ period: 'week', language: 'he', country: 'IL' }, 'page oneFilter'],
    [{ period: 'hour', language: 'he' }, 'period noFilterInHour'],
  ])('may not be %j', (query, problem) => {
    expect(codesOf(query)).toContain(problem);
  });
});

const report = (event: unknown, more: object = {}) =>
  visitReportSchema.safeParse({ language: 'he', events: [event], ...more }).success;

describe('what a page reports', () => {
  it.each([
    [{ kind: 'view', path: '/' }],
    [{ kind: 'search', text: 'מרקו', found: false }],
    [{ kind: 'shoe', id: 'grishko-2007' }],
    [{ kind: 'maker', id: 'freed' }],
    [{ kind: 'read', path: '/blog/first-shoes' }],
  ])('may be %j', (event) => {
    expect(report(event)).toBe(true);
  });

  it.each([
    [{ kind: 'view', path: 'https://other.example/' }, 'an address'],
    [{ kind: 'view', path: '/?q=1' }, 'a query'],
    [{ kind: 'view', path: `/${'a'.repeat(141)}` }, 'a long path'],
    [{ kind: 'view', path: '/', time: '2020-01-01T00:00:00Z' }, 'a time'],
    [{ kind: 'search', text: 'a'.repeat(61), found: true }, 'a long text'],
    [{ kind: 'other', path: '/' }, 'an unknown kind'],
  ])('may not be %j: %s', (event, _what) => {
    expect(report(event)).toBe(false);
  });

  it('is at most twenty events, of a referrer without a path', () => {
    const view = { kind: 'view', path: '/' };
    expect(report(view, { referrer: 'www.google.com' })).toBe(true);
    expect(report(view, { referrer: 'google.com/search' })).toBe(false);
    expect(visitReportSchema.safeParse({ language: 'he', events: Array(21).fill(view) }).success).toBe(false);
    expect(visitReportSchema.safeParse({ language: 'he', events: [] }).success).toBe(false);
  });

  it.each([
    ['www.dance.example', 'dance.example'],
    ['m.dance.example', 'dance.example'],
    ['www.m.dance.example.', 'dance.example'],
    ['l.facebook.com', 'facebook.com'],
    ['www.example', 'www.example'],
    ['movement.example', 'movement.example'],
    ['localhost', 'localhost'],
  ])('comes from a site under one name: %s', (referrer, site) => {
    const events = [{ kind: 'view', path: '/' }];
    expect(visitReportSchema.parse({ language: 'he', events, referrer }).referrer).toBe(site);
  });
});
