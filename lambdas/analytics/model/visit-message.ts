import * as z from 'zod/mini';
import { devices } from '#contracts/analytics/figures.ts';
import { visitReportSchema } from '#contracts/analytics/visits.ts';

/**
 * A report on its way to the counters: what the page reported, and what the server knows about it. It holds no address
 * and no name of a browser version.
 */
export const visitMessageSchema = z.object({
  /** Made by the server, so that a message that is sent or handed over twice is one report. */
  id: z.string(),
  /** The server's time, in epoch milliseconds. */
  at: z.number(),
  /** `yyyy-mm-dd` in the site's time zone, which was then set. */
  day: z.string(),
  timeZone: z.string(),
  visitor: z.string(),
  /** The hash of the network address alone; absent from messages of an earlier release. */
  address: z.optional(z.string()),
  /** In the first half hour of a day: the same visitor by the secret of the day before. */
  yesterday: z.optional(z.object({ day: z.string(), visitor: z.string() })),
  country: z.string(),
  device: z.enum(devices),
  browser: z.string(),
  isRobot: z.boolean(),
  report: visitReportSchema,
});
export type VisitMessage = z.infer<typeof visitMessageSchema>;
