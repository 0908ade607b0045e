import type { OpenQuestion } from '#contracts/ai-usage/feedback.ts';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import type { CatalogFigures } from '#contracts/catalog/figures.ts';
import type { RaisedAlarm, WaitingUser } from '#contracts/dashboard/endpoints.ts';
import type { ErrorGroup } from '#contracts/error-log/endpoints.ts';
import type { MailFailureRecord } from '#contracts/mail-failures/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { coverage, plannedTexts, postFigures } from './post-figures.ts';
import { tabAddress } from './tabs.ts';
import { waitingLong } from './user-figures.ts';

/** Of one of the things that there are several of. */
export interface NeedDetail {
  /** Its own words; empty where it has none. */
  text: string;
  /** Shown to its end, over as many lines as that takes. */
  whole?: true;
  language?: Language;
  /** ISO 8601. */
  time?: string;
  count?: number;
  to?: string;
}

/** Something that waits for a person, and where it is done. */
export interface Need {
  kind:
    | ('alarms' | 'mails' | 'errors' | 'waiting' | 'questions')
    | ('paused' | 'failed' | 'planned')
    | ('scheduled' | 'behind' | 'posts' | 'brands' | 'shoes');
  count: number;
  /** There are more than were counted. */
  more?: boolean;
  /** Left out where it is done outside of the administration. */
  to?: string;
  details: NeedDetail[];
}

const wanted = (need: Need): Need[] => (need.count > 0 ? [need] : []);
const shownDetails = 2;

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** In the words of the mail that operators get: an English sentence, at whose end it says who is affected. */
export const alarmNeeds = (alarms: readonly RaisedAlarm[]): Need[] =>
  wanted({
    kind: 'alarms',
    count: alarms.length,
    details: alarms
      .slice(0, shownDetails)
      .map(({ text, since }) => ({ text, language: 'en', whole: true, time: since })),
  });

/** Those of the last day. */
export const mailNeeds = ({ items, day }: { items: readonly MailFailureRecord[]; day: number }): Need[] =>
  wanted({
    kind: 'mails',
    count: day,
    to: withQuery(sectionPaths.errors, { tab: 'mails' }),
    details: items.slice(0, 1).map(({ recipient, time }) => ({ text: recipient, time })),
  });

/** The newest error stands for all. */
export const errorNeeds = ({ items, open }: { items: readonly ErrorGroup[]; open: number }): Need[] =>
  wanted({
    kind: 'errors',
    count: open,
    to: sectionPaths.errors,
    details: items.slice(0, 1).map(({ message, lastSeen }) => ({ text: message, time: lastSeen })),
  });

export const waitingNeeds = (
  { items, more }: { items: readonly WaitingUser[]; more: boolean },
  now: number,
): Need[] => {
  const users = waitingLong(items, now);
  return wanted({
    kind: 'waiting',
    count: users.length,
    more,
    to: tabAddress('users'),
    details: users.slice(0, shownDetails).map(({ username, created }) => ({ text: username, time: created })),
  });
};

const weekMs = 7 * 24 * 60 * 60_000;

/** Those that stand still, those that came to nothing within a week, and those to come, the next one first. */
export const campaignNeeds = (campaigns: readonly CampaignOverview[], now: number): Need[] => {
  const of = (kind: Need['kind'], status: CampaignOverview['status'], some: readonly CampaignOverview[]): Need[] =>
    wanted({
      kind,
      count: some.length,
      to: withQuery(sectionPaths.campaigns, { status }),
      details: some.slice(0, shownDetails).map(({ id, name, sendAt, updated }) => ({
        text: name,
        time: status === 'scheduled' ? (sendAt ?? updated) : updated,
        to: adminPaths.campaign(id),
      })),
    });
  const have = (status: CampaignOverview['status']) => campaigns.filter((each) => each.status === status);
  return [
    ...of('paused', 'paused', have('paused')),
    ...of(
      'failed',
      'failed',
      have('failed').filter(({ updated }) => now - Date.parse(updated) < weekMs),
    ),
    ...of(
      'planned',
      'scheduled',
      have('scheduled').sort((a, b) => Date.parse(a.sendAt ?? a.updated) - Date.parse(b.sendAt ?? b.updated)),
    ),
  ];
};

/** The most frequent one stands for all. */
export const questionNeeds = ({ items, total }: { items: readonly OpenQuestion[]; total: number }): Need[] =>
  wanted({
    kind: 'questions',
    count: total,
    to: sectionPaths.ai,
    details: items.slice(0, 1).map(({ text, language, last }) => ({ text, language, time: last })),
  });

const inLanguages = (path: string, gaps: readonly { language: Language; count: number }[]): NeedDetail[] =>
  gaps.map(({ language, count }) => ({ text: '', language, count, to: withQuery(path, { missing: language }) }));

export const postNeeds = (posts: readonly PostOverview[]): Need[] => {
  const { scheduled, behind, incomplete } = postFigures(posts);
  const { blog } = sectionPaths;
  const missing = coverage(posts).map(({ language, counts }) => ({ language, count: counts.missing }));
  return [
    ...wanted({
      kind: 'scheduled',
      count: scheduled,
      to: withQuery(blog, { state: 'scheduled' }),
      details: plannedTexts(posts)
        .slice(0, shownDetails)
        .map(({ postId, language, title, publishAt }) => ({
          text: title,
          language,
          time: publishAt,
          to: adminPaths.post(postId, language),
        })),
    }),
    ...wanted({ kind: 'behind', count: behind, to: withQuery(blog, { state: 'behind' }), details: [] }),
    ...wanted({
      kind: 'posts',
      count: incomplete,
      to: blog,
      details: inLanguages(
        blog,
        missing.filter(({ count }) => count > 0),
      ),
    }),
  ];
};

export const catalogNeeds = ({ brands, shoes }: CatalogFigures['gaps']): Need[] => {
  const of = (kind: 'brands' | 'shoes', path: string, { count, byLanguage }: CatalogFigures['gaps']['brands']) =>
    wanted({ kind, count, to: path, details: inLanguages(path, byLanguage) });
  return [...of('brands', sectionPaths.brands, brands), ...of('shoes', sectionPaths.products, shoes)];
};
