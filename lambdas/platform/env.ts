import type * as z from 'zod/mini';

/** A required environment variable. If it is missing, the deployment is faulty, so this throws. */
export const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is not set`);
  return value;
};

/**
 * The environment of a function as its `.env.ts` declares it. @throws an Error that names every variable that is missing
 * or wrong.
 */
export const readEnvironment = <Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(process.env);
  if (success) return data;
  throw new Error(`environment variables are missing or wrong: ${error.issues.map(({ path }) => path[0]).join(', ')}`);
};
