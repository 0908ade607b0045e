import * as z from 'zod/mini';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY';
export type Access = 'public' | 'user' | 'admin';
type Schema = z.ZodMiniType;

/** How long a public reply may be served without asking again, in seconds. */
export interface CachePolicy {
  browser: number;
  /** `s-maxage`: how long CloudFront may serve it. */
  edge: number;
  staleWhileRevalidate: number;
  /** Administrators may set other times for browser and edge. */
  isSetting?: boolean;
}

/** Of published content: what administrators have not set otherwise. */
export const publicReads: CachePolicy = { browser: 60, edge: 60, staleWhileRevalidate: 86_400, isSetting: true };

/**
 * One endpoint, declared once: the gateway's route and authorizer, the handler, the browser's typed call and the local
 * twin all follow from it.
 */
export interface Endpoint {
  /** Unique, camelCase verb and noun: `listBrands`. */
  id: string;
  method: Method;
  /** With `{name}` for path parameters, as API Gateway writes it. */
  path: `/${string}`;
  access: Access;
  /** Each is an object schema; fields that it does not name are refused. Left out = no such input is accepted. */
  pathParameters?: Schema;
  query?: Schema;
  body?: Schema;
  /** For calls of programs that are not ours: any body that they send is ignored. */
  ignoresBody?: boolean;
  /** The largest body accepted, in bytes; 64 KiB unless said. */
  bodyLimit?: number;
  /** The body of each status; `undefined` stands for an empty body. */
  responses: Record<number, Schema | undefined>;
  /**
   * For writes that a repeated `Idempotency-Key` must not repeat: the first reply is kept for 24 h, so it may hold no
   * secret.
   */
  idempotent?: boolean;
  /**
   * For writes without a key that the browser may send again when the server fails: the call reads, or names the state
   * that it leads to. `scripts/openapi/notes/repeatable-writes.ts` says why, and which writes are never sent again.
   */
  isRepeatable?: boolean;
  /**
   * For writes that the browser keeps when no answer comes, and sends later, perhaps days later and after a reload. Their
   * input holds no secret, they can be repeated, and each names the whole state that it leads to. Never a log-in, a code, a
   * password, a mail or a deletion. `web/src/shared/outbox/sendable-calls.ts` says how each is sent.
   */
  mayWait?: boolean;
  /** Left out = `no-store`. */
  cache?: CachePolicy;
  /** The caller's browser may keep the reply, and asks each time whether it is still the same (`ETag`). */
  isRevalidated?: boolean;
  /** May answer 403 `confirmationNeeded`: the browser sends along what `confirmSession` answered, if anything. */
  confirmed?: boolean;
}

/** Proves that the password was entered again a short while ago, in the tab that calls. */
export const confirmationHeader = 'x-confirmation';

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export type Input<E extends Endpoint, Part extends 'pathParameters' | 'query' | 'body'> = E[Part] extends Schema
  ? z.output<E[Part]>
  : undefined;

/** The status of an endpoint when all went well: the one success status that it declares. */
export type SuccessStatus<E extends Endpoint> = Extract<keyof E['responses'], 200 | 201 | 204 | 303>;

/** The body of a status; of success unless said otherwise. */
export type Output<E extends Endpoint, Status extends number = SuccessStatus<E>> = E['responses'][Status] extends Schema
  ? z.output<E['responses'][Status]>
  : undefined;

export const successStatus = ({ responses }: Endpoint): number =>
  Number(Object.keys(responses).find((status) => status.startsWith('2') || status === '303') ?? 200);

/** Of a reply with status 303: where the browser goes on, by GET. It has no body. */
export const redirectSchema = z.object({ location: z.string() });
