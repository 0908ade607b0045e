import { describe, expect, it } from 'vitest';
import { requireOwnSite } from '#infra/built-site.ts';
import { parseStage } from '#infra/config.ts';

const mail = { from: 'no-reply@pointe.dance' };

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/abc';

describe('stage configuration', () => {
  it('fills in what an operator leaves out', () => {
    expect(parseStage('prod', { prod: { mail } })).toEqual({
      name: 'prod',
      region: 'eu-central-1',
      logRetentionDays: 30,
      apiThrottle: { rate: 200, burst: 400 },
      mail: { from: 'no-reply@pointe.dance', identity: 'domain' },
      protected: false,
      originKeys: { a: 1, b: 1, send: 'a' },
      session: { tokenMinutes: 60, days: 30 },
      ai: { models: [] },
      verifySignUps: true,
      analyticsId: '',
    });
  });

  it.each([
    ['staging', { prod: {} }, /unknown stage "staging": cdk.json knows prod/],
    ['prod', 'moon', /^"context\.stages" in cdk\.json:\n.*expected record/],
    ['prod', [], /^"context\.stages" in cdk\.json:/],
    [undefined, { prod: {} }, /unknown stage/],
    ['__proto__', { prod: {} }, /unknown stage/],
    ['prod', { prod: { mail, colour: 'red' } }, /stage "prod" in cdk.json/],
    ['prod', { prod: {} }, /mail/],
    ['prod', { prod: { mail: { from: 'nobody' } } }, /from/],
    ['prod', { prod: { mail, session: { tokenMinutes: 4 } } }, /tokenMinutes/],
    ['prod', { prod: { mail, alarmEmail: 'nobody' } }, /alarmEmail/],
    ['prod', { prod: { mail, analyticsId: 'UA-12345-1' } }, /analyticsId/],
    ['prod', { prod: { mail, logRetentionDays: 31 } }, /logRetentionDays/],
    [
      'prod',
      { prod: { mail, domain: { name: 'pointe.dance', certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/x' } } },
      /us-east-1/,
    ],
    ['prod', { prod: { mail: { from: 'no-reply@pointe.example' } } }, /^stage "prod" in cdk.json: set mail.from to /],
    ['prod', { prod: { mail: { from: 'no-reply@twin.local' } } }, /mail.from/],
    ['prod', { prod: { mail: { from: 'no-reply@example.com' } } }, /mail.from/],
    ['prod', { prod: { mail, alarmEmail: 'me@pointe.test' } }, /alarmEmail/],
    ['prod', { prod: { mail, domain: { name: 'pointe.invalid', certificateArn } } }, /domain.name/],
  ])('refuses stage %j of %j with a sentence', (name, stages, sentence) => {
    expect(() => parseStage(name, stages)).toThrow(sentence);
  });
});

describe('names that nobody owns', () => {
  it('are taken by the local twin, which sends nothing', () => {
    expect(() => parseStage('local', { local: { mail: { from: 'no-reply@pointe.example' } } })).not.toThrow();
  });

  it('are known by their ends only', () => {
    for (const from of ['a@example.dance', 'a@local.dance', 'a@contest.dance', 'a@testexample.com'])
      expect(() => parseStage('prod', { prod: { mail: { from } } })).not.toThrow();
  });
});

describe('the built site', () => {
  const stage = parseStage('prod', {
    prod: { mail, domain: { name: 'pointe.dance', certificateArn }, contact: 'hello@pointe.dance' },
  });
  const shown = { contact: 'hello@pointe.dance', logRetentionDays: 30, analyticsId: '' };
  const own = { shown };

  it('must name the contact and the promises about privacy of the stage that it is deployed to', () => {
    expect(() => requireOwnSite(stage, own)).not.toThrow();
    for (const wrong of [
      { shown: { ...shown, contact: '' } },
      { shown: { ...shown, contact: 'other@pointe.dance' } },
      { shown: { ...shown, logRetentionDays: 7 } },
      { shown: { ...shown, analyticsId: 'G-0THER5TAGE' } },
    ])
      expect(() => requireOwnSite(stage, { ...own, ...wrong })).toThrow('STAGE=prod npm run build');
  });

  it('may name no contact where the stage has none', () => {
    const built = { shown: { ...shown, contact: '' } };
    expect(() => requireOwnSite(parseStage('prod', { prod: { mail } }), built)).not.toThrow();
  });
});
