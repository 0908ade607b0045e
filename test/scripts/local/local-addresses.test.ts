import { describe, expect, it } from 'vitest';
import { createLocalAddresses } from '#scripts/local/local-addresses.ts';

const localize = createLocalAddresses({
  'https://d1.cloudfront.net': 'http://localhost:8080',
  'https://cognito-idp.eu-central-1.amazonaws.com': 'http://127.0.0.1:4000',
});

describe('local addresses', () => {
  it.each([
    ['https://d1.cloudfront.net', 'http://localhost:8080'],
    ['https://cognito-idp.eu-central-1.amazonaws.com', 'http://127.0.0.1:4000'],
    [
      "connect-src 'self' https://cognito-idp.eu-central-1.amazonaws.com; img-src https://d1.cloudfront.net",
      "connect-src 'self' http://127.0.0.1:4000; img-src http://localhost:8080",
    ],
  ])('stand for %s', (text, local) => {
    expect(localize(text)).toBe(local);
  });

  it.each([
    'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_abcdefghi',
    'https://cognito-idp.eu-central-1.amazonaws.com.elsewhere.test',
    'https://d1.cloudfront.net:8443',
    'https://d1xcloudfront.net',
    'arn:aws:cognito-idp:eu-central-1:000000000000:userpool/eu-central-1_abcdefghi',
  ])('leave %s alone', (text) => {
    expect(localize(text)).toBe(text);
  });
});
