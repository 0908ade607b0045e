import {
  BadRequestException,
  type BulkEmailEntry,
  SendBulkEmailCommand,
  SendEmailCommand,
} from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/assembly.ts';
import { startFeedbackTwin } from './feedback-product.ts';
import { simpleMail, startMailTwin } from './mail-product.ts';

const entry = (address: string, values: object = { name: 'דנה' }, more: object = {}): BulkEmailEntry => ({
  Destination: { ToAddresses: [address] },
  ReplacementEmailContent: { ReplacementTemplate: { ReplacementTemplateData: JSON.stringify(values) } },
  ...more,
});
const bulk = (BulkEmailEntries: BulkEmailEntry[], more: object = {}, template: object = {}) => ({
  FromEmailAddress: 'Shop <no-reply@example.com>',
  ConfigurationSetName: 'campaigns',
  DefaultEmailTags: [{ Name: 'campaign', Value: 'spring' }],
  DefaultContent: {
    Template: {
      TemplateContent: {
        Subject: 'שלום {{name}}',
        Html: '<p dir="rtl">{{name}}, {{ place }}</p>',
        Text: '{{name}}, {{place}}',
      },
      TemplateData: '{"place":"חיפה"}',
      Headers: [
        { Name: 'List-Unsubscribe', Value: '<https://example.com/all>' },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      ],
      ...template,
    },
  },
  BulkEmailEntries,
  ...more,
});
const people = (count: number) => Array.from({ length: count }, (_none, index) => entry(`dancer-${index}@example.net`));

