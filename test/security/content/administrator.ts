import type { AuditEntry } from '#contracts/audit/endpoints.ts';
import type { Product, Reply } from '#test/support/product.ts';

/** The administrator of a product, who edits what visitors read; `product` is asked at each call, as hooks open it. */
export const administratorOf = (product: () => Pick<Product, 'send' | 'admin'>) => {
  const asAdmin = async (route: string, body?: unknown): Promise<Reply> =>
    product().send(route, { token: await product().admin(), body });

  /** The body of what must not be refused. */
  const made = async (route: string, body?: unknown): Promise<Reply['body']> => {
    const reply = await asAdmin(route, body);
    if (reply.status >= 300) throw new Error(`${route}: ${reply.status} ${reply.text}`);
    return reply.body;
  };

  /** The log's entries on one kind of change of one thing, newest first. */
  const entriesOf = async (action: string, resourceId: string): Promise<AuditEntry[]> => {
    const query = new URLSearchParams({ action, resourceType: action.split('.')[0] ?? '', resourceId, limit: '100' });
    return (await made(`GET /api/admin/audit?${query}`)).items;
  };

  return { asAdmin, made, entriesOf };
};
