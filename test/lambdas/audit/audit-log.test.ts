import { PutCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#lambdas/audit/index.ts';
import { admin, noon, openAuditHarness, other } from './audit-harness.ts';

let open: Awaited<ReturnType<typeof openAuditHarness>>;
beforeAll(async () => {
  open = await openAuditHarness();
});
afterAll(() => open.close());

const client = { ip: '203.0.113.7', userAgent: 'curl/8.4.0' };
const user = { id: other.userId, name: 'a name that is not kept' };

describe('an entry [S-138]', () => {
  it('says who did what to what, when, from where and with which browser', async () => {
    const before = { enabled: true };
    await open.audit.record(
      { caller: admin, client },
      { action: 'user.update', resource: user, before, after: { enabled: false } },
    );
    const { items } = await open.pages({ actor: admin.userId });
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        time: new Date(noon).toISOString(),
        actor: { id: admin.userId, name: '' },
        action: 'user.update',
        resource: { type: 'user', id: other.userId, name: '' },
        ip: '203.0.113.7',
        userAgent: 'curl/8.4.0',
        changes: [{ field: 'enabled', before: 'true', after: 'false' }],
      },
    ]);
  });

  it('names people as they are called when it is read, and those who are deleted not at all', async () => {
    const read = async () => (await open.pages({ actor: admin.userId })).items[0];
    open.users.set(admin.userId, 'Admin').set(other.userId, '<b>Other</b>');
    expect(await read()).toMatchObject({ actor: { name: 'Admin' }, resource: { name: '<b>Other</b>' } });
    open.users.set(other.userId, 'Odile');
    expect(await read()).toMatchObject({ resource: { name: 'Odile' } });
    open.users.clear();
    expect(await read()).toMatchObject({ actor: { name: '' }, resource: { id: other.userId, name: '' } });
    const { Items } = await open.table.client.send(new ScanCommand({ TableName: open.table.name }));
    expect(JSON.stringify(Items)).not.toMatch(/Admin|Odile|not kept/);
  });

  it.each([
    ['anonymous', { client }],
    ['system', {}],
  ])('names %s who has no id', async (name, actor) => {
    await open.audit.record(actor, { action: 'session.logInFailed', resource: { id: '' } });
    const { items } = await open.pages({ actor: name });
    expect(items).toMatchObject([{ actor: { name }, resource: { id: '', name: '' } }]);
    expect(items[0]?.actor).not.toHaveProperty('id');
  });

  it('is added with the change itself or not at all', async () => {
    const { table, audit } = open;
    const Put = {
      TableName: table.name,
      Item: { pk: 'THING', sk: 'THING' },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
    const create = () => {
      const entry = audit.entry({ caller: admin, client }, { action: 'brand.create', resource: { id: 'thing' } });
      return table.client.send(new TransactWriteCommand({ TransactItems: [{ Put }, entry] }));
    };
    await create();
    await expect(create()).rejects.toThrow('ConditionalCheckFailed');
    expect((await open.pages({ resourceType: 'brand' })).items).toHaveLength(1);
  });

  it('never replaces another one', async () => {
    const fixed = auditLog({ table: open.table, clock: () => noon, newId: () => 'twice' });
    const event = { action: 'category.create', resource: { id: 'care' } } as const;
    await fixed.record({ caller: admin, client }, event);
    await expect(fixed.record({ caller: other, client }, event)).rejects.toThrow('conditional');
    const { Put } = fixed.entry({ caller: other, client }, event);
    if (!Put) throw new Error('not a put');
    await expect(open.table.client.send(new PutCommand(Put))).rejects.toThrow('conditional');
    expect((await open.pages({ resourceType: 'category' })).items).toMatchObject([{ actor: { id: admin.userId } }]);
  });
});
