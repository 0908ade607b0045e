import type { Language } from '#contracts/text/language.ts';
import type { PostRecord } from './post.ts';
import type { RevisionRecord, TextKind, TextRecord } from './texts.ts';

/** A text to be written; without a record it is deleted. */
export type TextWrite = {
  [Kind in TextKind]: { kind: Kind; language: Language; record: TextRecord<Kind> | undefined };
}[TextKind];

export interface RevisionWrite {
  id: string;
  language: Language;
  record: RevisionRecord | undefined;
}

/** One change to a post; it is made completely or not at all. */
export interface PostChange {
  /** The post as it was read; absent for a new post. */
  before: PostRecord | undefined;
  /** Absent: the post is deleted. */
  after: PostRecord | undefined;
  texts?: TextWrite[];
  revisions?: RevisionWrite[];
}
