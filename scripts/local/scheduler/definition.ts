import * as z from 'zod';
import { readExpression, type Times } from './expression.ts';

/** A time as the API has it: seconds since 1970. Templates write ISO 8601. */
const timeSchema = z.union([z.number(), z.iso.datetime({ offset: true }).transform((iso) => Date.parse(iso) / 1000)]);

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A day, as long as AWS tries. */
const longestAge = 86_400;
const mostRetries = 185;
const retrySchema = z.strictObject({
  MaximumEventAgeInSeconds: z.number().int().min(60).max(longestAge).default(longestAge),
  MaximumRetryAttempts: z.number().int().min(0).max(mostRetries).default(mostRetries),
});

/**
 * The act and the time of a schedule, as CreateSchedule, UpdateSchedule and templates say it. Strict: parameters of
 * targets other than functions are refused.
 */
export const definitionSchema = z.strictObject({
  ScheduleExpression: z.string().min(1).max(256),
  ScheduleExpressionTimezone: z.string().min(1).max(50).default('UTC'),
  StartDate: timeSchema.optional(),
  EndDate: timeSchema.optional(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  ActionAfterCompletion: z.enum(['NONE', 'DELETE']).default('NONE'),
  Description: z.string().max(512).optional(),
  KmsKeyArn: z.string().optional(),
  FlexibleTimeWindow: z.discriminatedUnion('Mode', [
    z.strictObject({ Mode: z.literal('OFF') }),
    z.strictObject({ Mode: z.literal('FLEXIBLE'), MaximumWindowInMinutes: z.number().int().min(1).max(1440) }),
  ]),
  Target: z.strictObject({
    Arn: z.string().regex(/^arn:aws:lambda:[\w-]+:\d{12}:function:/, 'only functions can be targets on a laptop'),
    RoleArn: z.string().startsWith('arn:aws:iam::'),
    Input: z.string().refine(isJson, 'a function takes JSON').optional(),
    RetryPolicy: retrySchema.prefault({}),
    DeadLetterConfig: z
      .strictObject({
        Arn: z.string().regex(/^arn:aws:sqs:[\w-]+:\d{12}:[\w-]+$/, 'only standard queues take dead letters'),
      })
      .optional(),
  }),
});
export type Definition = z.infer<typeof definitionSchema>;

/** The times of a schedule that was made or changed at some time, between its start and its end. */
export const timesOf = (definition: Definition, changed: number): Times => {
  const { ScheduleExpression, ScheduleExpressionTimezone, StartDate, EndDate } = definition;
  const start = StartDate === undefined ? changed : StartDate * 1000;
  const times = readExpression(ScheduleExpression, ScheduleExpressionTimezone, start);
  // AWS ignores both dates for a single time.
  if (times.once) return times;
  return {
    once: false,
    after: (time) => {
      const next = times.after(Math.max(time, start - 1));
      return next === undefined || (EndDate !== undefined && next > EndDate * 1000) ? undefined : next;
    },
  };
};
