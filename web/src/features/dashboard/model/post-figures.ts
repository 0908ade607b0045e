import { type LanguageStatus, languageStates, type PostOverview } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { countOf } from './counts.ts';

export type State = LanguageStatus['state'];
/** From what visitors can read to what is not begun. */
export const states: readonly State[] = languageStates.toReversed();

/** A text that will appear by itself. */
export interface PlannedText {
  postId: string;
  language: Language;
  title: string;
  publishAt: string;
}

const statuses = ({ languages: each }: PostOverview): LanguageStatus[] => languages.map((language) => each[language]);

/** The texts of all posts that are yet to appear, the next one first. */
export const plannedTexts = (posts: readonly PostOverview[]): PlannedText[] =>
  posts
    .flatMap(({ id, languages: each }) =>
      languages.flatMap((language) => {
        const { publishAt, title } = each[language];
        return publishAt ? [{ postId: id, language, title, publishAt }] : [];
      }),
    )
    .sort((a, b) => (a.publishAt < b.publishAt ? -1 : 1));

/** In how many posts a language is in each state. */
export const coverage = (posts: readonly PostOverview[]): { language: Language; counts: Record<State, number> }[] =>
  languages.map((language) => {
    const counts = { missing: 0, draft: 0, scheduled: 0, published: 0 };
    for (const post of posts) counts[post.languages[language].state] += 1;
    return { language, counts };
  });

/** Numbers of posts; a post counts where it holds for one of its languages at least, as in the list of posts. */
export const postFigures = (posts: readonly PostOverview[]) => {
  const having = (holds: (status: LanguageStatus) => boolean) => countOf(posts, (post) => statuses(post).some(holds));
  return {
    posts: posts.length,
    published: having(({ publishedAt }) => publishedAt !== undefined),
    changed: having(({ hasChanges }) => hasChanges),
    scheduled: having(({ state }) => state === 'scheduled'),
    behind: having(({ staleParagraphs }) => staleParagraphs > 0),
    incomplete: having(({ state }) => state === 'missing'),
  };
};
