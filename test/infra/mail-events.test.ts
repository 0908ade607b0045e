import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();
let template: Template;
beforeAll(() => {
  template = templateOf(newApp);
}, 60_000);

const all = (type: string) => Object.entries(template.findResources(type));
const queueOf = (arn: { 'Fn::GetAtt': [string, string] }) =>
  template.findResources('AWS::SQS::Queue')[arn['Fn::GetAtt'][0]]?.Properties;
const sets = () => all('AWS::SES::ConfigurationSet');
const setOf = (name: string) => sets().find(([id]) => id.startsWith(name))?.[0] ?? '';
const ruleOf = (set: string) => {
  const rules = all('AWS::Events::Rule').filter(([, { Properties }]) =>
    JSON.stringify(Properties).includes(`"${set}"`),
  );
  expect(rules).toHaveLength(1);
  return { id: rules[0]?.[0] ?? '', ...rules[0]?.[1].Properties };
};
/** The mails of a kind, who reads what becomes of them, and what of it. */
const kinds = [
  { set: 'MailSignIn', reader: 'MailFeedback', events: ['bounce'] },
  {
    set: 'MailCampaigns',
    reader: 'CampaignFeedback',
    events: [
      ...['send', 'reject', 'renderingFailure', 'delivery', 'deliveryDelay'],
      ...['bounce', 'complaint', 'open', 'click'],
    ],
  },
];

describe.each(kinds)('what becomes of the mails of $set', ({ set, reader, events }) => {
  it('goes to the default bus, the only one that SES writes to; of sign-in mail nothing that counts readers', () => {
    const [destination, ...others] = all('AWS::SES::ConfigurationSetEventDestination').filter(
      ([, { Properties }]) => Properties.ConfigurationSetName.Ref === setOf(set),
    );
    expect(others).toEqual([]);
    const { Enabled, MatchingEventTypes, EventBridgeDestination } = destination?.[1].Properties.EventDestination ?? {};
    expect([Enabled, MatchingEventTypes]).toEqual([true, events]);
    expect(JSON.stringify(EventBridgeDestination.EventBusArn)).toContain(':event-bus/default');
  });

  it('is taken by a rule from this stage’s mail alone', () => {
    expect(ruleOf(setOf(set)).EventPattern).toEqual({
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: setOf(set) }] } } },
    });
  });

  it('comes into a queue that lets this rule in, by the queue’s own keys, and has dead letters of its own', () => {
    const { id, Targets } = ruleOf(setOf(set));
    const [{ Arn, DeadLetterConfig }] = Targets;
    const [queue, dead] = [queueOf(Arn), queueOf(DeadLetterConfig.Arn)];
    for (const each of [queue, dead]) {
      expect(each).toMatchObject({ SqsManagedSseEnabled: true });
      expect(each).not.toHaveProperty('KmsMasterKeyId');
      expect(each).not.toHaveProperty('FifoQueue');
    }
    expect(queue?.RedrivePolicy).toEqual({ deadLetterTargetArn: DeadLetterConfig.Arn, maxReceiveCount: 10 });
    const allowed = all('AWS::SQS::QueuePolicy')
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Principal }) => Principal.Service === 'events.amazonaws.com')
      .filter(({ Condition }) => Condition.ArnEquals['aws:SourceArn']['Fn::GetAtt'][0] === id);
    expect(allowed.map(({ Resource }) => Resource)).toEqual(expect.arrayContaining([Arn, DeadLetterConfig.Arn]));
    for (const { Effect, Action, Condition } of allowed) {
      expect([Effect, [Action].flat()]).toEqual(['Allow', expect.arrayContaining(['sqs:SendMessage'])]);
      expect(Condition).toEqual({ ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [id, 'Arn'] } } });
    }
  });

  it('is read by one function', () => {
    const mappings = all('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
    const mapping = mappings.find(
      ({ EventSourceArn }) => JSON.stringify(EventSourceArn) === JSON.stringify(ruleOf(setOf(set)).Targets[0].Arn),
    );
    expect(mapping).toMatchObject({
      FunctionName: { Ref: expect.stringMatching(`^${reader}`) },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
    const timeout = template.findResources('AWS::Lambda::Function')[mapping.FunctionName.Ref]?.Properties.Timeout;
    expect(queueOf(mapping.EventSourceArn)?.VisibilityTimeout).toBeGreaterThanOrEqual(6 * timeout);
  });
});

describe('what becomes of sign-in mail', () => {
  it('may be kept as failures, and nothing else', () => {
    const statements = all('AWS::IAM::Policy')
      .filter(([, { Properties }]) => /^MailFeedback/.test(Properties.Roles[0].Ref))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
    const onTable = statements.filter(({ Action }) => [Action].flat().some((action) => action.startsWith('dynamodb:')));
    expect(onTable.map(({ Action, Condition }) => [Action, Condition['ForAllValues:StringLike']])).toEqual([
      [['dynamodb:PutItem', 'dynamodb:UpdateItem'], { 'dynamodb:LeadingKeys': ['MAIL_FAILURES'] }],
    ]);
  });
});
