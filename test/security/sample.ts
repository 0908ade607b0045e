import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#contracts/audit/endpoints.ts';
import { registry } from '#contracts/registry/index.ts';
import { type Product, password, type Reply } from '#test/support/product.ts';
import type { operatorOf } from './operator.ts';
import type { Person, peopleOf } from './people.ts';

export const endpoints = Object.values(registry).flat();
export type AnyEndpoint = (typeof endpoints)[number];
export type EndpointId = AnyEndpoint['id'];

interface Sample {
  /** Left out where the endpoint's own path has no parameters. */
  path?: string;
  body?: unknown;
  /** Where a call that is allowed and valid does not end in success. */
  status?: number;
}
/** A valid call, made for this caller: who makes it instead must be refused for who they are, not for what they sent. */
export type MakeSample = (caller: Person) => Sample | Promise<Sample>;

export interface Stage {
  product: Product;
  people: ReturnType<typeof peopleOf>;
  operator: ReturnType<typeof operatorOf>;
}
/** The calls of a slice: `samples` in `test/lambdas/<slice>/sample-calls.ts`. */
export type SliceSamples = (stage: Stage) => Partial<Record<EndpointId, MakeSample>>;
/** The audit log's entry for a sample call of an administrator: `audited` beside `samples`. */
export type SliceAudited = Partial<Record<EndpointId, readonly AuditAction[]>>;

export const newForm = () => {
  const username = `n${randomUUID()}`.slice(0, 20);
  return { username, email: `${username}@dance.example`, password };
};
export const profile = { gender: '', birthDate: '', phone: '', location: '', language: 'en', newsletter: false };

/** Not to its 19th sign, which is a hyphen: no address ends with one. */
export const newId = () => `x${randomUUID()}`.slice(0, 18);

/** Makes something as the administrator, and returns it. */
export const makeIn =
  (product: Product) =>
  async (route: string, body: unknown): Promise<Reply['body']> => {
    const reply = await product.send(route, { token: await product.admin(), body });
    if (reply.status >= 300) throw new Error(`${route}: ${reply.text}`);
    return reply.body;
  };
