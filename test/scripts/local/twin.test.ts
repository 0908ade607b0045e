import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTwin, type Twin } from '#scripts/local/twin.ts';
import { temporaryFolder, writeAssembly } from './support/assembly.ts';
import { assetsOf, clientsOf, product, startTestTwin } from './support/twin.ts';

const item = { pk: { S: 'p' }, sk: { S: 's' } };

describe('a twin', () => {
  it('keeps its data between starts and tells which tables are new', async () => {
    const assembly = await writeAssembly(product(), assetsOf());
    const options = { port: 0, dataDir: await temporaryFolder(), assembly };
    const first = await startTwin(options);
    expect(first.freshTables).toEqual(['Test-Table']);
    await clientsOf(first).dynamoDb.send(new PutItemCommand({ TableName: 'Test-Table', Item: item }));
    await first.close();
    const second = await startTwin(options);
    onTestFinished(() => second.close());
    expect(second.freshTables).toEqual([]);
    const { Item } = await clientsOf(second).dynamoDb.send(new GetItemCommand({ TableName: 'Test-Table', Key: item }));
    expect(Item).toEqual(item);
  });

  it('lets a seed write before the first request is served', async () => {
    const seeded: string[] = [];
    const twin = await startTestTwin({
      options: {
        prepare: async (prepared) => {
          const { dynamoDb } = clientsOf(prepared);
          await dynamoDb.send(new PutItemCommand({ TableName: prepared.tables.Table, Item: item }));
          seeded.push(...prepared.freshTables);
        },
      },
    });
    expect(seeded).toEqual(['Test-Table']);
    expect((await (await fetch(`${twin.url}/__local/api/table`)).json()).items).toEqual([{ pk: 'p', sk: 's' }]);
  });

  it('finishes what is under way before it says that it has stopped', async () => {
    const dataDir = await temporaryFolder();
    const problems: string[] = [];
    const onProblem = (message: string) => problems.push(message);
    const assembly = await writeAssembly(product(), assetsOf());
    const twin = await startTwin({ port: 0, dataDir, assembly, onProblem });
    const { s3 } = clientsOf(twin);
    const puts = Array.from({ length: 40 }, (_, i) =>
      s3.send(new PutObjectCommand({ Bucket: 'test-bucket', Key: `page-${i}`, Body: `page ${i}` })),
    );
    await Promise.any(puts);
    await twin.close();
    await rm(dataDir, { recursive: true });
    await Promise.allSettled(puts);
    expect(problems).toEqual([]);
  });

  it('gives up no connection of its callers while a busy machine stands still', async () => {
    const { url, awsEndpoint } = await startTestTwin();
    for (const server of [url, awsEndpoint]) {
      const { headers } = await fetch(server);
      const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
      expect(Number(seconds), server).toBeGreaterThanOrEqual(600);
    }
  });

  it('goes on when a caller goes away in the middle of a request', async () => {
    const { url, awsEndpoint, operator, problems } = await startTestTwin();
    const authorization = `AWS4-HMAC-SHA256 Credential=${operator.accessKeyId}/20261122/eu-central-1/dynamodb/aws4_request`;
    for (const address of [`${url}/api/x`, awsEndpoint]) {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      const call = request(address, { method: 'POST', headers: { authorization, 'content-length': 100 } });
      call.on('error', () => {}).on('close', resolve);
      call.write('half');
      await once(call, 'socket');
      setImmediate(() => call.destroy());
      await closed;
    }
    expect((await fetch(`${url}/index.html`)).status).toBe(200);
    expect(problems).toEqual([]);
  });

  it('refuses data that another twin uses, and frees everything when its start fails', async () => {
    const assembly = await writeAssembly(product(), assetsOf());
    const options = { port: 0, dataDir: await temporaryFolder(), assembly };
    const prepare = () => Promise.reject(new Error('seed failed'));
    await expect(startTwin({ ...options, prepare })).rejects.toThrow('seed failed');
    const twin: Twin = await startTwin(options);
    onTestFinished(() => twin.close());
    await expect(startTwin(options)).rejects.toMatchObject({ cause: { code: 'LEVEL_LOCKED' } });
  });

  it('refuses a property that it does not simulate, by name', async () => {
    const resources = product();
    const bucket = { Type: 'AWS::S3::Bucket', Properties: { WebsiteConfiguration: {} } };
    const assembly = await writeAssembly({ ...resources, Bucket: bucket }, assetsOf());
    const start = startTwin({ port: 0, dataDir: await temporaryFolder(), assembly });
    await expect(start).rejects.toThrow(/AWS::S3::Bucket Bucket has properties .*WebsiteConfiguration/s);
  });
});
