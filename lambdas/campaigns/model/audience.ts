import type { CampaignForm } from '#contracts/campaigns/campaign.ts';
import { type MailCategory, mailCategories } from '#contracts/templates/mail-category.ts';
import type { Language } from '#contracts/text/language.ts';
import { type LeftOut, leftOut, type Person } from '#lambdas/newsletter/index.ts';

/** Whom a campaign means. */
export type Audience = Pick<CampaignForm, 'category' | 'groups' | 'people' | 'languages' | 'fallback'>;

/** The language in which a person reads a campaign: their own, else its fallback; undefined where neither is written. */
export const mailLanguage = (
  { language }: Pick<Person, 'language'>,
  { languages, fallback }: Pick<Audience, 'languages' | 'fallback'>,
): Language | undefined => {
  if (languages.includes(language)) return language;
  return fallback && languages.includes(fallback) ? fallback : undefined;
};

/** Who were chosen one by one; undefined where groups say who is meant. */
export const chosenFor = ({ people = [] }: Pick<Audience, 'people'>): string[] | undefined =>
  people.length > 0 ? [...new Set(people)] : undefined;

/** Whether a campaign is meant for a person. Where people were chosen, only they are read. */
export const isMeant = (person: Pick<Person, 'groups'>, audience: Pick<Audience, 'groups' | 'people'>): boolean =>
  chosenFor(audience) !== undefined || person.groups.some((group) => audience.groups.includes(group));

/** People who are alike to every campaign: of one language, in the same groups, with the same refusals. */
interface Kind {
  language: Language;
  groups: Person['groups'];
  leftOut: Partial<Record<MailCategory, LeftOut>>;
  count: number;
  /** How many of them have no name. */
  nameless: number;
  /** The first few, by address. */
  sample: { name: string; email: string }[];
}
export type Kinds = Map<string, Kind>;

/** As many as a sample shows. */
export const sampleSize = 5;

/** Counts a person with those who are alike. People come in the order of their addresses. */
export const countPerson = (kinds: Kinds, person: Person): void => {
  const groups = person.groups.toSorted();
  const reasons = Object.fromEntries(
    mailCategories.flatMap((category) => {
      const reason = leftOut(person, category);
      return reason ? [[category, reason]] : [];
    }),
  );
  const key = JSON.stringify([person.language, groups, reasons]);
  const none = { count: 0, nameless: 0, sample: [] };
  const kind: Kind = kinds.get(key) ?? { language: person.language, groups, leftOut: reasons, ...none };
  kind.count += 1;
  if (person.name.trim() === '') kind.nameless += 1;
  if (kind.sample.length < sampleSize) kind.sample.push({ name: person.name, email: person.email });
  kinds.set(key, kind);
};

/** How many of the people chosen one by one could get no mail at all. */
const unavailableOf = (kinds: Kinds, audience: Audience): number => {
  const found = [...kinds.values()].reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, (chosenFor(audience)?.length ?? found) - found);
};

/** Who would get a campaign, and who of those it means would not. */
export const audienceOf = (kinds: Kinds, audience: Audience) => {
  const counts = { withoutConsent: 0, unsubscribed: 0, suppressed: 0, otherLanguages: 0 };
  const byLanguage: Partial<Record<Language, number>> = {};
  const sample: { name: string; email: string; language: Language }[] = [];
  for (const kind of kinds.values()) {
    if (!isMeant(kind, audience)) continue;
    const language = mailLanguage(kind, audience);
    const reason = kind.leftOut[audience.category] ?? (language ? undefined : ('otherLanguages' as const));
    if (reason) counts[reason] += kind.count;
    if (reason || !language) continue;
    byLanguage[language] = (byLanguage[language] ?? 0) + kind.count;
    sample.push(...kind.sample.map((each) => ({ ...each, language })));
  }
  return {
    total: Object.values(byLanguage).reduce((sum, count) => sum + count, 0),
    byLanguage,
    ...counts,
    unavailable: unavailableOf(kinds, audience),
    sample: sample.sort((one, other) => (one.email < other.email ? -1 : 1)).slice(0, sampleSize),
  };
};

/** How many of those who would get a campaign in a language have no name. */
export const namelessIn = (kinds: Kinds, audience: Audience, language: Language): number =>
  [...kinds.values()]
    .filter((kind) => isMeant(kind, audience) && !kind.leftOut[audience.category])
    .filter((kind) => mailLanguage(kind, audience) === language)
    .reduce((sum, { nameless }) => sum + nameless, 0);
