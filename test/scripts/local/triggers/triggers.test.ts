import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTwin } from '#scripts/local/twin.ts';
import { type Resources, temporaryFolder, writeAssembly } from '../support/assembly.ts';
import { att, bucket, ref, worker } from '../support/resources.ts';
import { assetsOf, product } from '../support/twin.ts';

/** A trigger of `Worker` as the CDK synthesizes it, with the function and the role that carry it out on AWS. */
const trigger = (properties: object = {}, more: object = {}, version = 'Version'): Resources => ({
  ProviderRole: {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {},
      ManagedPolicyArns: ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'],
    },
  },
  Provider: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Code: { S3Bucket: 'assets', S3Key: 'provider.zip' },
      Handler: '__entrypoint__.handler',
      Runtime: 'nodejs24.x',
      Role: att('ProviderRole', 'Arn'),
    },
  },
  [version]: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: ref('Worker'), Description: 'current' } },
  Trigger: {
    Type: 'Custom::Trigger',
    Properties: {
      ServiceToken: att('Provider', 'Arn'),
      HandlerArn: ref(version),
      InvocationType: 'RequestResponse',
      Timeout: '120000',
      ExecuteOnHandlerChange: true,
      ...properties,
    },
    ...more,
  },
});

interface Start {
  dataDir?: string;
  resources?: Resources;
  code?: string;
  /** The bucket deployment's asset. */
  site?: string;
}

/** Starts and stops a twin; returns how its function was called, and what went wrong. */
const start = async ({ dataDir, resources = trigger(), code = '', site = 'site' }: Start) => {
  const problems: string[] = [];
  const deployment = { ...bucket.Deployment?.Properties, SourceObjectKeys: [`${site}.zip`] };
  const twin = await startTwin({
    port: 0,
    dataDir: dataDir ?? (await temporaryFolder()),
    assembly: await writeAssembly(
      product({
        resources: {
          ...worker([]),
          ...resources,
          Deployment: { Type: 'Custom::CDKBucketDeployment', Properties: deployment },
        },
      }),
      {
        ...assetsOf({ code: { 'index.mjs': `export const handler = async (event) => { ${code} };` } }),
        [site]: { 'index.html': site },
      },
    ),
    onProblem: (message) => problems.push(message),
  });
  const calls = twin.calls('Test-Worker').map(({ label }) => label);
  await twin.close();
  return { calls, problems };
};

describe('a trigger', () => {
  it('invokes its function with an empty payload before the twin is ready', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'event.json');
    const code = `await (await import('node:fs/promises')).writeFile(${JSON.stringify(file)}, JSON.stringify(event));`;
    expect(await start({ code })).toEqual({ calls: ['trigger Trigger'], problems: [] });
    expect(await readFile(file, 'utf8')).toBe('{}');
  });

  it('runs again only if its properties changed, as CloudFormation updates it, not with every upload of files', async () => {
    const dataDir = await temporaryFolder();
    const calls = async (more: Start) => (await start({ dataDir, ...more })).calls.length;
    expect(await calls({})).toBe(1);
    expect(await calls({})).toBe(0);
    expect(await calls({ site: 'other' })).toBe(0);
    expect(await calls({ resources: trigger({ Files: 'other' }) })).toBe(1);
    const newVersion = trigger({ Files: 'other' }, {}, 'VersionOfNewCode');
    expect(await calls({ resources: newVersion })).toBe(1);
    expect(await calls({ resources: newVersion })).toBe(0);
  });

  it('runs once for all if changes of its function are not to matter', async () => {
    const dataDir = await temporaryFolder();
    const resources = trigger({ ExecuteOnHandlerChange: false });
    expect((await start({ dataDir, resources })).calls).toHaveLength(1);
    const newVersion = trigger({ ExecuteOnHandlerChange: false }, {}, 'VersionOfNewCode');
    expect((await start({ dataDir, resources: newVersion })).calls).toEqual([]);
  });

  it('tells of a failure, lets the twin start, and is tried again at the next start', async () => {
    const dataDir = await temporaryFolder();
    const problem = 'The trigger Trigger failed: Error: broken';
    expect((await start({ dataDir, code: "throw new Error('broken')" })).problems).toEqual([problem]);
    expect((await start({ dataDir })).calls).toHaveLength(1);
  });

  it('is not waited for longer than it says', async () => {
    const resources = trigger({ Timeout: '100' });
    const { problems } = await start({ resources, code: 'await new Promise(() => {})' });
    expect(problems).toEqual(['The trigger Trigger was not done within 0.1 s']);
  });

  it('does not wait for an event', async () => {
    const resources = trigger({ InvocationType: 'Event' });
    const { calls } = await start({ resources, code: 'await new Promise(() => {})' });
    expect(calls).toEqual([]);
  });

  it('runs after the triggers on which it depends', async () => {
    const { Trigger: second = { Type: 'Custom::Trigger' } } = trigger();
    const { calls } = await start({ resources: { ...trigger({}, { DependsOn: ['Second'] }), Second: second } });
    expect(calls).toEqual(['trigger Second', 'trigger Trigger']);
  });

  it.each([
    [{ InvocationType: 'DryRun' }, 'InvocationType'],
    [{ HandlerArn: 'arn:aws:lambda:eu-central-1:000000000000:function:elsewhere:1' }, 'is not in the template'],
  ])('is refused what the twin does not do: %j', async (properties, message) => {
    await expect(start({ resources: trigger(properties) })).rejects.toThrow(message);
  });
});
