import * as z from 'zod/mini';
import { type Chunk, chunkSchema, type FrozenRecipient, frozenRecipientSchema } from '../model/chunk.ts';
import { type Outcomes, reported, reportedByReaders } from '../model/outcomes.ts';
import { ledgerKey } from './ledger-keys.ts';

export const chunkItem = (id: string, chunk: Chunk) => ({
  ...ledgerKey(id, 'CHUNK', chunk.number),
  type: 'Chunk',
  data: chunk,
});
/** The only item that identifies the recipients. It goes after `ttl`; chunk and outcomes, which have positions, stay. */
export const recipientsItem = (
  id: string,
  { number, recipients, ttl }: { number: number; recipients: readonly FrozenRecipient[]; ttl: number },
) => ({ ...ledgerKey(id, 'RECIPIENTS', number), type: 'ChunkRecipients', data: recipients, ttl });
/** Empty: made with its chunk, so that no event makes it anew after a campaign was deleted. */
export const outcomesItem = (id: string, number: number) => ({
  ...ledgerKey(id, 'OUTCOMES', number),
  type: 'ChunkOutcomes',
});

export const chunkItemSchema = z.object({ data: chunkSchema });
const recipientsItemSchema = z.object({ data: z.array(frozenRecipientSchema) });
/** Empty where their data have expired. */
export const recipientsOf = (item: unknown): FrozenRecipient[] =>
  z.optional(recipientsItemSchema).parse(item)?.data ?? [];
/** The beginning of attributes that hold the ids of the mails of one call, by position. */
export const messagesPrefix = 'mails';
const attributesSchema = z.record(z.string(), z.unknown());
const messagesSchema = z.record(z.string(), z.string());
/** The id of a mail, by position. */
export const messageIdsOf = (item: unknown) => {
  const calls = Object.entries(attributesSchema.parse(item ?? {})).filter(([name]) => name.startsWith(messagesPrefix));
  const ids: Record<string, string> = Object.assign({}, ...calls.map(([, sent]) => messagesSchema.parse(sent)));
  return (position: number): string | undefined => ids[position];
};

const positionsSchema = z.instanceof(Set<number>);
/** The beginning of attributes that hold who followed a link. */
export const linkPrefix = 'link#';

/** Sets as the item has them; a kind without any report has no attribute. */
export const outcomesOf = (item: unknown): Outcomes => {
  const found = attributesSchema.parse(item ?? {});
  const named = (names: readonly string[]) =>
    names.flatMap((name) => (found[name] === undefined ? [] : [[name, positionsSchema.parse(found[name])] as const]));
  const links = Object.keys(found).filter((name) => name.startsWith(linkPrefix));
  return {
    reported: Object.fromEntries(named([...reported, ...reportedByReaders])),
    links: Object.fromEntries(named(links).map(([name, who]) => [name.slice(linkPrefix.length), who])),
  };
};
