import type { Language } from '#contracts/text/language.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import type { LanguageRecord, PostRecord } from '../model/post.ts';
import type { DraftRecord } from '../model/texts.ts';
import type { BlogEditor } from '../store/editing-store.ts';

export interface OpenDraft {
  post: PostRecord;
  record: LanguageRecord;
  draft: DraftRecord;
}

/** A language of a post with its working copy. @throws ProblemError `postNotFound`. */
export const openDraft = async (
  blog: Pick<BlogEditor, 'post' | 'text'>,
  { id, language }: { id: string; language: Language },
): Promise<OpenDraft> => {
  const post = requireFound(await blog.post(id), 'postNotFound');
  const record = requireFound(post.languages[language], 'postNotFound');
  return { post, record, draft: requireFound(await blog.text(id, 'DRAFT', language), 'postNotFound') };
};
