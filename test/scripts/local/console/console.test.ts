import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const filled = async () => {
  const twin = await startTestTwin({ statements: [{ Effect: 'Allow', Action: 's3:GetObject', Resource: '*' }] });
  const { dynamoDb } = clientsOf(twin);
  for (const sk of ['1', '2', '3']) {
    const Item = {
      pk: { S: 'p' },
      sk: { S: sk },
      text: { S: '<script>שלום</script>' },
      list: { L: [{ N: '1' }, { NULL: true }] },
    };
    await dynamoDb.send(new PutItemCommand({ TableName: twin.tables.Table, Item }));
  }
  return twin;
};

describe('/__local', () => {
  it('pages through the table as JSON', async () => {
    const { url } = await filled();
    const first = await (await fetch(`${url}/__local/api/table?limit=2`)).json();
    expect(first.items).toHaveLength(2);
    expect(first.items[0]).toEqual({ pk: 'p', sk: '1', text: '<script>שלום</script>', list: [1, null] });
    const second = await (await fetch(`${url}/__local/api/table?limit=2&after=${first.after}`)).json();
    expect(second.items.map(({ sk }: { sk: string }) => sk)).toEqual(['3']);
    expect(second).not.toHaveProperty('after');
  });

  it('lists calls, refusals and resources as JSON', async () => {
    const twin = await filled();
    const json = async (path: string) => (await fetch(`${twin.url}/__local/api/${path}`)).json();
    await fetch(`${twin.url}/api/x?operation=Scan&input={"TableName":"TABLE"}`);
    expect(await json('denied')).toMatchObject([{ caller: 'Test-Worker', action: 'dynamodb:Scan' }]);
    expect(await json('calls?function=worker')).toMatchObject([{ label: 'GET /api/x' }]);
    expect(await json('calls')).toEqual({ 'Test-Worker': twin.calls('Test-Worker') });
    expect(await json('calls?function=Test-Worker')).toEqual(twin.calls('Test-Worker'));
    expect((await fetch(`${twin.url}/__local/api/calls?function=none`)).status).toBe(404);
    expect(await json('resources')).toContainEqual(
      expect.objectContaining({ logicalId: 'Table', type: 'AWS::DynamoDB::GlobalTable', id: 'Test-Table' }),
    );
  });

  it('shows every page, with all data escaped and no script', async () => {
    const { url } = await filled();
    for (const path of [
      '',
      '/table',
      '/table?after=',
      '/functions',
      '/functions/Test-Worker',
      '/denied',
      '/resources',
    ]) {
      const response = await fetch(`${url}/__local${path}`);
      const page = await response.text();
      expect([path, response.status, page.includes('<script')]).toEqual([path, 200, false]);
      expect(page).toContain('<html lang="en" dir="ltr">');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const table = await (await fetch(`${url}/__local/table`)).text();
    expect(table).toContain('&lt;script&gt;שלום&lt;/script&gt;');
    expect(table).toContain('<dd dir="auto">');
  });

  it('is read-only and says what it does not have', async () => {
    const { url } = await startTestTwin();
    expect((await fetch(`${url}/__local/api/table`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/__local/nothing`)).status).toBe(404);
    expect((await fetch(`${url}/__local/api/table?after=rubbish`)).status).toBe(400);
  });
});
