import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/shared/api/api-error.ts';
import { siteConfigQuery } from '#web/shared/config/site-config.ts';
import { identityFault } from '../model/identity-error.ts';

/** Confirms a new account at Cognito, whose code is fetched for it. @throws ApiError to be shown. */
export const useConfirmAccount = () => {
  const { t } = useTranslation('auth');
  const queryClient = useQueryClient();
  return async (input: { userId: string; code: string }): Promise<void> => {
    const { identity } = await queryClient.ensureQueryData(siteConfigQuery);
    const { confirmAccount } = await import('./cognito.ts');
    try {
      await confirmAccount(identity, input);
    } catch (cause) {
      const texts = {
        codeWrong: t('verificationFailed'),
        codeExpired: t('codeExpired'),
        tooManyAttempts: t('tooManyAttempts'),
        other: t('verificationFailed'),
      };
      throw new ApiError(texts[identityFault(cause)], { status: 400, cause });
    }
  };
};
