import { fingerprint, writtenAs } from './fingerprint.ts';
import { sendableCall } from './sendable-calls.ts';
import type { WaitingWrite } from './waiting-write.ts';

export interface Side {
  field: string;
  mine: unknown;
  theirs: unknown;
}
type Content = Pick<WaitingWrite, 'call' | 'body'>;

const valuesIn = ({ call, body = {} }: Content, record: Record<string, unknown>): Record<string, unknown> => {
  const { versions, values } = sendableCall(call) ?? {};
  return values?.(record, Object.keys(versions?.(body) ?? {})) ?? {};
};

/** The fields in which a write and the server's record differ. */
export const differencesOf = (write: Content, theirs: Record<string, unknown>): Side[] => {
  const [mine, other] = [valuesIn(write, write.body ?? {}), valuesIn(write, theirs)];
  return Object.keys(sendableCall(write.call)?.isPart ? mine : { ...other, ...mine })
    .map((field) => ({ field, mine: mine[field], theirs: other[field] }))
    .filter((side) => writtenAs(side.mine) !== writtenAs(side.theirs));
};

/**
 * Of these, the ones that a person has to decide: another device has changed them too. A value that the server has as
 * it was before, or as an earlier change of this browser made it, is no one else's.
 */
export const sidesOf = (
  write: Content & Pick<WaitingWrite, 'before' | 'over'>,
  theirs: Record<string, unknown>,
): Side[] => {
  const { before = {}, over = {} } = write;
  const isAsBefore = ({ field, theirs: value }: Side) =>
    Object.hasOwn(before, field) && writtenAs(before[field]) === writtenAs(value);
  const isOwn = ({ field, theirs: value }: Side) => over[field]?.includes(fingerprint(value)) === true;
  return differencesOf(write, theirs).filter((side) => !isAsBefore(side) && !isOwn(side));
};

/** More would be the texts of hours; the server can have carried out any of the latest. */
const mostRemembered = 100;

/** The facts that a write needs of those whose place it takes: the server may have carried them out without a reply. */
export const remembered = (replaced: readonly (Content & Pick<WaitingWrite, 'over'>)[]): WaitingWrite['over'] => {
  const over: Record<string, string[]> = {};
  for (const write of replaced) {
    const values = Object.entries(valuesIn(write, write.body ?? {})).map(([field, value]) => [
      field,
      [fingerprint(value)],
    ]);
    for (const source of [write.over ?? {}, Object.fromEntries(values) as Record<string, string[]>])
      for (const [field, prints] of Object.entries(source))
        over[field] = [...new Set([...(over[field] ?? []), ...prints])].slice(-mostRemembered);
  }
  return Object.keys(over).length > 0 ? over : undefined;
};
