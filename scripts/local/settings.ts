import { parseArgs } from 'node:util';
import * as z from 'zod';
import { parseDuration } from './console/duration.ts';

const duration = z.string().transform((text, { addIssue }) => {
  try {
    return parseDuration(text);
  } catch (error) {
    addIssue(error instanceof Error ? error.message : String(error));
    return z.NEVER;
  }
});

const settingsSchema = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default('.local'),
  ADMIN_PASSWORD: z.string().optional(),
  READ_LAG: duration.optional(),
  CONCURRENCY: z.coerce.number('must be a number').int().min(1).optional(),
  SHARDS: z.coerce.number('must be a number').int().min(1).max(64).optional(),
});

const usage = 'usage: [PORT=8080] [DATA_DIR=.local] [ADMIN_PASSWORD=...] npm start [-- --reset]';

const readArguments = (args: string[]): { reset: boolean; dev: boolean } => {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ args, options: { reset: flag, dev: flag } }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

/** Reads the settings of a start. @throws an Error in words for the person who typed them. */
export const readSettings = (
  args: string[],
  environment: NodeJS.ProcessEnv,
): z.infer<typeof settingsSchema> & { reset: boolean; dev: boolean } => {
  const { data, error } = settingsSchema.safeParse(environment);
  if (data !== undefined) return { ...readArguments(args), ...data };
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};
