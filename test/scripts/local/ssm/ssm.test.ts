import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DeleteParameterCommand,
  GetParameterCommand,
  GetParametersByPathCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import { describe, expect, it } from 'vitest';
import { type Resources, temporaryFolder } from '../support/assembly.ts';
import { startTestTwin } from '../support/twin.ts';

const parameter = (Name: string, Value: string) => ({
  Type: 'AWS::SSM::Parameter',
  Properties: { Name, Type: 'String', Value },
});
const declared: Resources = {
  Model: parameter('/shop/model', 'small'),
  Limit: parameter('/shop/limits/day', '100'),
  Plain: parameter('plain', 'text'),
};

/** Reads the parameter in its query with the role of the function. */
const reader = `
export const handler = async ({ queryStringParameters: { name } }) => {
  const authorization = 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20261121/eu-central-1/ssm/aws4_request, SignedHeaders=host, Signature=none';
  const headers = { authorization, 'x-amz-target': 'AmazonSSM.GetParameter' };
  const reply = await fetch(process.env.AWS_ENDPOINT_URL, { method: 'POST', headers, body: JSON.stringify({ Name: name }) });
  return { statusCode: reply.status, body: await reply.text() };
};
`;

interface Start {
  values?: object;
  statements?: object[];
  dataDir?: string;
}
const start = async ({ values, statements = [], dataDir: kept }: Start = {}) => {
  const dataDir = kept ?? (await temporaryFolder());
  const write = (content: object) => writeFile(path.join(dataDir, 'parameters.json'), JSON.stringify(content));
  if (values !== undefined) await write(values);
  const twin = await startTestTwin({
    statements,
    resources: declared,
    assets: { code: { 'index.mjs': reader } },
    options: { dataDir },
  });
  const ssm = new SSMClient({
    endpoint: twin.awsEndpoint,
    region: 'eu-central-1',
    credentials: twin.operator,
    maxAttempts: 1,
  });
  const read = async (Name: string, WithDecryption = true) =>
    (await ssm.send(new GetParameterCommand({ Name, WithDecryption }))).Parameter?.Value;
  const asFunction = async (name: string) => (await fetch(`${twin.url}/api/x?name=${name}`)).json();
  return { twin, ssm, dataDir, write, read, asFunction };
};

describe('SSM parameters', () => {
  it('are those of the template', async () => {
    const { ssm } = await start();
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name: '/shop/model' }));
    expect(Parameter).toMatchObject({
      Name: '/shop/model',
      Type: 'String',
      Value: 'small',
      ARN: 'arn:aws:ssm:eu-central-1:000000000000:parameter/shop/model',
      LastModifiedDate: expect.any(Date),
    });
    await expect(ssm.send(new GetParameterCommand({ Name: '/shop/none' }))).rejects.toThrow(ParameterNotFound);
  });

  it("take the operator's values first, as soon as they are written", async () => {
    const { write, read } = await start({ values: { '/shop/model': 'large' } });
    expect(await read('/shop/model')).toBe('large');
    await write({ '/shop/model': 'medium', '/shop/key': 'secret' });
    expect([await read('/shop/model'), await read('/shop/key')]).toEqual(['medium', 'secret']);
  });

  it('show a secret only to who asks for it in the clear', async () => {
    const { read } = await start({ values: { '/shop/key': 'secret' } });
    expect(await read('/shop/key', false)).not.toContain('secret');
    expect(await read('/shop/model', false)).toBe('small');
  });

  it('come several at a time by path', async () => {
    const { ssm } = await start();
    const below = async (more: object) => {
      const page = await ssm.send(new GetParametersByPathCommand({ Path: '/shop', ...more }));
      return { names: page.Parameters?.map(({ Name }) => Name), next: page.NextToken };
    };
    expect(await below({})).toEqual({ names: ['/shop/model'], next: undefined });
    const first = await below({ Recursive: true, MaxResults: 1 });
    expect(first.names).toEqual(['/shop/limits/day']);
    const second = await below({ Recursive: true, MaxResults: 1, NextToken: first.next });
    expect(second).toEqual({ names: ['/shop/model'], next: undefined });
  });

  it('are read by a function only as its role allows', async () => {
    const Resource = 'arn:aws:ssm:eu-central-1:000000000000:parameter/shop/model';
    const { twin, asFunction } = await start({
      statements: [{ Effect: 'Allow', Action: 'ssm:GetParameter', Resource }],
    });
    expect(await asFunction('/shop/model')).toMatchObject({ Parameter: { Value: 'small' } });
    expect(await asFunction('/shop/limits/day')).toMatchObject({ __type: 'AccessDeniedException' });
    expect(twin.denied()).toMatchObject([
      { action: 'ssm:GetParameter', resource: 'arn:aws:ssm:eu-central-1:000000000000:parameter/shop/limits/day' },
    ]);
  });

  it('are put, and read by their version', async () => {
    const { ssm, read } = await start();
    const put = async (Value: string, more: object = {}) =>
      (await ssm.send(new PutParameterCommand({ Name: '/shop/key', Value, Type: 'SecureString', ...more }))).Version;
    expect(await put('first')).toBe(1);
    await expect(put('other')).rejects.toMatchObject({ name: 'ParameterAlreadyExists' });
    expect(await put('second', { Overwrite: true })).toBe(2);
    expect([await read('/shop/key'), await read('/shop/key:1'), await read('/shop/key:2')]).toEqual([
      'second',
      'first',
      'second',
    ]);
    await expect(read('/shop/key:3')).rejects.toMatchObject({ name: 'ParameterVersionNotFound' });
  });

  it('are deleted once', async () => {
    const { ssm, read } = await start();
    await ssm.send(new PutParameterCommand({ Name: '/shop/key', Value: 'kept', Type: 'SecureString' }));
    const remove = () => ssm.send(new DeleteParameterCommand({ Name: '/shop/key' }));
    await remove();
    await expect(read('/shop/key')).rejects.toThrow(ParameterNotFound);
    await expect(remove()).rejects.toThrow(ParameterNotFound);
  });

  it('outlive the twin', async () => {
    const { twin, ssm, dataDir } = await start();
    await ssm.send(new PutParameterCommand({ Name: '/shop/key', Value: 'kept', Type: 'SecureString' }));
    await twin.close();
    expect(await (await start({ dataDir })).read('/shop/key')).toBe('kept');
  });

  it.each([
    ['an empty value', { Name: '/shop/key', Value: '', Type: 'String' as const }],
    ['a value of more than 4 KB', { Name: '/shop/key', Value: 'x'.repeat(4_097), Type: 'String' as const }],
    ['the name of another parameter in it', { Name: '/shop/key', Value: 'a{{b}}', Type: 'String' as const }],
    ['no type for a new name', { Name: '/shop/key', Value: 'x' }],
    ['a name that AWS keeps for itself', { Name: '/aws/key', Value: 'x', Type: 'String' as const }],
    ['a name with other characters', { Name: '/shop/key one', Value: 'x', Type: 'String' as const }],
    ['tags on an existing name', { Name: 'plain', Value: 'x', Overwrite: true, Tags: [{ Key: 'a', Value: 'b' }] }],
  ])('are refused with %s', async (_what, input) => {
    const { ssm } = await start();
    await expect(ssm.send(new PutParameterCommand(input))).rejects.toMatchObject({ name: 'ValidationException' });
  });
});