describe('SES SendBulkEmail', () => {
  it('makes a message of each entry, with values, headers and tags of its own', async () => {
    const { ses, mails } = await startMailTwin();
    const { BulkEmailEntryResults } = await ses.send(
      new SendBulkEmailCommand(
        bulk([
          entry('dana@example.net', { name: 'דנה <b>' }),
          entry(
            'noa@example.net',
            { name: 'Noa', place: 'Paris' },
            {
              ReplacementTags: [{ Name: 'chunk', Value: '7-2' }],
              ReplacementHeaders: [{ Name: 'list-unsubscribe', Value: '<https://example.com/noa>' }],
            },
          ),
        ]),
      ),
    );
    const [noa, dana] = await mails();
    expect(BulkEmailEntryResults).toEqual([
      { Status: 'SUCCESS', MessageId: dana?.id },
      { Status: 'SUCCESS', MessageId: noa?.id },
    ]);
    expect(dana).toMatchObject({
      to: ['dana@example.net'],
      subject: 'שלום דנה <b>',
      // SES escapes nothing.
      html: '<p dir="rtl">דנה <b>, חיפה</p>',
      text: 'דנה <b>, חיפה',
      tags: { campaign: 'spring' },
      headers: { 'list-unsubscribe': '<https://example.com/all>' },
    });
    expect(noa).toMatchObject({
      subject: 'שלום Noa',
      text: 'Noa, Paris',
      tags: { campaign: 'spring', chunk: '7-2' },
      headers: {
        'list-unsubscribe': '<https://example.com/noa>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'message-id': `<${noa?.id}@eu-central-1.amazonses.com>`,
      },
    });
  });

  it('takes an entry whose value is missing, and tells later that nothing went out', async () => {
    const { ses, events, mails } = await startFeedbackTwin();
    const sent = await ses.send(
      new SendBulkEmailCommand(bulk([entry('dana@example.net', {}), entry('noa@example.net')])),
    );
    expect(sent.BulkEmailEntryResults?.map(({ Status }) => Status)).toEqual(['SUCCESS', 'SUCCESS']);
    const told = (await events()).map(({ detail }) => [
      detail.eventType,
      (detail.mail as { messageId: string }).messageId,
    ]);
    const [missing, whole] = sent.BulkEmailEntryResults?.map(({ MessageId }) => MessageId) ?? [];
    expect(told).toEqual([
      ['Rendering Failure', missing],
      ['Send', whole],
      ['Delivery', whole],
    ]);
    expect((await mails()).map(({ to }) => to)).toEqual([['noa@example.net']]);
  });

  it('refuses one entry and takes the others', async () => {
    const { ses, mails } = await startMailTwin();
    const bad = ['no address', 'דנה@example.net'].map((address) => entry(address));
    const none = { Destination: {} };
    const { BulkEmailEntryResults } = await ses.send(
      new SendBulkEmailCommand(bulk([...bad, none, entry('noa@example.net')])),
    );
    expect(BulkEmailEntryResults?.map(({ Status, MessageId }) => [Status, MessageId !== undefined])).toEqual([
      ['INVALID_PARAMETER', false],
      ['INVALID_PARAMETER', false],
      ['INVALID_PARAMETER', false],
      ['SUCCESS', true],
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it('takes fifty recipients and no more, and no more than the rate and the day allow', async () => {
    const { ses } = await startMailTwin({ options: { sendQuota: { MaxSendRate: 12, Max24HourSend: 80 } } });
    const statuses = async (count: number) => {
      const { BulkEmailEntryResults = [] } = await ses.send(new SendBulkEmailCommand(bulk(people(count))));
      return Object.entries(Object.groupBy(BulkEmailEntryResults, ({ Status }) => Status ?? '')).map(
        ([status, results]) => `${results?.length} ${status}`,
      );
    };
    await expect(ses.send(new SendBulkEmailCommand(bulk(people(51))))).rejects.toThrow(BadRequestException);
    expect(await statuses(50)).toEqual(['50 SUCCESS']);
    // A burst of five seconds; some of the rate has come back meanwhile.
    const [taken = '', throttled = ''] = await statuses(30);
    expect([taken, throttled]).toEqual([
      expect.stringMatching(/^1\d SUCCESS$/),
      expect.stringMatching(/ACCOUNT_THROTTLED$/),
    ]);
    await expect(
      ses.send(
        new SendEmailCommand(
          simpleMail({
            Destination: { ToAddresses: people(20).flatMap(({ Destination }) => Destination?.ToAddresses ?? []) },
          }),
        ),
      ),
    ).rejects.toMatchObject({
      name: 'TooManyRequestsException',
    });
  });

  it('counts the recipients of the last day', async () => {
    const { twin, ses } = await startMailTwin({ options: { sendQuota: { MaxSendRate: 100, Max24HourSend: 3 } } });
    const statuses = async () =>
      (await ses.send(new SendBulkEmailCommand(bulk(people(4))))).BulkEmailEntryResults?.map(({ Status }) => Status);
    const [yes, no] = ['SUCCESS', 'ACCOUNT_DAILY_QUOTA_EXCEEDED'];
    expect(await statuses()).toEqual([yes, yes, yes, no]);
    expect(await statuses()).toEqual([no, no, no, no]);
    await twin.clock.advance(86_400_001);
    expect(await statuses()).toEqual([yes, yes, yes, no]);
  });

  describe('asks IAM', () => {
    const arn = (resource: string) => `arn:aws:ses:eu-central-1:000000000000:${resource}`;
    const [identity, set, template] = [
      arn('identity/example.com'),
      arn('configuration-set/campaigns'),
      arn('template/*'),
    ];
    const resources = [identity, set, template];
    const both = ['ses:SendBulkEmail', 'ses:SendBulkTemplatedEmail'];
    const allow = (Action: string[], Resource: string[], Condition?: object) => ({
      Effect: 'Allow',
      Action,
      Resource,
      ...(Condition ? { Condition } : {}),
    });
    const attempt = async (statements: object[], entries = people(1)) => {
      const { asFunction } = await startMailTwin({ statements });
      const reply = await asFunction('POST', '/v2/email/outbound-bulk-emails', bulk(entries));
      return reply.type ?? 'sent';
    };

    it('for two permissions, each for the identity, the configuration set and a template', async () => {
      expect(await attempt([allow(both, resources)])).toBe('sent');
      for (const action of both) expect(await attempt([allow([action], resources)])).toBe('AccessDeniedException');
      for (const missing of resources) {
        const others = resources.filter((resource) => resource !== missing);
        expect(await attempt([allow(both, others)])).toBe('AccessDeniedException');
      }
    });

    it('for a recipient who is an identity too, and by the sender only where the action knows it', async () => {
      const fromUs = { StringEquals: { 'ses:FromAddress': 'no-reply@example.com' } };
      const owner = [entry('owner@elsewhere.org')];
      const [ofCall, recipients] = [allow(both, resources), [arn('identity/*')]];
      expect(await attempt([ofCall], owner)).toBe('AccessDeniedException');
      expect(await attempt([ofCall, allow(both, recipients, fromUs)], owner)).toBe('AccessDeniedException');
      const [newer = '', older = ''] = both;
      const right = [ofCall, allow([older], recipients, fromUs), allow([newer], recipients)];
      expect(await attempt(right, owner)).toBe('sent');
    });
  });

  it.each([
    ['values that are no JSON', bulk(people(1), {}, { TemplateData: '{' }), 'BadRequestException'],
    ['a list of values', bulk(people(1), {}, { TemplateData: '[]' }), 'BadRequestException'],
    ['no entries', bulk([]), 'BadRequestException'],
    [
      'a template of more than a megabyte',
      bulk(people(1), {}, { TemplateContent: { Subject: 'a', Text: 'a'.repeat(1_048_576) } }),
      'BadRequestException',
    ],
    ['an unverified sender', bulk(people(1), { FromEmailAddress: 'a@stranger.org' }), 'MessageRejected'],
    ['an unknown configuration set', bulk(people(1), { ConfigurationSetName: 'none' }), 'NotFoundException'],
    ['a paused configuration set', bulk(people(1), { ConfigurationSetName: 'paused' }), 'SendingPausedException'],
  ])('refuses %s', async (_what, input, name) => {
    const { ses, mails } = await startMailTwin();
    await expect(ses.send(new SendBulkEmailCommand(input))).rejects.toMatchObject({ name });
    expect(await mails()).toEqual([]);
  });

  it('says by name what its templates lack', async () => {
    const { twin, ses } = await startMailTwin();
    for (const Text of ['{{#if name}}a{{/if}}', '{{{name}}}', '{{name']) {
      const input = bulk(people(1), {}, { TemplateContent: { Subject: 'a', Text } });
      await expect(ses.send(new SendBulkEmailCommand(input))).rejects.toMatchObject({
        name: 'UnknownOperationException',
      });
    }
    expect(twin.problems).toHaveLength(3);
  });

  it('keeps the messages over a restart', async () => {
    const dataDir = await temporaryFolder();
    const first = await startMailTwin({ options: { dataDir } });
    await first.ses.send(new SendBulkEmailCommand(bulk(people(2))));
    const [before] = await first.mails();
    await first.twin.close();
    const again = await startMailTwin({ options: { dataDir } });
    expect((await again.mails()).length).toBe(2);
    expect((await again.mails())[0]).toEqual(before);
  });
});
