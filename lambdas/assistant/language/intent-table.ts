/**
 * Asked of shoes, and hardly any source says it: their weight, a warranty, whether they are vegan, quiet, made for men, can be dyed,
 * frozen, darned, who invented them, how left and right differ, which tights go with them, whom to call. The first one that is asked counts.
 */
export const topics = [
  'weight',
  'warranty',
  'vegan',
  'dyeing',
  'noise',
  'men',
  'leftAndRight',
  'tights',
  'rosin',
  'makeUp',
  'darning',
  'inventor',
  'cutting',
  'gluing',
  'order',
  'freezing',
  'contact',
] as const;
export type Topic = (typeof topics)[number];

/** One thing that a question wants to know. */
export const wants = [
  'price',
  'year',
  'size',
  'time',
  'model',
  'stillMade',
  'shop',
  'otherName',
  'person',
  'design',
  'place',
  'owner',
] as const;
export type Want = (typeof wants)[number];

/** How something is asked, and how a point looks that says it, as far as it differs by language. */
export interface Asked {
  asked: string;
  says?: string;
}

/** Whether something may be done, and whether a point allows it. */
export interface Permission {
  /** Asks whether it may be done. Whole words. */
  leave: string;
  /** Joins a question to what was said before. */
  joining?: string;
  /** Asks for something else than a yes or no. Whole words. */
  more: string;
  /** Where a "no" would say the opposite. Whole words. */
  harm: string;
  /** Says that something may not be done. Whole words. */
  forbids: string;
  /** Asks whether something puts a fault right. */
  remedy: string;
  /** Says that it does not. Whole words. */
  noRemedy: string;
}

/** All that a message may ask. */
export interface IntentTable {
  /** Stock, shipping, returns, discounts: what only a shop knows. */
  shop: string;
  place: Place;
  /** How a grown-up says her age, and the words for her in passages; a size, a price or a number of hours is no age. */
  grownUp: { said: string; means: string };
  /** A shoe size of the street that few pointe shoes reach, and what it means. Beginnings of words. */
  largeSize: { said: string; means: string };
  /**
   * How a rare topic is asked, in whole words; by language, because one word means two things: French `tenir` is to hold, Spanish `teñir` is to
   * dye.
   */
  topics: Record<Topic, Asked>;
  wants: Record<Want, Asked>;
  /** Speaks of a size. Whole words. */
  sizes: string;
  /** The meaning of a word, or the difference between two of them. Whole words. */
  meaning: string;
  /** Whether two are one: "is Grishko the same as Nikolay?". Whole words. */
  same: string;
  permission: Permission;
  /** How readiness is tested. */
  tests: string;
}

/** Asks where shoes are sold or fitted. */
export interface Place {
  where: string;
  for: string;
  /** A word for the place: in Hebrew with its letter, elsewhere after its preposition. A whole word. */
  at: string;
}
