import type { DraftText } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { PostRecord } from './post.ts';

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
