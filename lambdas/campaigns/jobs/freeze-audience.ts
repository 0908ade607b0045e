import { type Language, languages } from '#contracts/text/language.ts';
import { newAddress } from '#lambdas/letters/index.ts';
import { isBefore, mayGet } from '#lambdas/newsletter/index.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { compileMail, writeLetter } from '#lambdas/templates/index.ts';
import { chosenFor, isMeant, mailLanguage } from '../model/audience.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { inChunks } from '../model/chunk.ts';
import type { DispatchState } from '../model/dispatch-state.ts';
import { chunkSizeFor } from '../model/pacing.ts';
import { withStatus } from '../model/status.ts';
import type { PipelineServices } from '../pipeline-services.ts';

/** So many who are meant are read before they are written. */
const peopleOfPage = 600;
/** A transaction takes a hundred items, three for each chunk; of each language one chunk may be smaller than the others. */
const chunksAtOnce = Math.floor((100 - 1) / 3) - (languages.length - 1);
/** Where hardly anybody is meant, a page is written after so many reads, so that the next run need not begin so far back. */
const readsOfPage = 20;

/** Keeps each language of the campaign as SES is to get it, so that nothing that changes later can change it, and as a letter. */
const keepMails = async (services: PipelineServices, campaign: CampaignRecord): Promise<void> => {
  const { campaigns, mails, letters, sender } = services;
  const texts = await campaigns.texts(campaign.id);
  for (const language of campaign.languages) {
    const text = texts[language];
    if (!text) continue;
    const { from, site } = await sender(language);
    // A run that died may have kept it already.
    const letter = (await mails.read(campaign.id, language))?.letter ?? newAddress();
    const source = { category: campaign.category, language, text, site };
    const { subject, preheader, html } = await writeLetter(source);
    const sentAt = campaign.sentAt ?? nowOf(services);
    await letters.keep({ address: letter, language, subject, preheader, html, sentAt });
    const compiled = await compileMail({ ...source, letter });
    await mails.keep(campaign.id, language, { ...compiled, nameless: text.nameless, letter, from, site });
  }
};

/** The next people who may be meant. Those who were chosen one by one come at once, as far as they have no chunk yet. */
const readNext = async (
  { readPeople, readChosen }: PipelineServices,
  campaign: CampaignRecord,
  after: string | undefined,
): ReturnType<PipelineServices['readPeople']> => {
  const chosen = chosenFor(campaign);
  if (!chosen) return readPeople(after);
  const people = await readChosen(chosen);
  return { people: people.filter(({ email }) => after === undefined || isBefore(after, email)) };
};

/** The next people who are to get a mail, each in their language, and where to go on. */
const nextPage = async (services: PipelineServices, campaign: CampaignRecord, from: string | undefined) => {
  const found: { userId?: string; email: string; name: string; language: Language }[] = [];
  let after = from;
  let isEnd = false;
  for (let read = 0; read < readsOfPage && found.length < peopleOfPage && !isEnd; read += 1) {
    const { people, next } = await readNext(services, campaign, after);
    for (const person of people) {
      const language = mailLanguage(person, campaign);
      if (!language || !isMeant(person, campaign) || !mayGet(person, campaign.category)) continue;
      const { userId, email, name } = person;
      found.push({ ...(userId ? { userId } : {}), email, name, language });
    }
    after = next ?? after;
    isEnd = next === undefined;
  }
  const tokens = found.length > 0 ? await services.readers.ensure(found) : new Map<string, string>();
  const recipients = found.map((person) => ({ ...person, token: tokens.get(person.email) ?? '' }));
  return { recipients, after, isEnd };
};

/** The audience is empty after all. */
const endWithoutRecipients = (services: PipelineServices, { id }: CampaignRecord) =>
  services.campaigns.change(id, undefined, (before) =>
    before.status === 'sending'
      ? { after: { ...withStatus(before, 'failed', 'noRecipients'), updated: nowOf(services) } }
      : undefined,
  );

/** The parts of a page that one transaction writes, each with the address up to which everybody has a chunk then. */
const inParts = <Person extends { email: string }>(
  people: readonly Person[],
  after: string | undefined,
  size: number,
): { people: Person[]; after: string | undefined; isLast: boolean }[] => {
  const count = Math.max(1, Math.ceil(people.length / size));
  return Array.from({ length: count }, (_none, index) => {
    const part = people.slice(index * size, (index + 1) * size);
    const isLast = index === count - 1;
    return { people: part, after: isLast ? after : part.at(-1)?.email, isLast };
  });
};

/**
 * Writes the chunks of everyone who is to get a mail, page by page, until all have one or the time is up. Chunks that
 * were written stay: the next run continues there. The size of the chunks follows the account's rate at this time, and
 * stays.
 * @returns how far it is; undefined for a run that was overtaken.
 */
export const freezeAudience = async (
  services: PipelineServices,
  campaign: CampaignRecord,
  state: DispatchState,
  isTimeUp: () => boolean,
): Promise<DispatchState | undefined> => {
  let reached = state;
  if (!reached.isFrozen && reached.chunks === 0) await keepMails(services, campaign);
  const size = reached.isFrozen ? 0 : chunkSizeFor(await services.sendRate());
  while (!reached.isFrozen && !isTimeUp()) {
    const { recipients, after, isEnd } = await nextPage(services, campaign, reached.after);
    for (const part of inParts(recipients, after, chunksAtOnce * size)) {
      const chunks = inChunks(part.people, size).map(({ language, recipients: people }) => ({
        language,
        recipients: people.map(({ language: _language, ...recipient }) => recipient),
      }));
      const isFrozen = isEnd && part.isLast;
      const { after: _former, ...kept } = reached;
      const next: DispatchState = {
        ...kept,
        // An address, which is not needed any more once all have a chunk.
        ...(part.after === undefined || isFrozen ? {} : { after: part.after }),
        chunks: reached.chunks + chunks.length,
        recipients: reached.recipients + part.people.length,
        isFrozen,
      };
      if (!(await services.ledger.addChunks(campaign.id, next, chunks))) return undefined;
      reached = next;
    }
  }
  if (reached.isFrozen && reached.recipients === 0) await endWithoutRecipients(services, campaign);
  return reached;
};
