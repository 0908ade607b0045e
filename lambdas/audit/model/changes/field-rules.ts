/** Never logged, with everything nested in them: credentials, and whatever proves that somebody has one. */
const secret = /password|secret|token|codes?$|hash(es)?$/i;
/** The version and times of writing: the log itself says both. */
const bookkeeping = /^(version|updated|incomplete|factorSince)$/;
/** A rich text: it has a history of its own, so the log only says how long it was. */
const long = /^body$/i;
/**
 * What people say about themselves, and the forms by which they are searched. Entries stay when a person is deleted, so
 * the log says that such a field changed, but not its values.
 */
const personal = /^(username|email|phone|birthDate|gender|location|timeZone|search)$/i;

/** How the log treats a field of this name. */
export const ruleOf = (name: string): 'open' | 'omitted' | 'long' | 'personal' => {
  if (secret.test(name) || bookkeeping.test(name)) return 'omitted';
  if (long.test(name)) return 'long';
  return personal.test(name) ? 'personal' : 'open';
};
