import { leftOut, personOf, readerAddress } from '#lambdas/newsletter/index.ts';
import { sesAddress } from '../adapters/ses-address.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { type FrozenRecipient, leftOf, noResults, type Results } from '../model/chunk.ts';
import { wasReported } from '../model/outcomes.ts';
import type { PipelineServices } from '../pipeline-services.ts';
import type { FoundChunk } from '../store/read-to-send.ts';

/**
 * Checks the recipients right before their mails are handed over: a recipient who has unsubscribed since the audience
 * was fixed, is deleted, or cannot be reached gets none. Neither does one whose mail of an earlier call was reported
 * late. The results are in the order of the chunks, whose people are read together.
 */
export const withoutCall = async (
  { readers, users, clock }: Pick<PipelineServices, 'readers' | 'users' | 'clock'>,
  { category }: Pick<CampaignRecord, 'category'>,
  chunks: readonly FoundChunk[],
): Promise<Results[]> => {
  const left = chunks.map(({ chunk, recipients }) =>
    leftOf(chunk).flatMap((position) => {
      const recipient = recipients[position];
      return recipient ? [{ position, recipient }] : [];
    }),
  );
  const all = left.flat().map(({ recipient }) => recipient);
  const [readerBy, people] = await Promise.all([
    readers.byEmails(all.map(({ email }) => email)),
    users.byIds(all.flatMap(({ userId }) => userId ?? [])),
  ]);
  const userBy = new Map(people.map((user) => [user.id, user]));
  const now = clock();

  const reasonToSkip = ({ userId, email }: FrozenRecipient): string | undefined => {
    const user = userId === undefined ? undefined : userBy.get(userId);
    if (user && readerAddress(user.email) !== email) return 'addressChanged';
    const person = personOf({ user, reader: readerBy.get(email) }, now);
    return person ? leftOut(person, category) : 'deleted';
  };

  return chunks.map(({ chunk, recipients, outcomes }, index) => {
    // The campaign stood still until it was no longer known whom it meant.
    const expired = leftOf(chunk).filter((position) => recipients[position] === undefined);
    const results = {
      sent: new Map<number, undefined>(),
      failed: {} as Results['failed'],
      skipped: Object.fromEntries(expired.map((position) => [position, 'deleted'])) as Results['skipped'],
    };
    for (const { position, recipient } of left[index] ?? []) {
      const reason = reasonToSkip(recipient);
      if (wasReported(outcomes, position)) results.sent.set(position, undefined);
      else if (reason) results.skipped[position] = reason;
      else if (sesAddress(recipient.email) === undefined) results.failed[position] = 'address';
    }
    return { ...noResults, ...results };
  });
};
