import * as z from 'zod/mini';

/** The subject of a mail to many. It chooses the layout and whose consent is needed (`consentCategories`). */
export const mailCategories = ['promotional', 'newsletter', 'announcement', 'welcome'] as const;
export const mailCategorySchema = z.enum(mailCategories);
export type MailCategory = (typeof mailCategories)[number];

/** Mails that only those get who have asked for the newsletter. The others go to all who have not refused them. */
export const consentCategories: readonly MailCategory[] = ['promotional', 'newsletter'];
