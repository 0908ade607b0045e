import { sendableCall } from './sendable-calls.ts';
import type { WaitingWrite } from './waiting-write.ts';

export interface Side {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/** Equal for values that say the same, whatever the order of their fields. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

/** The fields in which a write and the server's record differ. */
export const sidesOf = ({ call, body = {} }: WaitingWrite, theirs: Record<string, unknown>): Side[] => {
  const { versions, values } = sendableCall(call) ?? {};
  const parts = Object.keys(versions?.(body) ?? {});
  const [mine, other] = [body, theirs].map((record) => values?.(record, parts) ?? {});
  return Object.keys({ ...other, ...mine })
    .map((field) => ({ field, mine: mine?.[field], theirs: other?.[field] }))
    .filter((side) => written(side.mine) !== written(side.theirs));
};
