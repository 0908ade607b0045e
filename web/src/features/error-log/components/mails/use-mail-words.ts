import { useTranslation } from 'react-i18next';
import type { MailFailureRecord } from '#contracts/mail-failures/endpoints.ts';
import { mailProviderNames } from '#contracts/platform/mail-providers.ts';
import { kindOf, reasonOf } from '../../model/mail-failure.ts';

/** The words of a failure, in the reader's language. */
export const useMailWords = () => {
  const { t } = useTranslation('error-log');
  return (failure: MailFailureRecord) => {
    const kind = kindOf(failure);
    return {
      kind: kind ? t(`mails.kind.${kind}`) : failure.kind,
      provider: mailProviderNames[failure.provider],
      reason: t(`mails.reason.${reasonOf(failure)}`),
    };
  };
};
