import * as z from 'zod/mini';
import type * as contracts from '#contracts/knowledge/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { type LocalizedPassage, recordOf } from '../model/passage.ts';
import { type ListedPassage, passageFilter } from '../model/passage-filter.ts';
import { derivedOverview, overviewOf } from '../model/passage-record.ts';
import type { KnowledgeEditing } from '../services.ts';
import type { AllPassages } from '../store/passages-store.ts';

type Listing = Pick<KnowledgeEditing, 'passages'>;

/** The passages of one record of the site are one row. */
const derivedRows = (derived: AllPassages['derived']): ListedPassage[] => {
  interface Group {
    first: LocalizedPassage & { record: string };
    titles: Partial<Record<Language, string>>;
    texts: LocalizedPassage[];
  }
  const groups = new Map<string, Group>();
  for (const language of languages) {
    for (const passage of derived[language]) {
      const record = recordOf(passage);
      if (record === undefined) continue;
      const key = `${passage.origin}:${record}`;
      const group = groups.get(key) ?? { first: { ...passage, record }, titles: {}, texts: [] };
      group.titles[language] ??= passage.title;
      group.texts.push(passage);
      groups.set(key, group);
    }
  }
  return [...groups.values()].map(({ first, titles, texts }) => ({ overview: derivedOverview(first, titles), texts }));
};

/** Changed last first, then by id; what follows from records comes after them. */
const inOrder = ({ overview: a }: ListedPassage, { overview: b }: ListedPassage): number =>
  (b.updated ?? '').localeCompare(a.updated ?? '') || (a.id < b.id ? -1 : 1);

const positionSchema = z.tuple([z.string(), z.string()]);

export const listPassages =
  ({ passages }: Listing): Route<typeof contracts.listPassages> =>
  async ({ query }) => {
    const limit = Number(query.limit ?? 25);
    const [{ records, derived }, subjects] = await Promise.all([passages.all(), passages.subjects()]);
    const rows: ListedPassage[] = [
      ...records.map((record) => ({ overview: overviewOf(record), texts: Object.values(record.texts) })),
      ...derivedRows(derived),
    ];
    const found = rows.filter(passageFilter(query, subjects)).sort(inOrder);
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, positionSchema);
    const rest = after
      ? found.filter(
          ({ overview: { updated = '', id } }) => updated < after[0] || (updated === after[0] && id > after[1]),
        )
      : found;
    const items = rest.slice(0, limit).map(({ overview }) => overview);
    const last = items.at(-1);
    return {
      items,
      total: found.length,
      ...(last && rest.length > limit ? { nextCursor: encodeCursor([last.updated ?? '', last.id]) } : {}),
    };
  };

/** By their first name, which is the maker's own. */
export const listPassageSubjects =
  ({ passages }: Listing): Route<typeof contracts.listPassageSubjects> =>
  async () => ({
    items: (await passages.subjects())
      .map(({ id, brand, names: [name = id] }) => ({ id, name, ...(brand === undefined ? {} : { brand }) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  });
