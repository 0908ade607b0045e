import * as z from 'zod/mini';

const stepsSchema = z.object({ fiveMinutes: z.string(), hour: z.string(), day: z.string() });

/** A visit: what was counted of it in the steps in which it began. */
const visitSchema = z.object({
  began: stepsSchema,
  /** Epoch milliseconds. */
  first: z.number(),
  last: z.number(),
  language: z.string(),
  country: z.string(),
  exit: z.string(),
  /** The pages that were seen in it. */
  pages: z.array(z.string()),
});
export type Visit = z.infer<typeof visitSchema>;

/** The state of a visitor for a day, so that nothing is counted twice. Kept for two days. */
export const visitorStateSchema = z.object({
  /** 0 where there is none yet. */
  version: z.number(),
  /** The names that count once a day, or once in a step. */
  seen: z.array(z.string()),
  events: z.number(),
  /** How many events came in one minute: a person cannot make as many as a program. */
  pace: z.object({ minute: z.number(), events: z.number() }),
  isRobot: z.boolean(),
  /** Epoch minutes: in which they count as being here now. */
  here: z.optional(z.number()),
  visit: z.optional(visitSchema),
});
export type VisitorState = z.infer<typeof visitorStateSchema>;

export const unknownVisitor: VisitorState = {
  version: 0,
  seen: [],
  events: 0,
  pace: { minute: 0, events: 0 },
  isRobot: false,
};

/** A visitor who exceeds these counts as a program for the rest of the day. */
export const humanLimits = { minute: 60, day: 500 } as const;
/** After as long without anything, the next page begins another visit. */
export const visitGapMs = 30 * 60_000;
