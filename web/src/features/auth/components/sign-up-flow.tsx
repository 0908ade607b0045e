import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { siteConfigQuery } from '#web/shared/config/site-config.ts';
import { keepSession } from '#web/shared/session/session.ts';
import { useSessionState } from '../api/use-session-state.ts';
import { type KeptSignUp, readKeptSignUp } from '../model/kept-sign-up.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { SignUpForm, type SignUpValues } from './sign-up-form.tsx';

/** As it was sent, in memory only: another address needs nothing typed again. */
interface SentForm {
  userId: string;
  values: SignUpValues;
}

interface SignUpFlowProps {
  /** The sign-up that the mail's link leads to. */
  link: KeptSignUp | undefined;
  loginPath: string;
  /** The address is confirmed, but the password is no longer at hand: on to the log-in page. */
  onConfirmed: (username: string) => void;
}

/** A new account, with the code that confirms its address. A reload comes back to the step that was reached. */
export const SignUpFlow = ({ link, loginPath, onConfirmed }: SignUpFlowProps) => {
  const { t } = useTranslation('auth');
  const [signUp, setSignUp] = useSessionState('sign-up', readKeptSignUp);
  const [form, setForm] = useState<SentForm>();
  const isOpen = useQuery(siteConfigQuery).data?.accounts.signUpsOpen ?? true;
  useEffect(() => {
    if (link) setSignUp(link);
  }, [link, setSignUp]);
  if (signUp)
    return (
      <ConfirmStep
        signUp={signUp}
        loginPath={loginPath}
        password={signUp.userId === form?.userId ? form.values.password : undefined}
        onChange={setSignUp}
        onConfirmed={(session) => {
          setSignUp(undefined);
          if (session) keepSession(session);
          else onConfirmed(signUp.username);
        }}
        onLeave={() => setSignUp(undefined)}
      />
    );
  if (!isOpen)
    return (
      <>
        <h1>{t('signUpTitle')}</h1>
        <p className="lead">{t('signUpsClosed')}</p>
        <p className="form-aside">
          {t('haveAccount')} <Link to={loginPath}>{t('haveAccountAction')}</Link>
        </p>
      </>
    );
  return (
    <>
      <h1>{t('signUpTitle')}</h1>
      <p className="lead">{t('signUpLead')}</p>
      <SignUpForm
        loginPath={loginPath}
        values={form?.values}
        onCodeSent={(sent, values) => {
          setForm({ userId: sent.userId, values });
          setSignUp(sent);
        }}
        onSession={keepSession}
      />
    </>
  );
};
