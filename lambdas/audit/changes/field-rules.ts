/** Left out of the log altogether, with everything below: credentials, and whatever proves that somebody has one. */
const secret = /password|secret|token|codes?$|hash(es)?$/i;
/** How often and when a record was written: the log itself says so. */
const bookkeeping = /^(version|updated|incomplete)$/;
/** A text with its marks and pictures: it has its own history, the log only says how long it was. */
const long = /^body$/i;
/**
 * What people say about themselves, and what they are searched by. Entries stay when a person is deleted, so the log says
 * that such a field changed and not what it held.
 */
const personal = /^(username|email|phone|birthDate|gender|location|search)$/i;

/** How a field of this name is entered. */
export const ruleOf = (name: string): 'open' | 'omitted' | 'long' | 'personal' => {
  if (secret.test(name) || bookkeeping.test(name)) return 'omitted';
  if (long.test(name)) return 'long';
  return personal.test(name) ? 'personal' : 'open';
};
