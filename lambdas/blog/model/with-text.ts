import type { DraftText } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { draftState, withLanguage } from './language-record.ts';
import { digestOf } from './paragraphs.ts';
import type { PostRecord } from './post.ts';
import type { PostChange } from './post-change.ts';
import { isWorthKeeping, keepRevision } from './revisions.ts';
import { touched } from './rules.ts';
import type { DraftRecord } from './texts.ts';

interface Save {
  by: string;
  now: string;
  /** Marks of the source's paragraphs that this text translates. */
  upToDateWith: string;
  /** The id of the revision that this change may create. */
  revision: string;
  /** Keeps the replaced text as a revision, however recent it is. */
  keep?: boolean;
}

/** Makes `text` the working copy; the published text stays as it is. */
export const withText = (
  { post, language, draft }: { post: PostRecord; language: Language; draft: DraftRecord | undefined },
  text: DraftText,
  { by, now, upToDateWith, revision, keep = false }: Save,
): { saved: DraftRecord; after: PostRecord } & Pick<PostChange, 'texts' | 'revisions'> => {
  const isChanged = !draft || digestOf(draft.text) !== digestOf(text);
  const isKept = draft && isChanged && (keep || isWorthKeeping(draft, by, now));
  const { list, writes } = isKept
    ? keepRevision(draft, language, revision)
    : { list: draft?.revisions ?? [], writes: [] };
  const saved: DraftRecord =
    draft && !isChanged
      ? draft
      : { text, version: (draft?.version ?? 0) + 1, savedAt: now, savedBy: by, revisions: list };
  const { version, savedAt } = saved;
  const record = { ...post.languages[language], draft: draftState(text, { version, savedAt, upToDateWith }) };
  return {
    saved,
    after: withLanguage(touched(post, now), language, record),
    texts: [{ kind: 'DRAFT', language, record: saved }],
    revisions: writes,
  };
};
