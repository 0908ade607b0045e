import type { Category } from '#contracts/blog-categories.ts';

export type EditedCategory = Category & { version: number; posts: number };
export type CategoryQuestion = { kind: 'create' } | { kind: 'edit' | 'delete'; category: EditedCategory };

export interface CategoryDialogEnds {
  /** With what was done, as a short sentence. */
  onDone: (text: string) => void;
  onClose: () => void;
}
