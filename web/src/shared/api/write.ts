import type { Endpoint, Output } from '#contracts/http/endpoint.ts';
import { ApiError } from './api-error.ts';
import { credentials } from './credentials.ts';
import { type RequestInput, request } from './request.ts';
import { type KeptWrite, keptCode, waiting } from './waiting.ts';

type Write = Endpoint & { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' };
type WriteInput<E extends Endpoint> = RequestInput<E> & {
  before?: KeptWrite['before'];
  /** The form's unsaved copy, if it has one (`asSent` in `shared/drafts/unsaved-copy.ts`). */
  copy?: KeptWrite['copy'] | undefined;
};

/**
 * The server has decided about the content. It has not where it failed, or wants another log-in, the password or a pause
 * first: then the same write may still be carried out.
 */
const isDecided = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && ![401, 403, 429].includes(status) && code !== 'idempotencyConflict';

/** Nothing else can be sent in its turn, so the password is asked for outside of it: that may take a person minutes. */
const actInTurn = async <T>(
  kept: KeptWrite,
  act: (isUnattended: boolean) => Promise<T>,
  inTurn: NonNullable<typeof waiting.inTurn>,
): Promise<T> => {
  for (;;) {
    try {
      return await inTurn(kept, () => act(true));
    } catch (error) {
      const isAsked = error instanceof ApiError && error.code === 'confirmationNeeded';
      if (!isAsked || !(await credentials.confirm?.())) throw error;
    }
  }
};

const writeOrKeep = async <const E extends Write>(
  endpoint: E,
  input: WriteInput<E>,
  key: string,
): Promise<Output<E>> => {
  const { pathParameters, body, before, copy } = input;
  const act = (isUnattended = false) =>
    request(endpoint, { ...input, isUnattended, idempotencyKey: endpoint.idempotent ? key : undefined });
  const owner = waiting.owner?.();
  if (owner === undefined) return act();
  // Nothing is held up by it: the number is needed only where no answer comes.
  const begun = Promise.resolve(waiting.begin?.(key)).catch(() => undefined);
  const marks = { ...(before ? { before } : {}), ...(copy ? { copy } : {}) };
  const noted = { call: endpoint.id, key, owner, at: new Date().toISOString(), ...marks };
  const kept = { ...noted, ...(pathParameters ? { pathParameters } : {}), ...(body ? { body } : {}) } as KeptWrite;
  try {
    const reply = await (waiting.inTurn ? actInTurn(kept, act, waiting.inTurn) : act());
    waiting.answered?.(kept, true, begun);
    return reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isDecided(error)) waiting.answered?.(kept, false, begun);
    const { message, status, cause, isGeneral } = error;
    if (status !== 0) throw error;
    const id = await begun;
    if (!(await waiting.keep?.(id === undefined ? kept : { ...kept, id }))) throw error;
    throw new ApiError(message, { status, code: keptCode, isGeneral, cause });
  }
};

/**
 * The only way in which the browser changes something, so everything that concerns all writes is done here. Where the
 * server carries out a write only once per key, it goes with one: the caller's own, for repeating a write that may have
 * been carried out although no reply came, else a new one for this write and its retries. A write that may wait by its
 * contract is kept where no reply came, and sent later (`shared/outbox`).
 * @throws ApiError, as `request` does; with the code `waiting` (`isKept`) if it is kept.
 */
export const write = <const E extends Write>(endpoint: E, input: WriteInput<E>): Promise<Output<E>> => {
  const key = input.idempotencyKey ?? crypto.randomUUID();
  if (endpoint.mayWait) return writeOrKeep(endpoint, input, key);
  return request(endpoint, { ...input, idempotencyKey: endpoint.idempotent ? key : undefined });
};

/**
 * Sends a write again that was kept, with the key that it had; not kept once more. It never asks for a password:
 * perhaps no user is there. @throws ApiError, as `request` does
 */
export const writeAgain = <const E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> & { idempotencyKey: string },
): Promise<Output<E>> => request(endpoint, { ...input, isUnattended: true });
