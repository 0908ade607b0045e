/** A required environment variable; a missing one is a deployment fault and must be loud. */
export const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is not set`);
  return value;
};
