import type { LanguageStatus, PostFilter } from '#contracts/blog/drafts.ts';
import { foldedWords } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { describePost } from './describe-post.ts';
import { matches } from './match-post.ts';
import type { PostRecord } from './post.ts';

interface Wanted {
  search?: string | undefined;
  state?: PostFilter | undefined;
  missing?: Language | undefined;
}

const tests: Record<PostFilter, (status: LanguageStatus) => boolean> = {
  draft: ({ state }) => state === 'draft',
  scheduled: ({ state }) => state === 'scheduled',
  changed: ({ hasChanges }) => hasChanges,
  behind: ({ staleParagraphs }) => staleParagraphs > 0,
};

/** Whether a post is one of those asked for; undefined where all are. */
export const postFilter = ({ search = '', state, missing }: Wanted): ((post: PostRecord) => boolean) | undefined => {
  const words = foldedWords(search);
  if (words.length === 0 && !state && !missing) return undefined;
  return (post) =>
    matches(post, words) &&
    !(missing && post.languages[missing]) &&
    (!state || Object.values(describePost(post).languages).some(tests[state]));
};
