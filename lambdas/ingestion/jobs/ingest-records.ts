import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '#contracts/text/language.ts';
import { type DerivedChange, type DerivedStore, derivedId } from '#lambdas/knowledge/index.ts';
import type { Log } from '#lambdas/platform/log.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { mostParts } from '../model/passages-of-post.ts';
import type { IngestedRecord } from '../model/record.ts';
import type { SiteContent } from '../store/site-content.ts';

export interface IngestionServices {
  content: SiteContent;
  knowledge: DerivedStore;
  log: Log;
}

export const recordName = ({ origin, id }: IngestedRecord): string => derivedId(origin, id);

/** All ids that passages of a record may have: a post has several. */
const idsOf = ({ origin, id }: IngestedRecord): string[] => [
  derivedId(origin, id),
  ...(origin === 'post'
    ? Array.from({ length: mostParts - 1 }, (_none, part) => derivedId(origin, id, String(part + 1)))
    : []),
];
const place = (language: Language, id: string) => `${language} ${id}`;

/** A record that changes while it is read is read again; more often than this, its change comes back later. */
const maxRounds = 5;

/**
 * Makes the knowledge say of these records what the site says of them now, with one write for all of them. Anything
 * already written is left alone, so it does not matter how often a change comes, nor in which order: after a write the
 * records are read again, and the last writer has seen the latest.
 * @returns the records that could not be read;
 * @throws an Error where nothing could be written
 */
export const ingestRecords =
  ({ content, knowledge, log }: IngestionServices) =>
  async (records: readonly IngestedRecord[]): Promise<IngestedRecord[]> => {
    const failed: IngestedRecord[] = [];

    const wantedOf = async (record: IngestedRecord) => {
      try {
        return [{ record, passages: await content.passagesOf(record) }];
      } catch (error) {
        log.error('record not ingested', { error, record: recordName(record) });
        failed.push(record);
        return [];
      }
    };

    const changesOf = async (waiting: readonly IngestedRecord[]) => {
      const wanted = (await Promise.all(waiting.map(wantedOf))).flat();
      const present = await knowledge.read(wanted.flatMap(({ record }) => idsOf(record)));
      const stored = new Map(present.map(({ language, id, passage }) => [place(language, id), passage]));
      return wanted.flatMap(({ record, passages }) => {
        const changes = languages.flatMap((language) => {
          const byId = new Map((passages[language] ?? []).map((passage) => [passage.id, passage]));
          return idsOf(record).flatMap((id): DerivedChange[] => {
            const passage = byId.get(id);
            return isDeepStrictEqual(passage, stored.get(place(language, id))) ? [] : [{ language, id, passage }];
          });
        });
        return changes.length > 0 ? [{ record, changes }] : [];
      });
    };

    let waiting = records;
    for (let round = 0; waiting.length > 0; round += 1) {
      const changed = await changesOf(waiting);
      if (changed.length === 0) break;
      if (round === maxRounds)
        throw new Error(`changes without end: ${changed.map(({ record }) => recordName(record))}`);
      await retryOnConflict(() => knowledge.write(changed.flatMap(({ changes }) => changes)));
      waiting = changed.map(({ record }) => record);
    }
    return failed;
  };
