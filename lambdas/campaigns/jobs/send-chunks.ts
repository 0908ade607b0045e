import type { EntryResult } from '../adapters/answers.ts';
import { sesAddress } from '../adapters/ses-address.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { type Chunk, type FrozenRecipient, leftOf, noResults, type Results } from '../model/chunk.ts';
import type { DispatchState } from '../model/dispatch-state.ts';
import { mailToOne } from '../model/mail-to-one.ts';
import { longestDelaySeconds, retrySeconds } from '../model/pacing.ts';
import type { ChunkMessage, PipelineServices } from '../pipeline-services.ts';
import type { FrozenMail } from '../store/mails-store.ts';
import type { FoundChunk, ReadToSend } from '../store/read-to-send.ts';
import { withoutCall } from './current-recipients.ts';
import { finishIfLast } from './finish-campaign.ts';
import { handOver } from './hand-over.ts';
import { holdCampaign } from './hold-campaign.ts';

/** The services of a worker. */
type Sending = Pick<
  PipelineServices,
  'campaigns' | 'ledger' | 'mails' | 'readers' | 'users' | 'bulk' | 'queueChunks' | 'audit' | 'clock'
> & { readToSend: ReadToSend };

/** Longer than the function may run, which is twice as long as a call: the holder of an expired lease is dead. */
export const leaseMilliseconds = 120_000;
/** A quota counts the last 24 hours, so every hour a part of it is free again. */
const quotaMilliseconds = 60 * 60_000;

const resultsOf = (positions: readonly number[], answers: readonly EntryResult[]): Results => {
  const results = { sent: new Map<number, string | undefined>(), failed: {} as Results['failed'] };
  for (const [index, position] of positions.entries()) {
    const answer = answers[index];
    if (answer?.kind === 'sent') results.sent.set(position, answer.messageId);
    else if (answer?.kind === 'failed') results.failed[position] = answer.reason;
  }
  return { ...noResults, ...results };
};

/** The chunks that are pending or worth noting after SES has answered. */
const afterAnswer = async (services: Sending, id: string, { number, attempt }: Chunk, answers: EntryResult[]) => {
  const { ledger, queueChunks, clock } = services;
  const kinds = new Set(answers.map(({ kind }) => kind));
  if (kinds.has('stopped')) await holdCampaign(services)(id, 'notSent');
  else if (kinds.has('quota')) await ledger.waitUntil(id, new Date(clock() + quotaMilliseconds).toISOString());
  else if (kinds.has('later')) {
    await queueChunks([{ campaign: id, chunk: number, delaySeconds: retrySeconds(attempt) }]);
  }
};

/** Makes the one call of a chunk that was begun, and keeps all results at once. */
const call = async (
  services: Sending,
  {
    campaign,
    chunk,
    recipients,
    mail,
  }: { campaign: CampaignRecord; chunk: Chunk; recipients: readonly FrozenRecipient[]; mail: FrozenMail },
): Promise<void> => {
  const { ledger, clock } = services;
  const entries = leftOf(chunk).flatMap((position) => {
    const recipient = recipients[position];
    const to = recipient && sesAddress(recipient.email);
    return recipient && to
      ? [{ position, to, ...mailToOne({ campaign: campaign.id, chunk, position }, recipient, mail) }]
      : [];
  });
  const answers = await handOver(
    services.bulk,
    mail,
    entries.map(({ position: _position, ...entry }) => entry),
  );
  const results = resultsOf(
    entries.map(({ position }) => position),
    answers,
  );
  const retryAt = new Date(clock() + retrySeconds(chunk.attempt) * 1000).toISOString();
  await ledger.finish(campaign.id, chunk, results, retryAt);
  await afterAnswer(services, campaign.id, chunk, answers);
};

/** The claimed mails that are to be handed over now, so that no other worker does so. */
interface Begun {
  campaign: CampaignRecord;
  state: DispatchState;
  chunks: { chunk: Chunk; recipients: readonly FrozenRecipient[]; mail: FrozenMail }[];
}

