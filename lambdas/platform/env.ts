/** A required environment variable. If it is missing, the deployment is faulty, so this throws. */
export const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is not set`);
  return value;
};
