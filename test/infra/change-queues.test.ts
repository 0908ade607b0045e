import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TableConsumer, tableConsumers } from '#lambdas/platform/table/table-consumers.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();
let template: Template;
beforeAll(() => {
  template = templateOf(newApp);
}, 60_000);

const all = (type: string) => Object.entries(template.findResources(type));
/** The others are of what becomes of mails. */
const queues = () => all('AWS::SQS::Queue').filter(([, { Properties }]) => Properties.FifoQueue);
const isOfChanges = (id: string) => queues().some(([each]) => each === id);
const mappings = () => all('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
const logicalIdOf = (attribute: { 'Fn::GetAtt': [string, string] }) => attribute['Fn::GetAtt'][0];
const ofQueues = () => mappings().filter(({ EventSourceArn }) => isOfChanges(logicalIdOf(EventSourceArn)));
const ofTable = () => mappings().filter(({ StartingPosition }) => StartingPosition !== undefined);
const functionOf = (name: { Ref: string }) => template.findResources('AWS::Lambda::Function')[name.Ref];
const statements = () =>
  all('AWS::IAM::Policy').flatMap(([, { Properties }]) =>
    Properties.PolicyDocument.Statement.map((statement: object) => ({ role: Properties.Roles[0].Ref, ...statement })),
  ) as { role: string; Action: string | string[]; Resource: unknown }[];

describe('the stream of the table', () => {
  it('has two readers, as AWS advises at most, whoever else wants its changes', () => {
    expect(
      ofTable()
        .map(({ FunctionName }) => FunctionName.Ref.replace(/Function\w+$/, ''))
        .sort(),
    ).toEqual(['Changes', 'Render']);
    expect(new Set(ofTable().map(({ EventSourceArn }) => JSON.stringify(EventSourceArn))).size).toBe(1);
  });

  it('loses no change: each is tried again, alone if need be, and the alarms hear of what was given up', () => {
    for (const mapping of ofTable()) {
      expect(mapping).toMatchObject({ StartingPosition: 'TRIM_HORIZON', BisectBatchOnFunctionError: true });
      expect(mapping.MaximumRetryAttempts ?? mapping.MaximumRecordAgeInSeconds / 60).toBeGreaterThanOrEqual(5);
      expect(mapping.DestinationConfig.OnFailure.Destination).toEqual({ Ref: expect.stringMatching(/^Observability/) });
      // No record lives longer.
      expect(mapping.MaximumRecordAgeInSeconds ?? 0).toBeLessThanOrEqual(86_400);
    }
    const handing = ofTable().find(({ FunctionName }) => FunctionName.Ref.startsWith('Changes'));
    expect(handing.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
  });

  it('has at most five filters for each reader, which is what Lambda takes without a higher quota', () => {
    for (const { FilterCriteria } of mappings().filter((mapping) => mapping.FilterCriteria))
      expect(FilterCriteria.Filters.length).toBeLessThanOrEqual(5);
    // Kinesis and DynamoDB hand a shard to two readers at once before they throttle.
    expect(ofTable()).toHaveLength(2);
  });

  it('is not what a deployment relies on to have all content compared: the request goes to the queue itself', () => {
    const [id, ingestion] = all('AWS::Lambda::Function').find(([name]) => name.startsWith('KnowledgeIngestion')) ?? [];
    const mapping = ofQueues().find(({ FunctionName }) => FunctionName.Ref === id);
    expect(ingestion?.Properties.Environment.Variables.CHANGE_QUEUE).toEqual({
      Ref: logicalIdOf(mapping.EventSourceArn),
    });
    // The rights are there before the function is called.
    expect(ingestion?.DependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/DefaultPolicy/)]));
    // Changes of the knowledge are heard of; nothing in it requests anything.
    const ofKnowledge = Object.values<TableConsumer>(tableConsumers).flatMap(({ items }) =>
      items.filter(({ pk }) => pk.startsWith('KNOWLEDGE')),
    );
    expect(ofKnowledge).toEqual([{ pk: 'KNOWLEDGE#', sk: 'VERSION' }]);
  });

  it('hands on what its readers want, and nothing else', () => {
    const handing = ofTable().find(({ FunctionName }) => FunctionName.Ref.startsWith('Changes'));
    const patterns = handing.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern));
    const wanted: { pk: string; sk?: string }[] = Object.values(tableConsumers).flatMap(({ items }) => [...items]);
    const begins = (prefix: string) => ({ S: [{ prefix }] });
    expect(patterns).toEqual(
      wanted.map(({ pk, sk }) => ({ dynamodb: { Keys: { pk: begins(pk), ...(sk && { sk: begins(sk) }) } } })),
    );
  });
});

