import { consentWords } from '#contracts/newsletter/endpoints.ts';
import type * as contracts from '#contracts/newsletter/readers.ts';
import type { ImportOutcome } from '#contracts/newsletter/readers.ts';
import type { Language } from '#contracts/text/language.ts';
import { emailSchema } from '#contracts/users/person.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { importOutcome } from '../model/importing.ts';
import { readerAddress, type Subscription } from '../model/reader.ts';
import type { ReadersServices } from '../services.ts';

interface Row {
  email: string;
  language: Language;
}

/** Calls of the table at the same time: a part takes a second, and half of the connections stay free. */
const atOnce = 25;

const inTurns = async <Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(act))));
  }
  return results;
};

/** The address that a row means, in lower case; undefined where it is none. */
const addressOf = ({ email }: Row): string | undefined => {
  const { data } = emailSchema.safeParse(email);
  return data === undefined ? undefined : readerAddress(data);
};

/** The outcome for each address. */
const outcomesOf = async (
  { readers, users }: Pick<ReadersServices, 'readers' | 'users'>,
  emails: readonly string[],
  importId?: string,
): Promise<Map<string, ImportOutcome>> => {
  const [known, ids] = await Promise.all([
    readers.byEmails(emails),
    inTurns(emails, (email) => users.idByEmail(email)),
  ]);
  const accounts = (await users.byIds(ids.flatMap((id) => id ?? []))).filter(({ emailVerified }) => emailVerified);
  const accountBy = new Map(accounts.map((user) => [readerAddress(user.email), user]));
  return new Map(
    emails.map((email) => [email, importOutcome({ user: accountBy.get(email), reader: known.get(email) }, importId)]),
  );
};

const uniqueAddresses = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => addressOf(row) ?? []))];

const inOrder = (rows: readonly Row[], outcomes: ReadonlyMap<string, ImportOutcome>) => ({
  outcomes: rows.map((row) => outcomes.get(addressOf(row) ?? '') ?? 'invalid'),
});

export const checkReaderImport =
  (services: Pick<ReadersServices, 'readers' | 'users'>): Route<typeof contracts.checkReaderImport> =>
  async ({ body: { rows } }) =>
    inOrder(rows, await outcomesOf(services, uniqueAddresses(rows)));

/**
 * The log has one entry for each part, with the number of those whom it subscribed. A part that is repeated after an interruption
 * finds them again and counts them as its own.
 */
export const importReaders =
  (services: ReadersServices): Route<typeof contracts.importReaders> =>
  async ({ body: { id, rows, proof }, caller, client }) => {
    const { readers, audit } = services;
    const { given, from, collectedBy } = proof;
    const time = nowOf(services);
    const emails = uniqueAddresses(rows);
    const outcomes = await outcomesOf(services, emails, id);
    const languageBy = new Map(rows.map((row) => [addressOf(row), row.language]));
    const subscription = (language: Language): Subscription => ({
      // The day is all that is known.
      ...{ asked: `${given}T00:00:00.000Z`, confirmed: `${given}T00:00:00.000Z` },
      ...{ words: consentWords.import, language },
      imported: { id, by: caller.userId, time, from, ...(collectedBy ? { collectedBy } : {}) },
    });
    const missed = await inTurns(
      emails.filter((email) => outcomes.get(email) === 'new'),
      async (email) => ((await readers.addImported(email, subscription(languageBy.get(email) ?? 'he'))) ? [] : [email]),
    );
    // Those of this import's first attempt, and those who said something at this moment.
    for (const [email, outcome] of await outcomesOf(services, missed.flat(), id)) outcomes.set(email, outcome);
    const imported = [...outcomes.values()].filter((outcome) => outcome === 'new').length;
    if (imported > 0) {
      const after = { imported, given, consentPlace: from, collectedBy, words: consentWords.import };
      await audit.record({ caller, client }, { action: 'reader.import', resource: { id }, after });
    }
    return inOrder(rows, outcomes);
  };
