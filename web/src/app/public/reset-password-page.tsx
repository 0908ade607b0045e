import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { InvitationForm } from '#web/features/auth/components/invitation-form.tsx';
import { ResetPasswordForm } from '#web/features/auth/components/reset-password-form.tsx';
import { authTexts } from '#web/features/auth/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { paths } from '#web/shared/paths.ts';
import { useAccountPath } from '#web/shared/use-account-path.ts';
import type { PageModule } from '../route-context.ts';
import type { LoginState } from './login-state.ts';
import { ShoeStage } from './shoe-stage.tsx';
import { useMailedLink } from './use-mailed-link.ts';

export const texts: PageModule['texts'] = [authTexts, formTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('auth:resetPasswordMetaTitle'),
  description: t('auth:resetPasswordLead'),
  noindex: true,
});

const linkFields = ['email', 'code', 'user', 'invitation'] as const;

export const Component = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { state } = useLocation();
  const toAccount = useAccountPath();
  const [asked] = useState(() => (typeof state?.email === 'string' ? { email: state.email, code: '' } : undefined));
  const link = useMailedLink(linkFields);
  const form = {
    requestPath: toAccount(paths.requestPasswordReset),
    onDone: (username: string) => {
      const state: LoginState = { notice: 'passwordChanged', username };
      void navigate(toAccount(paths.login), { state });
    },
  };
  const isInvited = Boolean(link?.user && link.invitation);
  return (
    <ShoeStage>
      <h1>{t(isInvited ? 'invitationTitle' : 'resetPasswordTitle')}</h1>
      <p className="lead">{t(isInvited ? 'invitationLead' : 'resetPasswordLead')}</p>
      {link && isInvited ? (
        <InvitationForm link={link} {...form} />
      ) : (
        <ResetPasswordForm link={link ?? asked} {...form} />
      )}
    </ShoeStage>
  );
};
