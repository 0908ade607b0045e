import { describe, expect, it } from 'vitest';
import { dkimTokens, dkimZone } from '#scripts/local/template/dkim.ts';
import { readStack } from '#scripts/local/template/stack.ts';

describe('the records of a domain’s signature', () => {
  it.each([
    ['eu-central-1', 'dkim.amazonses.com'],
    ['us-east-1', 'dkim.amazonses.com'],
    ['il-central-1', 'dkim.il-central-1.amazonses.com'],
    ['eu-south-1', 'dkim.eu-south-1.amazonses.com'],
    ['eu-central-2', 'dkim.eu-central-2.amazonses.com'],
    ['af-south-1', 'dkim.af-south-1.amazonses.com'],
    ['me-central-1', 'dkim.me-central-1.amazonses.com'],
  ])('point in %s to %s', (region, zone) => {
    expect(dkimZone(region)).toBe(zone);
  });

  it('are the same as attributes of the template and as tokens', () => {
    const record = (number: number) => ({
      'Fn::Join': [
        ' ',
        ['Name', 'Value'].map((part) => ({ 'Fn::GetAtt': ['Domain', `DkimDNSToken${part}${number}`] })),
      ],
    });
    const stack = readStack('Test', {
      Resources: {
        Domain: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'example.com' } },
        Probe: { Type: 'AWS::SNS::Topic', Properties: { Value: [1, 2, 3].map(record) } },
      },
    });
    const tokens = dkimTokens('example.com');
    expect(new Set(tokens).size).toBe(3);
    expect(Object(stack.get('Probe').properties).Value).toEqual(
      tokens.map((token) => `${token}._domainkey.example.com ${token}.dkim.amazonses.com`),
    );
  });
});
