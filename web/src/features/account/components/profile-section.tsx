import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { ProfileFields } from '#web/shared/profile/profile-fields.tsx';
import type { Outcome } from '../model/profile-controller.ts';
import { zoneOf } from '../model/profile-form.ts';
import { AccountSection } from './account-section.tsx';
import { ProfileQuestion } from './profile-question.tsx';
import { SuccessLine } from './success-line.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useProfileController } from './use-profile-controller.ts';

const useOutcomeText = (): ((outcome: Outcome | undefined) => string | undefined) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (outcome) => {
    if (outcome?.kind === 'kept') return t('keptForLater');
    if (outcome?.kind !== 'saved') return undefined;
    if (!outcome.at) return t('saved');
    const time = dateFormat(language, { timeStyle: 'short' }).format(outcome.at);
    return t('savedAt', { time: isolate(time) });
  };
};

export const ProfileSection = ({ account }: { account: Account }) => {
  const { t } = useTranslation(['account', 'outbox']);
  const { controller, send, outcome, question } = useProfileController(account);
  const textOf = useOutcomeText();
  const message = outcome?.kind === 'failed' ? outcome.message || t('outbox:state.failed') : undefined;
  return (
    <AccountSection id="profile" title={t('profileTitle')} text={t('profileText')}>
      <Form onSubmit={send.onSubmit} onTouch={controller.touched}>
        <TextField label={t('mailName')} hint={t('mailNameHint')} autoComplete="name" {...send.field('mailName')} />
        <ProfileFields field={send.field} birthDate={send.form.watch('birthDate')}>
          <TimeZoneField present={zoneOf(account)} field={send.field('timeZone')} />
        </ProfileFields>
        <FormEnd send={{ ...send, problem: send.problem ?? (message ? { message } : undefined) }}>{t('save')}</FormEnd>
        <SuccessLine text={textOf(outcome)} />
      </Form>
      {question && (
        <ProfileQuestion question={question} onSettle={controller.settle} onLeave={controller.leaveQuestion} />
      )}
    </AccountSection>
  );
};
