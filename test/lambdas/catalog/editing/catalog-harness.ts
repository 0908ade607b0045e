import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { expect } from 'vitest';
import type { ProductForm } from '#contracts/catalog/form.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { editingEndpoints } from '#contracts/registry/admin-endpoints.ts';
import {
  catalogEditingRoutes,
  catalogEditingStore,
  catalogFiguresStore,
  catalogStore,
  seedCatalog,
} from '#lambdas/catalog/index.ts';
import { brandItem, claimItem, productItem } from '#lambdas/catalog/store/keys.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { productForm } from './forms.ts';

export const noon = Date.UTC(2026, 10, 22, 12);

/** An audit log that is a partition of the table: an entry is there exactly when its transaction was made. */
const noteAudit = (TableName: string): Audit => {
  let number = 0;
  return {
    entry: ({ caller }, event) => {
      number += 1;
      const Item = { pk: 'NOTES', sk: `${number}`.padStart(6, '0'), by: caller?.username, ...event };
      return { Put: { TableName, Item } };
    },
    record: async () => undefined,
  };
};

/** The catalog's administration: the seeded catalogue on a table of its own, and the calls of an administrator. */
export const openCatalogHarness = async () => {
  const testTable = await openTestTable();
  const store = catalogEditingStore(testTable.table);
  const reader = catalogStore(testTable.table);
  const audit = noteAudit(testTable.table.name);
  await seedCatalog(reader);
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (...entry: unknown[]) => errors.push(entry) };
  const checkSession = async () => ({ username: 'Admin', isAdmin: true, isConfirmed: false });
  const figures = catalogFiguresStore(testTable.table, () => noon);
  const routes = catalogEditingRoutes({ catalog: store, figures, audit, clock: () => noon, log });
  const endpoints = editingEndpoints.filter((endpoint) => endpoint.id in routes);
  const handler = apiHandler(endpoints as readonly Endpoint[], routes, { log, checkSession }) as unknown as (
    event: unknown,
    context: unknown,
  ) => Promise<APIGatewayProxyStructuredResultV2>;

  /** `code` of a refusal, `body` of any reply. */
  const call = async (route: string, body?: unknown, query?: Record<string, string>) => {
    const event = httpEvent(route, {
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    });
    const claims = { token_use: 'access', username: 'user-1', origin_jti: 'origin-1' };
    Object.assign(event.requestContext, { authorizer: { jwt: { claims } } });
    const { statusCode, body: text } = await handler(event, lambdaContext);
    const reply = text ? JSON.parse(text) : undefined;
    return { status: statusCode, code: reply?.code as string | undefined, body: reply };
  };

  /** The actions that the log records, in order. */
  const notes = async () => {
    const { Items = [] } = await testTable.table.client.send(
      new QueryCommand({
        TableName: testTable.table.name,
        KeyConditionExpression: 'pk = :notes',
        ExpressionAttributeValues: { ':notes': 'NOTES' },
      }),
    );
    return Items.map(({ action, resource, by }) => `${by} ${action} ${resource.id}`);
  };

  /** Items as they are, past every rule. */
  const fill = async (items: object[]) => {
    for (let start = 0; start < items.length; start += 25) {
      const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
      const RequestItems = { [testTable.table.name]: requests };
      await testTable.table.client.send(new BatchWriteCommand({ RequestItems }));
    }
  };
  /** Gives a brand without shoes so many: `shoe0`, `shoe1` and so on. */
  const stock = async (brandId: string, products: number) => {
    const brand = await store.brand(brandId);
    if (!brand) throw new Error(`no brand ${brandId}`);
    const shoes = Array.from({ length: products }, (_none, order) => {
      const id = `shoe${order}`;
      return { ...productForm({ brandId }), id, order, version: 1, updated: '2026-11-22T10:00:00.000Z' };
    });
    await fill([brandItem(brand.record, products), ...shoes.map(productItem), ...shoes.map(claimItem)]);
  };

  return {
    ...{ table: testTable.table, store, reader, figures, audit, call, notes },
    fill,
    stock,
    brandIds: async () => (await reader.brands()).map(({ id }) => id),
    productIds: async (brandId: string) => (await store.productsOf(brandId)).map(({ id }) => id),
    addProduct: (id: string, fields: Partial<ProductForm> = {}) =>
      call('POST /api/admin/products', { id, product: productForm(fields) }),
    /** At the end of each test: fails where the table refused something or a handler broke. */
    close: async () => {
      await testTable.close();
      expect([testTable.problems, errors]).toEqual([[], []]);
    },
  };
};
export type CatalogHarness = Awaited<ReturnType<typeof openCatalogHarness>>;
