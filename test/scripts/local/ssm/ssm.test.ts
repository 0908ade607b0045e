import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  GetParameterCommand,
  GetParametersByPathCommand,
  GetParametersCommand,
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

const start = async ({ values, statements = [] }: { values?: object; statements?: object[] } = {}) => {
  const dataDir = await temporaryFolder();
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
  return { twin, ssm, write, read, asFunction };
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

  it('come several at a time, by name and by path', async () => {
    const { ssm } = await start();
    const byName = await ssm.send(new GetParametersCommand({ Names: ['/shop/model', 'none', 'plain'] }));
    expect(byName.Parameters?.map(({ Value }) => Value)).toEqual(['small', 'text']);
    expect(byName.InvalidParameters).toEqual(['none']);
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

  it('cannot be written', async () => {
    const { twin, ssm } = await start();
    const put = ssm.send(new PutParameterCommand({ Name: 'plain', Value: 'other' }));
    await expect(put).rejects.toMatchObject({ name: 'UnknownOperationException' });
    expect(twin.problems).toEqual([expect.stringContaining('does not know the SSM operation PutParameter')]);
  });
});