/** Begins those of the chunks that are due, in one write; undefined where there is nothing to do. */
const begin = async (services: Sending, id: string, numbers: readonly number[]): Promise<Begun | undefined> => {
  const { campaigns, ledger, mails, queueChunks, readToSend, clock } = services;
  const { campaign, state, chunks } = await readToSend(id, numbers);
  const now = clock();
  if (campaign?.status !== 'sending' || !state || Date.parse(state.waitUntil ?? '') > now) return undefined;
  const pending = chunks.filter(({ chunk }) => chunk.state === 'pending');
  const isDue = ({ chunk: { retryAt = '' } }: FoundChunk) => !(Date.parse(retryAt) > now);
  const early = pending
    .filter((found) => !isDue(found))
    .map(({ chunk: { number, retryAt = '' } }) => {
      const wait = Math.ceil((Date.parse(retryAt) - now) / 1000);
      return { campaign: id, chunk: number, delaySeconds: Math.min(wait, longestDelaySeconds) };
    });
  if (early.length > 0) await queueChunks(early);
  const due = pending.filter(isDue);
  if (due.length === 0) return undefined;
  const mailBy = new Map<number, FrozenMail>();
  for (const { chunk } of due) {
    const mail = await mails.read(id, chunk.language);
    if (!mail) throw new Error(`campaign ${id} has no mail in ${chunk.language}`);
    mailBy.set(chunk.number, mail);
  }
  const without = await withoutCall(services, campaign, due);
  const begun = await ledger.begin(
    id,
    due.map(({ chunk }, index) => ({ chunk, without: without[index] ?? noResults })),
    { leaseUntil: new Date(clock() + leaseMilliseconds).toISOString(), condition: campaigns.whileSending(id) },
  );
  const recipientsBy = new Map(due.map(({ chunk, recipients }) => [chunk.number, recipients]));
  return {
    campaign,
    state,
    chunks: begun.flatMap((chunk) => {
      const [mail, recipients] = [mailBy.get(chunk.number), recipientsBy.get(chunk.number)];
      return mail && recipients ? [{ chunk, recipients, mail }] : [];
    }),
  };
};

/** Hands over chunks of one campaign. @returns those that failed, by number */
const sendOf = async (services: Sending, id: string, numbers: readonly number[]): Promise<Map<number, unknown>> => {
  const failures = new Map<number, unknown>();
  let begun: Begun | undefined;
  try {
    begun = await begin(services, id, numbers);
  } catch (error) {
    if (numbers.length === 1) return new Map(numbers.map((number) => [number, error]));
    // One that cannot be read must not keep the others back again and again.
    for (const number of numbers) for (const each of await sendOf(services, id, [number])) failures.set(...each);
    return failures;
  }
  if (!begun) return failures;
  const { campaign, state, chunks } = begun;
  await Promise.all(
    chunks.map(async ({ chunk, ...rest }) => {
      try {
        if (chunk.state === 'calling') await call(services, { campaign, chunk, ...rest });
        await finishIfLast(services)(id, chunk.number, state);
      } catch (error) {
        failures.set(chunk.number, error);
      }
    }),
  );
  return failures;
};

/**
 * Hands over some chunks, each unless another worker did or does, or its campaign stands still. A message may come more
 * than once, and late: the ledger alone says what is to be done.
 * @returns the failed messages, each with its error. Where it is unknown whether SES took the mails, the chunk stays
 * `calling` until events show it
 */
export const sendChunks =
  (services: Sending) =>
  async (messages: readonly ChunkMessage[]): Promise<Map<ChunkMessage, unknown>> => {
    const failures = new Map<ChunkMessage, unknown>();
    for (const [id, some] of Map.groupBy(messages, ({ campaign }) => campaign)) {
      const failed = await sendOf(services, id, [...new Set(some.map(({ chunk }) => chunk))]);
      for (const message of some) if (failed.has(message.chunk)) failures.set(message, failed.get(message.chunk));
    }
    return failures;
  };
