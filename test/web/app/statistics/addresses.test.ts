import { describe, expect, it } from 'vitest';
import { countedAddress } from '#web/app/statistics/counted-address.ts';
import { statisticsScript } from '#web/app/statistics/trusted-script.ts';

describe('an address that is counted', () => {
  it.each([
    ['https://pointe.example/products?search=secret&lang=he#top', 'https://pointe.example/products'],
    ['https://pointe.example/reset-password?userId=1&code=123456', 'https://pointe.example/reset-password'],
    [
      'https://pointe.example/?utm_source=mail&utm_campaign=a%20b&token=x',
      'https://pointe.example/?utm_source=mail&utm_campaign=a+b',
    ],
    ['https://user:password@other.example/a?b', 'https://other.example/a'],
    ['', ''],
    ['about:blank', ''],
  ])('of %s says %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

describe('a script that may run', () => {
  const base = 'https://pointe.example';
  it.each([
    ['/api/analytics/proxy/beacon.min.js', 'https://pointe.example/api/analytics/proxy/beacon.min.js'],
    [
      'https://www.googletagmanager.com/gtag/js?id=G-0DANCE1234',
      'https://www.googletagmanager.com/gtag/js?id=G-0DANCE1234',
    ],
  ])('is %s [S-221, S-223]', (address, whole) => {
    expect(statisticsScript(address, base)).toBe(whole);
  });

  it.each([
    '/assets/main.js',
    '/api/analytics/proxy/beacon.min.js?x=1',
    '/api/analytics/proxy/beacon.min.js#x',
    '/api/analytics/proxy/beacon.min.js/../../telemetry',
    '//evil.example/api/analytics/proxy/beacon.min.js',
    'https://evil.example/gtag/js?id=G-0DANCE1234',
    'http://www.googletagmanager.com/gtag/js?id=G-0DANCE1234',
    'https://www.googletagmanager.com/gtm.js?id=G-0DANCE1234',
    'https://www.googletagmanager.com/gtag/js',
    'https://www.googletagmanager.com/gtag/js?id=GTM-ABCDEF',
    'https://www.googletagmanager.com/gtag/js?id=G-0DANCE1234&l=other',
    'https://www.googletagmanager.com.evil.example/gtag/js?id=G-0DANCE1234',
    'https://www.googletagmanager.com@evil.example/gtag/js?id=G-0DANCE1234',
    'https://user@www.googletagmanager.com/gtag/js?id=G-0DANCE1234',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://pointe.example/1',
  ])('is not %s', (address) => {
    expect(() => statisticsScript(address, base)).toThrow();
  });
});
