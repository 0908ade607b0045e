import type { Category } from '#contracts/blog-categories.ts';
import type { Language } from '#contracts/language.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { CategoryRecord } from '../model/category.ts';
import type { PostRecord } from '../model/post.ts';
import type { RevisionRecord, TextKind, TextRecord } from '../model/texts.ts';

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
  /** Further writes of the same transaction, such as the audit entry. */
  also: TransactionWrite[];
}

/** A position in the list of all posts, most recently changed first. */
export interface PostPosition {
  updated: string;
  id: string;
}

/** The reads and writes of the blog's administration. All reads are consistent. */
export interface BlogEditor {
  post(id: string): Promise<PostRecord | undefined>;
  posts(page: {
    limit: number;
    after?: PostPosition | undefined;
  }): Promise<{ items: PostRecord[]; next?: PostPosition | undefined }>;
  text<Kind extends TextKind>(id: string, kind: Kind, language: Language): Promise<TextRecord<Kind> | undefined>;
  /** Those that are kept, by their ids. */
  revisions(id: string, language: Language): Promise<Map<string, RevisionRecord>>;
  revision(id: string, language: Language, revision: string): Promise<RevisionRecord | undefined>;
  /**
   * Saves a change. Call it within `untilUndisturbed`: if the post was changed after it was read, it must be read
   * again. @throws ProblemError `slugTaken`, `categoryNotFound`.
   */
  commit(change: PostChange): Promise<void>;
  /** Removes what a deleted post has left behind. */
  clearRevisions(id: string): Promise<void>;
  /** In their order. */
  categories(): Promise<CategoryRecord[]>;
  category(slug: string): Promise<CategoryRecord | undefined>;
  /** @throws ProblemError `slugTaken`. */
  addCategory(category: Category, also: TransactionWrite[]): Promise<void>;
  /** @throws ProblemError `editConflict`. */
  changeCategory(category: Category, version: number, also: TransactionWrite): Promise<void>;
  /** @throws ProblemError `categoryHasPosts`. */
  deleteCategory(slug: string, also: TransactionWrite): Promise<void>;
}
