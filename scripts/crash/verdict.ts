import type { CampaignStage } from './campaign-stage.ts';

/** The outcome of a campaign, counted at the mail service and in the ledger. */
export interface Verdict {
  recipients: number;
  /** Mails that a recipient got beyond the first. */
  duplicates: number;
  /**
   * Recipients who got none although the ledger says sent, or whom it calls neither sent nor unknown: no recipient may
   * be left out.
   */
  lost: number;
  /** Of whom the ledger says that it does not know. */
  unknown: number;
  /** Of these, who got no mail: the ledger could have known. */
  wronglyUnknown: number;
}

/** Compares the ledger with the mails that were sent since `after`, the id of one. */
export const judge = async (stage: CampaignStage, campaign: string, after?: string): Promise<Verdict> => {
  const got = new Map<string, number>();
  for (const { to, tags } of stage.mails({ after })) {
    // A probe goes to the mailbox simulator, and to no recipient.
    if (tags.campaign !== campaign || tags.probe !== undefined) continue;
    for (const address of to) got.set(address.toLowerCase(), (got.get(address.toLowerCase()) ?? 0) + 1);
  }
  const verdict: Verdict = { recipients: 0, duplicates: 0, lost: 0, unknown: 0, wronglyUnknown: 0 };
  let from: number | undefined = 0;
  while (from !== undefined) {
    const page: Awaited<ReturnType<typeof stage.ledger.recipients>> = await stage.ledger.recipients(campaign, from);
    for (const { email, state } of page.items) {
      const mails = got.get(email) ?? 0;
      got.delete(email);
      verdict.recipients += 1;
      verdict.duplicates += Math.max(0, mails - 1);
      if (state === 'sent' ? mails === 0 : state !== 'unknown') verdict.lost += 1;
      if (state === 'unknown') verdict.unknown += 1;
      if (state === 'unknown' && mails === 0) verdict.wronglyUnknown += 1;
    }
    from = page.next;
  }
  // Mails to people whom the ledger does not know.
  verdict.duplicates += [...got.values()].reduce((sum, mails) => sum + mails, 0);
  return verdict;
};

export const addVerdicts = (one: Verdict, other: Verdict): Verdict => ({
  recipients: one.recipients + other.recipients,
  duplicates: one.duplicates + other.duplicates,
  lost: one.lost + other.lost,
  unknown: one.unknown + other.unknown,
  wronglyUnknown: one.wronglyUnknown + other.wronglyUnknown,
});
export const noVerdict: Verdict = { recipients: 0, duplicates: 0, lost: 0, unknown: 0, wronglyUnknown: 0 };
