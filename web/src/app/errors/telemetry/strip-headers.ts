/** Headers that stand for a person or a log-in, by themselves or as the last part of an attribute's name. */
const secret =
  /^(.*\bheaders?\.)?(proxy-)?(authorization|authentication)$|^(.*\bheaders?\.)?(set-)?cookies?2?(\..*)?$|^(.*\bheaders?\.)?x-(confirmation|csrf-token|api-key|auth-token|origin-key|viewer-address|forwarded-for)$/i;

const isSecret = (name: unknown): boolean => typeof name === 'string' && secret.test(name);

/**
 * A value without such headers, regardless of where they stand in it: as fields, as attributes, as pairs of name and
 * value.
 */
export const withoutSecretHeaders = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const isPair = value.length === 2 && isSecret(value[0]);
    return isPair ? [value[0], '[masked]'] : value.map(withoutSecretHeaders);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (isSecret(name) ? [] : [[name, withoutSecretHeaders(each)]])),
  );
};
