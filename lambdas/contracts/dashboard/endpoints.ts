import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';
import { timeSchema } from '../text/fields.ts';
import { timeZoneSchema, userIdSchema } from '../users/person.ts';

/** A user who has signed up but not proven the address yet. */
export const waitingUserSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  email: z.string(),
  created: timeSchema,
  /** Until when the name and the address are kept for them. */
  expires: timeSchema,
});
export type WaitingUser = z.infer<typeof waitingUserSchema>;

/** How many people are listed at most. */
export const shownWaiting = 100;

/** How many days are counted, today among them. */
export const countedDays = 30;

export const dailyCountsSchema = z.object({
  /** The first of the days, `yyyy-mm-dd`. It is later than asked for where there was too much to count. */
  from: z.string(),
  /** One number for each day, up to today. */
  counts: z.array(z.number()),
});
export type DailyCounts = z.infer<typeof dailyCountsSchema>;

const byDay = {
  method: 'GET',
  access: 'admin',
  /** The zone whose midnights part the days. */
  query: z.strictObject({ timeZone: timeZoneSchema.check(z.minLength(1)) }),
  responses: { 200: dailyCountsSchema, ...adminRefusals },
} as const;

/** Who joined on each day and still has an account. */
export const countSignUps = endpoint({ ...byDay, id: 'countSignUps', path: '/api/admin/dashboard/sign-ups' });

/** How often people logged in on each day, by the audit log. */
export const countLogIns = endpoint({ ...byDay, id: 'countLogIns', path: '/api/admin/dashboard/log-ins' });

/** The counted units that cost money. */
export const billUnits = ['pages', 'mails', 'questions', 'table'] as const;
export type BillUnit = (typeof billUnits)[number];

const billLineSchema = z.object({
  unit: z.enum(billUnits),
  /** Pages shown, mails of campaigns, questions to the assistant; of the table, gigabytes for a month. */
  count: z.number(),
  /** For so many; left out of questions, each of which has the price of its model. */
  price: z.optional(z.object({ dollars: z.number(), per: z.number() })),
  /** Millionths of a US dollar. */
  microDollars: z.number(),
});
export type BillLine = z.infer<typeof billLineSchema>;

export const runningBillSchema = z.object({
  /** `yyyy-mm`, in UTC, as AWS bills. */
  month: z.string(),
  /** Of which region, as of when, and where AWS publishes them. */
  prices: z.object({ region: z.string(), date: z.string(), source: z.string() }),
  /** A line that could not be counted is left out. */
  lines: z.array(billLineSchema),
  /** Millionths of a US dollar. */
  total: z.number(),
  /**
   * Campaigns of this month whose mails are not counted yet: their list counts them, and their report does for the
   * largest.
   */
  uncountedCampaigns: z.number(),
  /** The table has a size that AWS has not measured yet, as it does every six hours. */
  isTableUnmeasured: z.boolean(),
});
export type RunningBill = z.infer<typeof runningBillSchema>;

/** The cost of this month so far, as far as it is counted: units times list prices, an estimate. */
export const readRunningBill = endpoint({
  id: 'readRunningBill',
  method: 'GET',
  path: '/api/admin/dashboard/bill',
  access: 'admin',
  responses: { 200: runningBillSchema, ...adminRefusals },
});

/** A part of the installation that fails at this moment, as CloudWatch sees it. */
export const alarmSchema = z.object({
  /** Says which call fails and who is affected: the words of the mail that operators get, which are English. */
  text: z.string(),
  since: timeSchema,
});
export type RaisedAlarm = z.infer<typeof alarmSchema>;
