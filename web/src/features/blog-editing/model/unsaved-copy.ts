import { draftTextSchema } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { unsavedCopy } from '#web/shared/drafts/unsaved-copy.ts';
import { typedDetailsSchema } from './details.ts';

/** The text of one language that the server does not have yet, as this browser keeps it. */
export const unsavedText = (postId: string, language: Language) =>
  unsavedCopy(`post:${postId}:${language}`, draftTextSchema);

/** The same of what all languages share. */
export const unsavedDetails = (postId: string) => unsavedCopy(`post:${postId}:details`, typedDetailsSchema);

/** The post is deleted. */
export const forgetUnsaved = (postId: string): void => {
  for (const language of languages) unsavedText(postId, language).discard();
  unsavedDetails(postId).discard();
};
