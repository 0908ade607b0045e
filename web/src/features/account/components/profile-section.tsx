import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Account, profileFormSchema, updateAccount } from '#contracts/account.ts';
import { genderSchema } from '#contracts/person.ts';
import { isKept } from '#web/shared/api/waiting.ts';
import { write } from '#web/shared/api/write.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { prepareOutbox } from '#web/shared/outbox/prepare-outbox.ts';
import { ProfileFields } from '#web/shared/profile/profile-fields.tsx';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';
import { accountQuery } from '../api/queries.ts';
import { AccountSection } from './account-section.tsx';
import { SuccessLine } from './success-line.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

/** An account from before zones were kept is offered this browser's: saving something else must not decide for "none". */
const zoneOf = ({ timeZone }: Account): string => timeZone ?? browserTimeZone() ?? '';

const toForm = (account: Account) => ({
  // The account may hold a value that the form no longer offers.
  gender: genderSchema.safeParse(account.gender).data ?? '',
  birthDate: account.birthDate,
  phone: account.phone,
  location: account.location,
  language: account.language,
  timeZone: zoneOf(account),
  newsletter: account.newsletter,
});

export const ProfileSection = ({ account }: { account: Account }) => {
  const { t, i18n } = useTranslation('account');
  useEffect(() => prepareOutbox(i18n), [i18n]);
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<'saved' | 'keptForLater'>();
  const send = useSendForm({
    schema: profileFormSchema,
    defaultValues: toForm(account),
    send: async (body) => {
      setOutcome(undefined);
      try {
        const before: Record<string, unknown> = toForm(account);
        const changed = Object.entries(body).flatMap(([name, value]) => (value === before[name] ? [] : [name]));
        const saved = await write(updateAccount, { body, changed, failureText: t('saveFailed') });
        queryClient.setQueryData(accountQuery.queryKey, saved);
        setOutcome('saved');
      } catch (error) {
        if (!isKept(error)) throw error;
        setOutcome('keptForLater');
      }
    },
  });
  return (
    <AccountSection id="profile" title={t('profileTitle')} text={t('profileText')}>
      <Form onSubmit={send.onSubmit} onTouch={() => setOutcome(undefined)}>
        <ProfileFields field={send.field} birthDate={send.form.watch('birthDate')}>
          <TimeZoneField present={zoneOf(account)} field={send.field('timeZone')} />
        </ProfileFields>
        <FormEnd send={send}>{t('save')}</FormEnd>
        <SuccessLine text={outcome && t(outcome)} />
      </Form>
    </AccountSection>
  );
};
