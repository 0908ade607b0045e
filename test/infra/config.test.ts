import { describe, expect, it } from 'vitest';
import { requireOwnOrigin } from '#infra/built-site.ts';
import { parseStage } from '#infra/config.ts';

describe('stage configuration', () => {
  it('fills in what an operator leaves out', () => {
    expect(parseStage('prod', { prod: {} })).toEqual({
      name: 'prod',
      region: 'eu-central-1',
      logRetentionDays: 30,
      apiThrottle: { rate: 200, burst: 400 },
    });
  });

  it.each([
    ['staging', { prod: {} }, /unknown stage "staging": cdk.json knows prod/],
    [undefined, { prod: {} }, /unknown stage/],
    ['__proto__', { prod: {} }, /unknown stage/],
    ['prod', { prod: { colour: 'red' } }, /stage "prod" in cdk.json/],
    ['prod', { prod: { alarmEmail: 'nobody' } }, /alarmEmail/],
    ['prod', { prod: { logRetentionDays: 31 } }, /logRetentionDays/],
    [
      'prod',
      { prod: { domain: { name: 'a.example', certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/x' } } },
      /us-east-1/,
    ],
  ])('refuses stage %j of %j with a sentence', (name, stages, sentence) => {
    expect(() => parseStage(name, stages)).toThrow(sentence);
  });
});

describe('the built site', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/abc';
  const stage = parseStage('prod', { prod: { domain: { name: 'pointe.example', certificateArn } } });

  it('must name the domain that it is deployed to', () => {
    expect(() => requireOwnOrigin(stage, { origin: 'http://localhost:8080' })).toThrow('STAGE=prod npm run build');
    expect(() => requireOwnOrigin(stage, { origin: 'https://pointe.example' })).not.toThrow();
    expect(() => requireOwnOrigin(parseStage('prod', { prod: {} }), { origin: 'http://localhost:8080' })).not.toThrow();
  });
});
