import * as z from 'zod';

/**
 * The characters that Cognito takes in a mail's subject and text (MessageTemplateType and VerificationMessageTemplateType of its API). In the patterns
 * of a service `\s` is Java's, which is the white space of ASCII: a no-break space is refused, although expressions elsewhere, where a
 * `\s` has it, find the same text right (aws-amplify/amplify-js#6917).
 */
const ofSubject = String.raw`[\p{L}\p{M}\p{S}\p{N}\p{P}\s]+`;
const ofText = String.raw`[\p{L}\p{M}\p{S}\p{N}\p{P}\s*]*`;
const asInJava = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(String.raw`\s`, String.raw` \t\n\v\f\r`)}$`, 'u');

const [takenSubject, takenText] = [asInJava(ofSubject), asInJava(ofText)];

export const longestSubject = 140;
export const longestText = 20_000;
const shortestText = 6;

export const isSubject = (text: string): boolean => takenSubject.test(text);
export const isText = (text: string): boolean => takenText.test(text);

const refused = (pattern: string) => `Member must satisfy regular expression pattern: ${pattern}`;
/** Cognito's refusal of a mail that a trigger has written, in the words of that thread; undefined where it takes it. */
export const refusalOf = ({ subject, body }: { subject?: string; body?: string }): string | undefined => {
  const say = (value: string, member: string, pattern: string) =>
    `1 validation error detected: Value '${value}' at '${member}' failed to satisfy constraint: ${refused(pattern)}`;
  if (subject !== undefined && !isSubject(subject)) return say(subject, 'emailSubject', ofSubject);
  return body === undefined || isText(body) ? undefined : say(body, 'emailBody', ofText);
};

/** Subject and text in a template. */
export const subjectSchema = z.string().min(1).max(longestSubject).refine(isSubject, refused(ofSubject));
export const textSchema = z.string().min(shortestText).max(longestText).refine(isText, refused(ofText));
