import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ResetPasswordForm } from '#web/features/auth/components/reset-password-form.tsx';
import { type ResetLink, readResetLink, withoutResetLink } from '#web/features/auth/model/reset-link.ts';
import { authTexts } from '#web/features/auth/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../route-context.ts';
import type { LoginState } from './login-state.ts';
import { ShoeStage } from './shoe-stage.tsx';

export const texts: PageModule['texts'] = [authTexts, formTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('auth:resetPasswordMetaTitle'),
  description: t('auth:resetPasswordLead'),
  noindex: true,
});

/** Takes the link's secret out of the address bar and the history, into memory. */
const useResetLink = (): ResetLink | undefined => {
  const location = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<ResetLink>();
  useLayoutEffect(() => {
    const found = readResetLink(location);
    if (found.email || found.code) {
      setLink(found);
      void navigate(withoutResetLink(location), { replace: true, preventScrollReset: true });
    } else if (typeof location.state?.email === 'string') setLink({ email: location.state.email, code: '' });
  }, [location, navigate]);
  return link;
};

export const Component = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <ShoeStage>
      <h1>{t('resetPasswordTitle')}</h1>
      <p className="lead">{t('resetPasswordLead')}</p>
      <ResetPasswordForm
        link={useResetLink()}
        requestPath={paths.requestPasswordReset}
        onDone={(username) => {
          const state: LoginState = { notice: 'passwordChanged', username };
          void navigate(paths.login, { state });
        }}
      />
    </ShoeStage>
  );
};
