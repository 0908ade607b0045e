import * as z from 'zod/mini';
import { mailCategorySchema } from '../templates/mail-category.ts';
import { mailTextsSchema } from '../templates/mail-text.ts';
import { requiredLine, timeSchema } from '../text/fields.ts';
import { languages } from '../text/language.ts';
import { languageSchema } from '../text/locale.ts';
import { groupSchema, groups } from '../users/groups.ts';
import { userIdSchema } from '../users/person.ts';
import { campaignOverviewSchema } from './overview.ts';

/** So many people can be chosen one by one. */
export const mostChosenPeople = 100;
/** Users by their ids. */
export const chosenPeopleSchema = z.array(userIdSchema).check(z.maxLength(mostChosenPeople));

export const campaignFormSchema = z.strictObject({
  name: requiredLine(100),
  category: mailCategorySchema,
  groups: z.array(groupSchema).check(z.maxLength(groups.length)),
  /** The users chosen one by one. If set, no one else is meant, regardless of the groups. */
  people: z.optional(chosenPeopleSchema),
  /** Readers of other languages get nothing, unless `fallback` is one of these. */
  languages: z.array(languageSchema).check(z.maxLength(languages.length)),
  /** The language for readers whose own is not among `languages`. */
  fallback: z.optional(languageSchema),
  texts: mailTextsSchema,
});
export type CampaignForm = z.infer<typeof campaignFormSchema>;

export const campaignSchema = z.extend(campaignOverviewSchema, {
  people: z.optional(chosenPeopleSchema),
  fallback: z.optional(languageSchema),
  texts: mailTextsSchema,
  /** When the server said so: a browser's clock may be wrong, and counts from here until `sendAt`. */
  time: timeSchema,
});
export type Campaign = z.infer<typeof campaignSchema>;
