import type { CampaignForm } from '#contracts/campaigns/campaign.ts';
import { consentCategories, type MailCategory } from '#contracts/templates/mail-category.ts';
import type { MailTexts } from '#contracts/templates/mail-text.ts';
import { withNameless } from '#contracts/templates/typed-words.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import type { CampaignRecord } from './campaign-record.ts';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * The fields of a record that a form sets. A fallback that is not written is left out, and so is an empty choice of
 * people.
 */
export const fieldsOf = ({
  name,
  category,
  groups,
  people = [],
  languages: chosen,
  fallback,
  texts,
}: CampaignForm) => ({
  ...{ name, category, groups: unique(groups) },
  ...(people.length > 0 ? { people: unique(people) } : {}),
  languages: languages.filter((language) => chosen.includes(language)),
  ...(fallback && chosen.includes(fallback) ? { fallback } : {}),
  subjects: subjectsOf(texts),
});

/** As the list shows them. */
export const subjectsOf = (texts: MailTexts): CampaignRecord['subjects'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { subject, nameless }]) => [language, withNameless(subject, nameless)]),
  );

/** Whom a new campaign means until someone says otherwise. */
export const groupsFor = (category: MailCategory): CampaignRecord['groups'] =>
  consentCategories.includes(category) ? ['newsletter'] : [];

export const writtenIn = (texts: MailTexts): Language[] => languages.filter((language) => texts[language]);

/** A campaign as the audit log enters it. */
const logged = ({
  name,
  category,
  groups,
  people,
  languages: chosen,
  fallback,
  subjects,
  status,
  plan,
  sendAt,
  isPublic,
}: CampaignRecord) => ({
  ...{ name, category, groups, languages: chosen, fallback, subjects, status, sendAt, isPublic },
  // Not who: the log outlives people.
  people: people?.length,
  plan: plan && `${plan.date} ${plan.time} ${plan.timeZone}`,
});

export const campaignEvent = (
  action: Extract<AuditEvent['action'], `campaign.${string}`>,
  { before, after }: { before?: CampaignRecord | undefined; after?: CampaignRecord | undefined },
): AuditEvent => {
  const { id = '', name = '' } = after ?? before ?? {};
  return {
    action,
    resource: { id, name },
    ...(before ? { before: logged(before) } : {}),
    ...(after ? { after: logged(after) } : {}),
  };
};
