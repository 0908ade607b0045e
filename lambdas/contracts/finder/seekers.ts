/** Whom the shoes are for: parents are asked for the teacher’s word first. */
export const seekers = ['me', 'child'] as const;
export type Seeker = (typeof seekers)[number];

/** For whom the questions of an address are; undefined where none has begun. */
export const seekerIn = (hash: string): Seeker | undefined => {
  const named = new URLSearchParams(hash.replace(/^#/, '')).get('for');
  return seekers.find((seeker) => seeker === named);
};

/** Where the questions begin: it names none of them, so that a page needs none of them for it. */
export const beginningHash = (seeker: Seeker): string => `#for=${seeker}`;
