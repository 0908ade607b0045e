/** A kind of the product's own mails, and what its subjects look like. */
export interface OwnSubject {
  kind: string;
  pattern: RegExp;
}

/**
 * Which of the product's own mails this is, as far as sender and subject show. Anyone may write both, so a mail of a
 * stranger can look like ours: the receiving server's report distinguishes them.
 */
export const ownKind = (
  { from, subject }: { from: { address: string }; subject: string },
  { senders, subjects }: { senders: readonly string[]; subjects: readonly OwnSubject[] },
): string | undefined => {
  const isOurs = senders.some((sender) => sender.toLowerCase() === from.address.toLowerCase());
  return isOurs ? subjects.find(({ pattern }) => pattern.test(subject))?.kind : undefined;
};
