import { describe, expect, it } from 'vitest';
import { visitReport } from '#lambdas/relay/model/visit-report.ts';

const siteToken = '0123456789abcdef0123456789abcdef';

describe('the report of a visit', () => {
  it('leaves without what stands behind the paths of addresses [S-224]', () => {
    const report = {
      siteToken,
      location: 'https://pointe.example/reset-password?userId=1&code=123456#x',
      referrer: '//other.example/search?q=secret',
      resources: [{ n: '/api/brands?lang=he', s: 12.5, cached: true, none: null }],
      wd: false,
      eventType: 1,
      text: 'no address? none',
    };
    expect(JSON.parse(visitReport(JSON.stringify(report), siteToken) ?? '')).toEqual({
      ...report,
      location: 'https://pointe.example/reset-password',
      referrer: '//other.example/search',
      resources: [{ n: '/api/brands', s: 12.5, cached: true, none: null }],
    });
  });

  it.each([
    [' https://pointe.example/a?token=secret', ' https://pointe.example/a'],
    ['failed at https://pointe.example/a?token=secret#secret, again', 'failed at https://pointe.example/a again'],
    ['y?token=secret', 'y'],
    ['?token=secret', ''],
    ['blob:https://pointe.example/a#secret', 'blob:https://pointe.example/a'],
    ['https://pointe.example/a\n?token=secret', 'https://pointe.example/a\n'],
    ['main#shoes > img', 'main#shoes > img'],
  ])('leaves without a query, wherever it stands: %j', (text, left) => {
    const report = JSON.parse(visitReport(JSON.stringify({ siteToken, text, [text]: 1 }), siteToken) ?? '');
    expect(report).toEqual({ siteToken, text: left, [left]: 1 });
  });

  it.each([
    ['the token of another site', JSON.stringify({ siteToken: 'f'.repeat(32) })],
    ['no token', '{}'],
    ['a token in a list', JSON.stringify({ siteToken: [siteToken] })],
    ['a list', JSON.stringify([{ siteToken }])],
    ['null', 'null'],
    ['no JSON', `siteToken=${siteToken}`],
    ['nothing', ''],
  ])('with %s stays here', (_what, text) => {
    expect(visitReport(text, siteToken)).toBeUndefined();
  });

  it('may have as many levels as fit into it', () => {
    const deep = `{"siteToken":"${siteToken}","a":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;
    expect([undefined, deep]).toContain(visitReport(deep, siteToken));
  });
});