describe('each queue of changes', () => {
  const pairs = () =>
    ofQueues().map(({ EventSourceArn }) => {
      const id = logicalIdOf(EventSourceArn);
      const queue = template.findResources('AWS::SQS::Queue')[id]?.Properties;
      const deadId = logicalIdOf(queue.RedrivePolicy.deadLetterTargetArn);
      return { id, queue, deadId, dead: template.findResources('AWS::SQS::Queue')[deadId]?.Properties };
    });

  it('is there for each reader, and for nobody else', () => {
    const readers = Object.keys(tableConsumers);
    expect(pairs()).toHaveLength(readers.length);
    expect(queues()).toHaveLength(2 * readers.length);
    expect(pairs().map(({ queue }) => queue.QueueName)).toEqual(
      readers.map((reader) => `PointeShoes-prod-changes-${reader}.fifo`),
    );
  });

  it('is FIFO with its dead letters, by explicit ids and as fast as its groups, encrypted', () => {
    for (const [, { Properties }] of queues()) {
      expect(Properties).toMatchObject({
        FifoQueue: true,
        DeduplicationScope: 'messageGroup',
        FifoThroughputLimit: 'perMessageGroupId',
        SqsManagedSseEnabled: true,
        MessageRetentionPeriod: 14 * 86_400,
        MaximumMessageSize: 262_144,
      });
      expect(Properties.ContentBasedDeduplication ?? false).toBe(false);
      // Refused otherwise; a name that CloudFormation makes up ends with it.
      expect(Properties.QueueName ?? '.fifo').toMatch(/^[\w-]{0,75}\.fifo$/);
    }
  });

  it('hides a message six times as long as its reader may take, and gives it up after at least five receives', () => {
    for (const { queue } of pairs()) expect(Number(queue.RedrivePolicy.maxReceiveCount)).toBeGreaterThanOrEqual(5);
    for (const { FunctionName, EventSourceArn } of ofQueues()) {
      const queue = template.findResources('AWS::SQS::Queue')[logicalIdOf(EventSourceArn)]?.Properties;
      expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * functionOf(FunctionName)?.Properties.Timeout);
    }
  });

  it('takes as dead letters those of its own queue only', () => {
    for (const { queue, dead } of pairs()) {
      expect(dead.RedriveAllowPolicy.redrivePermission).toBe('byQueue');
      // Written out: a reference would be a circle.
      expect(dead.RedriveAllowPolicy.sourceQueueArns).toEqual([
        { 'Fn::Join': ['', expect.arrayContaining([expect.stringMatching(`:${queue.QueueName}$`)])] },
      ]);
    }
  });

  it('refuses whoever does not call it encrypted', () => {
    const ofChanges = all('AWS::SQS::QueuePolicy').filter(([, { Properties }]) =>
      isOfChanges(Properties.Queues[0].Ref),
    );
    const guarded = ofChanges.flatMap(([, { Properties }]) => {
      const [statement] = Properties.PolicyDocument.Statement;
      expect(statement).toMatchObject({
        Effect: 'Deny',
        Action: 'sqs:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      });
      return Properties.Queues.map(({ Ref }: { Ref: string }) => Ref);
    });
    expect(guarded.sort()).toEqual(
      queues()
        .map(([id]) => id)
        .sort(),
    );
  });

  it('is read by Lambda as FIFO queues can be: ten at a time, no batching window, failures by message', () => {
    for (const mapping of ofQueues()) {
      expect(mapping.BatchSize).toBeLessThanOrEqual(10);
      expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
      expect(mapping.ScalingConfig.MaximumConcurrency).toBeGreaterThanOrEqual(2);
      // Of streams only; Lambda refuses them for a queue.
      for (const name of [
        'MaximumBatchingWindowInSeconds',
        'StartingPosition',
        'BisectBatchOnFunctionError',
        'MaximumRetryAttempts',
        'DestinationConfig',
      ])
        expect([name, mapping[name]]).toEqual([name, undefined]);
    }
  });

  it('may be sent to by the function that hands changes on, read by its reader, and touched by nobody else', () => {
    // One statement may name several queues.
    const rights = statements()
      .flatMap(({ Resource, ...statement }) => [Resource].flat().map((one) => ({ ...statement, Resource: one })))
      .filter(
        ({ Action, Resource }) =>
          [Action].flat().some((action) => action.startsWith('sqs:')) &&
          !/MailFeedback|Campaign|Visit/.test(JSON.stringify(Resource)),
      );
    const readers = ['Schedule', 'KnowledgeIngestion'];
    for (const [place, { id }] of pairs().entries()) {
      const its = rights.filter(
        ({ Resource }) => JSON.stringify(Resource) === JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] }),
      );
      const reading = ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'];
      // After a deployment it requests the comparison of all content, which waits for no stream.
      const asking = readers[place] === 'KnowledgeIngestion' ? ['sqs:SendMessage'] : [];
      expect(its.map(({ role, Action }) => [role.replace(/Role\w+$/, ''), Action]).sort()).toEqual([
        ['Changes', 'sqs:SendMessage'],
        [readers[place], [...reading, ...asking]],
      ]);
    }
    expect(rights).toHaveLength(2 * pairs().length);
    // Lambda asks for the rights when the mapping is made.
    for (const { FunctionName } of ofQueues())
      expect(functionOf(FunctionName)?.DependsOn).toEqual(
        expect.arrayContaining([expect.stringMatching(/DefaultPolicy/)]),
      );
  });

  it('is told to the function that hands changes on, by the name of its reader', () => {
    const [, handing] = all('AWS::Lambda::Function').find(([id]) => id.startsWith('Changes')) ?? [];
    const text = handing?.Properties.Environment.Variables.QUEUES['Fn::Join'][1]
      .map((part: string | { Ref: string }) => (typeof part === 'string' ? part : part.Ref))
      .join('');
    expect(JSON.parse(text)).toEqual(
      Object.fromEntries(Object.keys(tableConsumers).map((reader, index) => [reader, pairs()[index]?.id])),
    );
  });

  it('has an alarm that rings with the first dead letter, and says who is hurt', () => {
    const alarms = all('AWS::CloudWatch::Alarm').filter(
      ([, { Properties }]) => Properties.Namespace === 'AWS/SQS' && /changes/.test(Properties.AlarmDescription),
    );
    expect(alarms.map(([, { Properties }]) => Properties)).toEqual(
      pairs().map(({ deadId }) =>
        expect.objectContaining({
          // Moved messages do not count as sent.
          MetricName: 'ApproximateNumberOfMessagesVisible',
          Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [deadId, 'QueueName'] } }],
          Statistic: 'Maximum',
          Threshold: 1,
          AlarmDescription: expect.stringMatching(
            /^Dead letters of changes for \w+: .*(visitors|users|administrators)/,
          ),
        }),
      ),
    );
  });
});
