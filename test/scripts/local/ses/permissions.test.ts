import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { dkimTokens } from '#scripts/local/template/dkim.ts';
import { simpleMail, startMailTwin } from './mail-product.ts';

const arn = (resource: string): string => `arn:aws:ses:eu-central-1:000000000000:${resource}`;
const allow = (Action: string, ...Resource: string[]) => ({ Effect: 'Allow', Action, Resource });
const outbound = ['POST', '/v2/email/outbound-emails'] as const;

describe('a function that calls SES', () => {
  it('needs its role to name the identity, and the configuration set when there is one', async () => {
    const { twin, asFunction, mails } = await startMailTwin({
      statements: [allow('ses:SendEmail', arn('identity/example.com'))],
    });
    expect(await asFunction(...outbound, simpleMail())).toMatchObject({ MessageId: expect.any(String) });
    const withSet = simpleMail({ ConfigurationSetName: 'campaigns' });
    expect(await asFunction(...outbound, withSet)).toMatchObject({ type: 'AccessDeniedException' });
    const defaultSet = simpleMail({ FromEmailAddress: 'owner@elsewhere.org' });
    expect(await asFunction(...outbound, defaultSet)).toMatchObject({ type: 'AccessDeniedException' });
    expect(twin.denied()).toMatchObject([
      { action: 'ses:SendEmail', resource: arn('configuration-set/campaigns') },
      { action: 'ses:SendEmail', resource: arn('identity/Owner@elsewhere.org') },
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it('needs its role to name a recipient who is an identity of the account, as in the sandbox', async () => {
    const mail = simpleMail({ Destination: { ToAddresses: ['owner@elsewhere.org'] } });
    const attempt = async (...identities: string[]) => {
      const statements = [allow('ses:SendEmail', ...identities.map((name) => arn(`identity/${name}`)))];
      return (await (await startMailTwin({ statements })).asFunction(...outbound, mail)).type ?? 'sent';
    };
    expect(await attempt('example.com')).toBe('AccessDeniedException');
    expect(await attempt('example.com', '*')).toBe('sent');
  });

  it('is told about its role before it is told what exists', async () => {
    const { twin, asFunction } = await startMailTwin();
    const stranger = simpleMail({ FromEmailAddress: 'x@stranger.org', ConfigurationSetName: 'none' });
    expect(await asFunction(...outbound, stranger)).toMatchObject({ type: 'AccessDeniedException' });
    expect(twin.denied()).toMatchObject([{ resource: arn('identity/x@stranger.org') }]);
  });

  it('needs another permission for a raw message', async () => {
    const { twin, asFunction } = await startMailTwin({
      statements: [allow('ses:SendEmail', arn('identity/example.com'))],
    });
    const Data = Buffer.from('From: a@example.com\r\nTo: b@example.net\r\n\r\nHello').toString('base64');
    expect(await asFunction(...outbound, { Content: { Raw: { Data } } })).toMatchObject({
      type: 'AccessDeniedException',
    });
    expect(twin.denied()).toMatchObject([{ action: 'ses:SendRawEmail', resource: arn('identity/example.com') }]);
  });

  it('needs permissions to read the account and an identity', async () => {
    const { asFunction } = await startMailTwin({ statements: [allow('ses:GetAccount', '*')] });
    expect(await asFunction('GET', '/v2/email/account')).toMatchObject({ SendingEnabled: true });
    expect(await asFunction('GET', '/v2/email/identities/example.com')).toMatchObject({
      type: 'AccessDeniedException',
    });
  });
});

describe('SES for the operator', () => {
  it('tells the quota with what was sent in the last day, by the clock of the twin', async () => {
    const { twin, ses } = await startMailTwin();
    const sent = async () => (await ses.send(new GetAccountCommand({}))).SendQuota?.SentLast24Hours;
    await ses.send(new SendEmailCommand(simpleMail()));
    expect(await sent()).toBe(1);
    await twin.clock.advance(86_400_001);
    expect(await sent()).toBe(0);
  });

  it('tells about identities', async () => {
    const { ses } = await startMailTwin();
    const identity = (EmailIdentity: string) => ses.send(new GetEmailIdentityCommand({ EmailIdentity }));
    expect(await identity('example.com')).toMatchObject({
      IdentityType: 'DOMAIN',
      VerifiedForSendingStatus: true,
      DkimAttributes: { Tokens: dkimTokens('example.com'), SigningHostedZone: 'dkim.amazonses.com' },
    });
    expect(await identity('owner@elsewhere.org')).toMatchObject({
      IdentityType: 'EMAIL_ADDRESS',
      ConfigurationSetName: 'Test-Ordinary',
    });
    await expect(identity('stranger.org')).rejects.toThrow(NotFoundException);
  });
});
