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
  DYNAMODB_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:8000' })
    .optional(),
  READ_LAG: duration.optional(),
});

/** Reads the settings of a start from the environment. @throws an Error in words for the person who typed them. */
export const readSettings = (environment: NodeJS.ProcessEnv): z.infer<typeof settingsSchema> => {
  const { data, error } = settingsSchema.safeParse(environment);
  if (data !== undefined) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};
