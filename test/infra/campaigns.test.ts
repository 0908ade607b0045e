import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { callMilliseconds } from '#lambdas/campaigns/adapters/bulk-mailer.ts';
import { leaseMilliseconds as dispatchLease } from '#lambdas/campaigns/jobs/dispatch-campaign.ts';
import { leaseMilliseconds as sendLease } from '#lambdas/campaigns/jobs/send-chunks.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();
let template: Template;
beforeAll(() => {
  template = templateOf(newApp);
}, 60_000);

const all = (type: string) => Object.entries(template.findResources(type));
const one = (type: string, name: RegExp) => {
  const found = all(type).filter(([id]) => name.test(id));
  expect(found, String(name)).toHaveLength(1);
  return found[0]?.[1].Properties;
};
const idOf = (type: string, name: RegExp) => all(type).find(([id]) => name.test(id))?.[0];
const secondsOf = (name: string) => one('AWS::Lambda::Function', new RegExp(`^${name}Function`)).Timeout;
const statementsOf = (role: string) =>
  all('AWS::IAM::Policy')
    .filter(([, { Properties }]) => Properties.Roles[0].Ref.startsWith(role))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);

describe('the roles with which schedules call', () => {
  it('are taken on for the schedules of their own group alone', () => {
    const trusted = all('AWS::IAM::Role').flatMap(([, { Properties }]) =>
      Properties.AssumeRolePolicyDocument.Statement.filter(
        ({ Principal }: { Principal: { Service?: string } }) => Principal.Service === 'scheduler.amazonaws.com',
      ),
    );
    const groups = all('AWS::Scheduler::ScheduleGroup').map(([id]) => id);
    expect(trusted).toHaveLength(groups.length);
    for (const { Condition } of trusted) {
      expect(Condition.StringEquals['aws:SourceAccount']).toEqual({ Ref: 'AWS::AccountId' });
      expect(groups.map((id) => ({ 'Fn::GetAtt': [id, 'Arn'] }))).toContainEqual(
        Condition.StringEquals['aws:SourceArn'],
      );
    }
  });
});

describe('campaigns', () => {
  it('are sent with suppression reasons of their own: who complained about a letter still gets codes', () => {
    const [letters, codes] = [/^MailCampaigns/, /^MailSignIn/].map((name) => one('AWS::SES::ConfigurationSet', name));
    expect(letters.SuppressionOptions.SuppressedReasons).toEqual(['BOUNCE', 'COMPLAINT']);
    expect(codes.SuppressionOptions.SuppressedReasons).toEqual(['BOUNCE']);
  });

  it('are handed over by a worker that ends before its lease, after its call', () => {
    expect(callMilliseconds).toBeLessThan(secondsOf('CampaignSend') * 1000);
    expect(secondsOf('CampaignSend') * 1000).toBeLessThan(sendLease);
    expect(secondsOf('CampaignDispatch') * 1000).toBeLessThan(dispatchLease);
  });

  it('wait in a standard queue, whose messages can wait one by one, and come four at a time to two workers', () => {
    const queue = one('AWS::SQS::Queue', /^CampaignChunksQueue/);
    expect(queue).not.toHaveProperty('FifoQueue');
    expect(queue).toMatchObject({ SqsManagedSseEnabled: true, RedrivePolicy: { maxReceiveCount: 10 } });
    expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * secondsOf('CampaignSend'));
    expect(one('AWS::Lambda::EventSourceMapping', /^CampaignChunksMapping/)).toMatchObject({
      BatchSize: 4,
      ScalingConfig: { MaximumConcurrency: 2 },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });

  it('may be put into that queue by the dispatcher, and again by a worker', () => {
    const queue = { 'Fn::GetAtt': [idOf('AWS::SQS::Queue', /^CampaignChunksQueue/), 'Arn'] };
    for (const role of ['CampaignDispatch', 'CampaignSend']) {
      const its = statementsOf(role).filter(({ Resource }) => JSON.stringify(Resource) === JSON.stringify(queue));
      expect(its.flatMap(({ Action }) => Action)).toContain('sqs:SendMessage');
    }
  });

  it('are looked after every five minutes, by a role that may call the dispatcher and keep what it could not call', () => {
    const schedule = one('AWS::Scheduler::Schedule', /^CampaignTimes/);
    const [role, queue] = [idOf('AWS::IAM::Role', /^CampaignTimesRole/), idOf('AWS::SQS::Queue', /^CampaignTimesDead/)];
    const dispatcher = { 'Fn::GetAtt': [idOf('AWS::Lambda::Function', /^CampaignDispatch/), 'Arn'] };
    const deadLetters = { 'Fn::GetAtt': [queue, 'Arn'] };
    expect(schedule).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      GroupName: one('AWS::Scheduler::ScheduleGroup', /^CampaignTimes/).Name,
      Target: { Arn: dispatcher, RoleArn: { 'Fn::GetAtt': [role, 'Arn'] }, DeadLetterConfig: { Arn: deadLetters } },
    });
    const allowed = statementsOf('CampaignTimesRole').map(({ Action, Resource }) => [Action, Resource]);
    expect(allowed).toEqual(
      expect.arrayContaining([
        ['lambda:InvokeFunction', dispatcher],
        ['sqs:SendMessage', deadLetters],
      ]),
    );
    expect(allowed).toHaveLength(2);
    // The role may do so before the first call is due.
    const [, whole] = all('AWS::Scheduler::Schedule').find(([id]) => id.startsWith('CampaignTimes')) ?? [];
    expect(whole?.DependsOn).toEqual(
      expect.arrayContaining([expect.stringMatching(/^CampaignTimesRoleDefaultPolicy/)]),
    );
  });

  it('can be let through again to an address by three functions alone', () => {
    const may = all('AWS::IAM::Policy').filter(([, policy]) =>
      JSON.stringify(policy).includes('ses:DeleteSuppressedDestination'),
    );
    expect(may.map(([, { Properties }]) => Properties.Roles[0].Ref.replace(/(Function)?(Service)?Role.*/, ''))).toEqual(
      expect.arrayContaining(['Account', 'Campaigns', 'Newsletter']),
    );
    expect(may).toHaveLength(3);
  });

  it('have alarms that say who is hurt', () => {
    const texts = all('AWS::CloudWatch::Alarm')
      .filter(([id]) => id.startsWith('Campaign'))
      .map(([, { Properties }]) => Properties.AlarmDescription);
    expect(texts).toHaveLength(7);
    for (const text of texts) expect(text).toMatch(/readers|administrators/);
  });

  it('have names that AWS takes, also where the stage is called as long as it may be', () => {
    for (const [, { Properties }] of all('AWS::SQS::Queue')) {
      if (Properties.QueueName) expect(Properties.QueueName.length).toBeLessThanOrEqual(80);
    }
    for (const [, { Properties }] of all('AWS::Scheduler::ScheduleGroup'))
      expect(Properties.Name).toMatch(/^[0-9A-Za-z._-]{1,64}$/);
  });
});
