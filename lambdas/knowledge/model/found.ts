import type { LocalizedPassage } from './passage.ts';

export interface Found {
  passage: LocalizedPassage;
  /** The more of the question's words, and the rarer ones, the higher; long questions do not score higher for their length. */
  score: number;
  /** How much of what the question says is in the passage, from 0 to 1; rare words count for more. */
  coverage: number;
  /** Whether the question is one of the passage's own, word by word. */
  isOwn: boolean;
  /** How like the question is to the nearest one of the passage's own, from 0 to 1. */
  likeness: number;
  /** How much of what is asked, beside the names, one of its points says by itself, from 0 to 1. */
  stated: number;
  /** How many of the question's words are known at all, from 0 to 1; 0 of a question of one word. */
  known: number;
  /** Whether the question names a brand or model, or speaks of pointe shoes otherwise. */
  isOfCraft: boolean;
}

/** Best first: a passage's own question before everything. */
export const byNearness = (a: Found, b: Found): number => Number(b.isOwn) - Number(a.isOwn) || b.score - a.score;
