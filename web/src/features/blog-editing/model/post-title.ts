import type { PostOverview } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';

/** The post's title in the asked language, else in the one that it was written in, else in any; with its language. */
export const postTitle = (
  post: Pick<PostOverview, 'languages' | 'sourceLanguage'>,
  asked: Language,
): { title: string; language: Language } => {
  const order = [asked, post.sourceLanguage, ...languages];
  const language = order.find((candidate) => post.languages[candidate].title !== '') ?? post.sourceLanguage;
  return { title: post.languages[language].title, language };
};
