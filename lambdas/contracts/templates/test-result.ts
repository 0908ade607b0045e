import * as z from 'zod/mini';

const outcomes = ['sent', 'suppressed', 'notSent'] as const;
/** The outcome of a test mail to one address. */
export const testResultSchema = z.object({ email: z.string(), outcome: z.enum(outcomes) });
export type TestResult = z.infer<typeof testResultSchema>;
