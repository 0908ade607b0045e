import type { Category } from '#contracts/blog/categories.ts';

export type EditedCategory = Category & { version: number; posts: number };
export type CategoryQuestion = { kind: 'create' } | { kind: 'edit' | 'delete'; category: EditedCategory };
