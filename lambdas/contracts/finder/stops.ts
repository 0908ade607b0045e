import type { Foot } from './foot.ts';

/** Where no shoe is named: something else comes first. */
export const stops = ['eating', 'ailment', 'young', 'leave', 'training'] as const;
export type Stop = (typeof stops)[number];

/**
 * The age in years below which the site shows no one a pointe shoe, and what most teachers ask of a first pair (IADMS
 * and `ready-training`).
 */
const youngest = 11;
/** Before it, the teacher must have said yes. */
const usualAge = 12;
const leastYears = 2;
const leastClasses = 2;

/** A dancer without a pair yet, as far as known. */
const isFirstPair = ({ level }: Foot): boolean => level === undefined || level === 'firstPair';

const held: Record<Stop, (foot: Foot) => boolean> = {
  eating: ({ ailments = [] }) => ailments.includes('eating'),
  ailment: ({ ailments = [] }) => ailments.some((one) => one !== 'eating'),
  young: ({ age }) => age !== undefined && age < youngest,
  // A dancer with years on pointe need not have asked a teacher.
  leave: ({ teacher, age = usualAge, ...foot }) =>
    teacher === 'no' ||
    (teacher === 'notYet' && foot.level === 'beginner') ||
    (teacher !== 'yes' && (isFirstPair(foot) || age < usualAge)),
  training: (foot) =>
    isFirstPair(foot) &&
    ((foot.years !== undefined && foot.years < leastYears) ||
      (foot.classesPerWeek !== undefined && foot.classesPerWeek < leastClasses)),
};

/** The reasons that stop the search for a shoe, the gravest first; nothing where a shoe may be named. */
export const stopsOf = (foot: Foot): Stop[] => stops.filter((stop) => held[stop](foot));
