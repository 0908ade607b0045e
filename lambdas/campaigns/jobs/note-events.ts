import type { Language } from '#contracts/text/language.ts';
import { readerAddress } from '#lambdas/newsletter/index.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { type MailEvent, readMailEvent } from '../model/mail-event.ts';
import type { Reported } from '../model/outcomes.ts';
import type { PipelineServices } from '../pipeline-services.ts';
import type { ChunkReports } from '../store/ledger-reports.ts';
import { holdIfHarmful } from './hold-campaign.ts';

type Noting = Pick<PipelineServices, 'campaigns' | 'ledger' | 'readers' | 'audit' | 'clock'> & {
  /** The writes that count so many readers who followed a link. */
  countClicks(by: number): Promise<TransactionWrite[]>;
};

/** After so many milliseconds for each chunk a campaign is counted again: counting reads all of them. */
const millisecondsPerChunk = 10;

const add = <Key>(sets: Map<Key, Set<number>>, key: Key, position: number): void => {
  sets.set(key, (sets.get(key) ?? new Set()).add(position));
};

/** The events of one chunk, together. */
const together = (number: number, events: readonly MailEvent[]): ChunkReports => {
  const reported = new Map<Reported, Set<number>>();
  const links = new Map<string, Set<number>>();
  for (const event of events) {
    const { position } = event.place;
    if (event.reported) add(reported, event.reported, position);
    if (event.link) add(links, event.link, position);
  }
  return { number, reported, links };
};

/**
 * Keeps what SES reports about mails, in any order, and stops mail to readers whose mail bounced for good or who
 * complained. A chunk with several events gets one write.
 */
export const noteEvents = (services: Noting) => {
  const { ledger, readers, clock } = services;
  const counted = new Map<string, number>();

  const watch = async (id: string): Promise<void> => {
    const state = await ledger.dispatchState(id);
    const pause = (state?.chunks ?? 0) * millisecondsPerChunk;
    if (clock() - (counted.get(id) ?? Number.NEGATIVE_INFINITY) < pause) return;
    counted.set(id, clock());
    await holdIfHarmful(services)(id);
  };

  /** A reader who is known keeps the language that is. */
  const suppressAll = async (
    { addresses, reason }: NonNullable<MailEvent['suppress']>,
    language: Language,
  ): Promise<void> => {
    for (const email of addresses) await readers.suppress({ email: readerAddress(email), language }, reason);
  };

  const suppress = async ({ suppress, place }: MailEvent): Promise<void> => {
    if (!suppress) return;
    const { campaign, chunk } = place;
    const found = await ledger.chunk(campaign, chunk);
    const language = found?.chunk.language ?? 'he';
    // SES may write the domain in Punycode; the recipient as we know them is the one of this place.
    const known = found?.recipients[place.position]?.email;
    await suppressAll(known ? { ...suppress, addresses: [known] } : suppress, language);
  };

  /** @returns the bodies of messages that could not be noted, each with its failure. */
  return async (bodies: readonly string[]): Promise<Map<string, unknown>> => {
    const failures = new Map<string, unknown>();
    const events: { body: string; event: MailEvent }[] = [];
    for (const body of bodies) {
      try {
        const event = readMailEvent(body);
        if (event && 'probe' in event) await ledger.probeReported(event.campaign, event.probe);
        else if (event && 'single' in event) await suppressAll(event.single, 'he');
        else if (event) events.push({ body, event });
      } catch (error) {
        failures.set(body, error);
      }
    }
    const byChunk = Map.groupBy(events, ({ event: { place } }) => `${place.campaign}#${place.chunk}`);
    for (const some of byChunk.values()) {
      const place = some[0]?.event.place;
      if (!place) continue;
      try {
        const heard = some.map(({ event }) => event);
        for (const event of heard) await suppress(event);
        await ledger.noteReports(place.campaign, together(place.chunk, heard), services.countClicks);
        if (heard.some(({ reported }) => reported === 'bounced' || reported === 'complained'))
          await watch(place.campaign);
      } catch (error) {
        for (const { body } of some) failures.set(body, error);
      }
    }
    return failures;
  };
};
