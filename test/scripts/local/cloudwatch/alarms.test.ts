import { CloudWatchClient, DescribeAlarmsCommand, type DescribeAlarmsCommandInput } from '@aws-sdk/client-cloudwatch';
import { describe, expect, it } from 'vitest';
import { ref } from '../support/resources.ts';
import { startTestTwin } from '../support/twin.ts';

const alarm = (more: object) => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    AlarmDescription: 'Errors: nobody can dance.',
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    EvaluationPeriods: 1,
    MetricName: 'Errors',
    Namespace: 'AWS/Lambda',
    Period: 300,
    Statistic: 'Sum',
    Threshold: 1,
    TreatMissingData: 'notBreaching',
    ...more,
  },
});
const Dimensions = [{ Name: 'FunctionName', Value: ref('Worker') }];
const resources = {
  Once: alarm({ Dimensions }),
  Twice: alarm({ Dimensions, Threshold: 2 }),
  Busy: alarm({ MetricName: 'Throttles' }),
};

/** Fails when asked to; otherwise requests the alarms that are raised, with the role of the function. */
const code = `
export const handler = async ({ queryStringParameters: { fail } = {} }) => {
  if (fail) throw new Error('the barre broke');
  const authorization = 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20261121/eu-central-1/monitoring/aws4_request, SignedHeaders=host, Signature=none';
  const headers = { authorization, 'x-amz-target': 'GraniteServiceVersion20100801.DescribeAlarms' };
  const reply = await fetch(process.env.AWS_ENDPOINT_URL, { method: 'POST', headers, body: '{"AlarmNamePrefix":"Test-"}' });
  return { statusCode: reply.status, body: await reply.text() };
};
`;

const start = async (Resource = 'arn:aws:cloudwatch:eu-central-1:000000000000:alarm:*') => {
  const statements = [{ Effect: 'Allow', Action: 'cloudwatch:DescribeAlarms', Resource }];
  const twin = await startTestTwin({ statements, resources, assets: { code: { 'index.mjs': code } } });
  const config = { endpoint: twin.awsEndpoint, region: 'eu-central-1', credentials: twin.operator, maxAttempts: 1 };
  const client = new CloudWatchClient(config);
  const list = async (input: DescribeAlarmsCommandInput = {}) =>
    (await client.send(new DescribeAlarmsCommand(input))).MetricAlarms ?? [];
  const states = async () =>
    (await list()).map(({ AlarmName, StateValue }) => `${AlarmName?.replace('Test-', '')} ${StateValue}`);
  const fail = async () => expect((await fetch(`${twin.url}/api/x?fail=1`)).status).toBe(500);
  return { twin, client, list, states, fail };
};

describe('alarms', () => {
  it('ring for the errors of a function in their period, as many as they say, and end with it', async () => {
    const { twin, list, states, fail } = await start();
    expect(await states()).toEqual(['Busy INSUFFICIENT_DATA', 'Once OK', 'Twice OK']);
    const before = Date.now();
    await fail();
    expect(await states()).toEqual(['Busy INSUFFICIENT_DATA', 'Once ALARM', 'Twice OK']);
    const [raised, ...others] = await list({ AlarmNamePrefix: 'Test-', StateValue: 'ALARM' });
    expect(others).toEqual([]);
    expect(raised).toMatchObject({ AlarmDescription: 'Errors: nobody can dance.', Threshold: 1 });
    expect(raised?.StateTransitionedTimestamp?.getTime()).toBeGreaterThanOrEqual(before);
    expect(raised?.StateTransitionedTimestamp?.getTime()).toBeLessThanOrEqual(Date.now());

    await twin.clock.advance(200_000);
    await fail();
    expect(await states()).toEqual(['Busy INSUFFICIENT_DATA', 'Once ALARM', 'Twice ALARM']);
    // It has rung since the first error.
    const [same] = await list({ AlarmNames: [String(raised?.AlarmName)] });
    expect(same?.StateTransitionedTimestamp).toEqual(raised?.StateTransitionedTimestamp);
    await twin.clock.advance(101_000);
    expect(await states()).toEqual(['Busy INSUFFICIENT_DATA', 'Once ALARM', 'Twice OK']);
    await twin.clock.advance(200_000);
    expect(await states()).toEqual(['Busy INSUFFICIENT_DATA', 'Once OK', 'Twice OK']);
  });

  it('are listed in pages', async () => {
    const { client } = await start();
    const page = await client.send(new DescribeAlarmsCommand({ MaxRecords: 2 }));
    expect(page.MetricAlarms).toHaveLength(2);
    const next = await client.send(new DescribeAlarmsCommand({ NextToken: page.NextToken }));
    expect(next.MetricAlarms?.map(({ AlarmName }) => AlarmName)).toEqual(['Test-Twice']);
    expect(next.NextToken).toBeUndefined();
  });

  it.each([
    [{ MaxRecords: 0 }, 'ValidationException'],
    [{ MaxRecords: 101 }, 'ValidationException'],
    [{ StateValue: 'RINGING' }, 'ValidationException'],
    [{ AlarmNames: ['Test-Once'], AlarmNamePrefix: 'Test-' }, 'ValidationException'],
    [{ NextToken: 'of another list' }, 'InvalidNextToken'],
  ])('are refused with %j', async (input, name) => {
    const { list } = await start();
    await expect(list(input as DescribeAlarmsCommandInput)).rejects.toMatchObject({ name });
  });

  it('are listed for roles that may see all alarms of the account, and for no others', async () => {
    const { twin } = await start();
    expect((await fetch(`${twin.url}/api/x`)).status).toBe(200);
    const narrow = await start('arn:aws:cloudwatch:eu-central-1:000000000000:alarm:Test-*');
    const reply = await fetch(`${narrow.twin.url}/api/x`);
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('AccessDenied')]);
    expect(narrow.twin.denied()).toHaveLength(1);
  });
});
