import { isDeepStrictEqual } from 'node:util';
import type { Language } from '#contracts/text/language.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { LocalizedPassage, Passage, PassageText } from '../model/passage.ts';
import type { PassageRecord } from '../model/passage-record.ts';
import { type Hashes, hashesOf, isUntouched, reseeded, type SeedPassage, seededRecord } from '../model/seeding.ts';
import type { Subject } from '../model/subject.ts';
import type { KnowledgeSeeder, SeededKnowledge } from '../store/seeder.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import passages from './passages.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import { termPassages } from './term-passages.ts';

type Id = keyof typeof he;
/** A language that lacks a passage does not compile. */
const texts: Record<Language, Record<Id, PassageText>> = { he, en, ru, fr, es };
const isId = (id: string): id is Id => Object.hasOwn(he, id);

export const seededSubjects = (): Subject[] => names;

export const seedPassages = (): SeedPassage[] => [
  ...(passages as Omit<Passage, 'origin'>[]).flatMap(({ id, ...facts }) =>
    isId(id)
      ? [{ id, facts, texts: { he: he[id], en: texts.en[id], ru: texts.ru[id], fr: texts.fr[id], es: texts.es[id] } }]
      : [],
  ),
  ...termPassages(),
];

/** As the assistant reads them. */
export const seededPassages = (language: Language): LocalizedPassage[] =>
  seedPassages().map(({ id, facts, texts: each }) => ({ id, origin: 'seed', ...facts, ...each[language] }));

/** The knowledge that the product brings along. */
export interface Seed {
  passages: readonly SeedPassage[];
  subjects: readonly Subject[];
}
const ownSeed = (): Seed => ({ passages: seedPassages(), subjects: seededSubjects() });

/**
 * Only an interrupted first seeding leaves a passage without a mark; no one has changed it if it is still as it was
 * made.
 */
const isNew = ({ records, marks }: SeededKnowledge, id: string): boolean =>
  !marks.has(id) && (records.get(id)?.version ?? 1) === 1;

const seedSubjects = async (knowledge: KnowledgeSeeder, present: readonly Subject[], subjects: readonly Subject[]) => {
  const before = new Map(present.map((subject) => [subject.id, subject]));
  const changed = subjects.filter((subject) => !isDeepStrictEqual(before.get(subject.id), subject));
  const kept = new Set(subjects.map(({ id }) => id));
  const gone = present.filter(({ id }) => !kept.has(id));
  if (changed.length + gone.length > 0) await knowledge.putSubjects(changed, gone);
  return changed.length + gone.length > 0;
};

/** Whether there was something to change. If an administrator saves the passage at the same moment, it is read again. */
const bringUpToDate = (
  knowledge: KnowledgeSeeder,
  { seed, record, mark, now }: { seed: SeedPassage | undefined; record: PassageRecord; mark: Hashes; now: string },
): Promise<boolean> => {
  let current: PassageRecord | undefined = record;
  return retryOnConflict(async () => {
    current ??= (await knowledge.read()).records.get(record.id);
    const read = current;
    current = undefined;
    if (!read) return false;
    if (!seed) {
      if (!isUntouched(read, mark)) return false;
      await knowledge.withdraw(read);
      return true;
    }
    const after = reseeded(read, { seed, mark, now });
    if (after) await knowledge.update(after);
    return after !== undefined;
  });
};

/**
 * Writes the product's knowledge: new passages, and the seed's changes since last time, part by part, where no one has
 * changed the part since. A passage that an administrator deleted stays deleted. Running it again changes nothing.
 */
export const seedKnowledge = async (
  knowledge: KnowledgeSeeder,
  clock: Clock,
  { passages: wanted, subjects }: Seed = ownSeed(),
): Promise<{ added: number; present: number }> => {
  const there = await knowledge.read();
  const now = nowOf({ clock });
  const isRenamed = await seedSubjects(knowledge, there.subjects, subjects);
  await knowledge.removeOrphans(there.orphans);
  const added = wanted
    .filter(({ id }) => isNew(there, id))
    .map((seed) => ({ record: seededRecord(seed, now), mark: hashesOf(seed) }));
  await knowledge.add(added);

  let changed = 0;
  const kept = new Map(wanted.map((seed) => [seed.id, seed]));
  for (const [id, mark] of there.marks) {
    const record = there.records.get(id);
    if (!record) continue;
    const isChanged = await bringUpToDate(knowledge, { seed: kept.get(id), record, mark, now });
    if (isChanged) changed += 1;
  }
  if (isRenamed || added.length + there.orphans.length > 0) await knowledge.changeVersion();
  return { added: added.length + changed, present: wanted.length - added.length - changed };
};
