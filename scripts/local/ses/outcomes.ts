import type { BusEntry } from '../eventbridge/event-bus.ts';
import { simulatedOutcome } from './addresses.ts';
import { eventKinds } from './event-destinations.ts';
import { eventsOf, type MailEvent, mailDetail, type Outcome, outcomeOf, renderingFailure } from './mail-events.ts';
import type { MailSetup } from './mail-setup.ts';
import type { StoredMail } from './mail-store.ts';
import type { SuppressionList } from './suppression.ts';

interface OutcomeParts {
  setup: MailSetup;
  suppression: SuppressionList;
  /** Puts an event of a mail on the account's event bus. */
  publish(entry: BusEntry): Promise<void>;
  /** Informs a mail's sender that it came back. */
  returnToSender(mail: StoredMail, addresses: readonly string[]): Promise<void>;
}

/** A mail with what will become of it. */
interface PlannedMail {
  mail: StoredMail;
  outcomes: ReadonlyMap<string, Outcome>;
}

/**
 * The outcomes of mails, and the events that report them. Only the mailbox simulator bounces; its addresses are never
 * suppressed.
 */
export const createOutcomes = ({ setup, suppression, publish, returnToSender }: OutcomeParts) => {
  const setOf = ({ configurationSet }: StoredMail) =>
    configurationSet === undefined ? undefined : setup.configurationSet(configurationSet);

  const put = async (mail: StoredMail, events: readonly MailEvent[]): Promise<void> => {
    const [set, about] = [setOf(mail), mailDetail(mail)];
    for (const { kind, detail } of events.filter(({ kind: each }) => set?.published.has(each))) {
      const { detailType, eventType } = eventKinds[kind];
      await publish({
        source: 'aws.ses',
        detailType,
        resources: [set?.arn ?? ''],
        detail: { eventType, mail: about, ...detail },
      });
    }
  };

  const outcomesOf = (mail: StoredMail): Map<string, Outcome> => {
    const reasons = setOf(mail)?.suppressedReasons ?? [];
    return new Map(
      mail.to.map((address) => {
        const reason = suppression.reasonOf(address);
        return [address, reason !== undefined && reasons.includes(reason) ? 'suppressed' : outcomeOf(address)];
      }),
    );
  };

  return {
    foretell: (mail: StoredMail): PlannedMail => {
      const outcomes = outcomesOf(mail);
      const simulated = mail.to.flatMap((address) => {
        const said = outcomes.get(address) === 'suppressed' ? 'suppressed' : simulatedOutcome(address);
        return said === undefined ? [] : [[address, said]];
      });
      return { mail: { ...mail, simulated: Object.fromEntries(simulated) }, outcomes };
    },
    /** Reports what became of a mail that was kept. */
    tell: async ({ mail, outcomes }: PlannedMail): Promise<void> => {
      await put(mail, eventsOf(mail, outcomes));
      const bounced = mail.to.filter((address) => outcomes.get(address) === 'bounced');
      if (bounced.length > 0) await returnToSender(mail, bounced);
    },
    /** Reports that a mail could not be written, because a value is missing. */
    tellMissing: (mail: StoredMail, name: string): Promise<void> => put(mail, [renderingFailure(name)]),
  };
};
