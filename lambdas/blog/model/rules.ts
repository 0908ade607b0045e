import type { DraftText } from '#contracts/blog-drafts.ts';
import type { Language } from '#contracts/language.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { BlogEditor } from '../store/blog-editor.ts';
import type { LanguageRecord, PostRecord } from './post.ts';
import type { DraftRecord } from './texts.ts';

/** @throws ProblemError `postNotFound`. */
export const existing = <T>(value: T | undefined): T => {
  if (value === undefined) throw new ProblemError('postNotFound');
  return value;
};

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
  const post = existing(await blog.post(id));
  const record = existing(post.languages[language]);
  return { post, record, draft: existing(await blog.text(id, 'DRAFT', language)) };
};

/** @throws ProblemError `editConflict` where it was changed since it was read as `asked`. */
export const requireVersion = (present: number, asked: number): void => {
  if (present !== asked) throw new ProblemError('editConflict');
};

/** The record after this change: at the top of the list of posts, and with a new version. */
export const touched = (post: PostRecord, now: string): PostRecord => ({
  ...post,
  updated: now,
  writes: post.writes + 1,
});

/** The post's name in the audit log. */
export const nameOf = ({ languages, sourceLanguage }: PostRecord): string =>
  (languages[sourceLanguage] ?? Object.values(languages)[0])?.draft.title ?? '';

/** An audit event about one language of a post. */
export const languageEvent = (
  action: AuditEvent['action'],
  post: PostRecord,
  language: Language,
  { before, after }: { before?: Partial<DraftText> | undefined; after?: object | undefined } = {},
): AuditEvent => ({
  action,
  resource: { id: post.id, name: post.languages[language]?.draft.title || nameOf(post) },
  before,
  after: { language, ...after },
});
