import { useTranslation } from 'react-i18next';
import { keepSession } from '#web/shared/session/session.ts';
import { useKept } from '../api/use-kept.ts';
import { readKeptSignUp } from '../model/kept-sign-up.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface SignUpFlowProps {
  loginPath: string;
  /** The address is confirmed: on to the log-in page. */
  onConfirmed: () => void;
}

/** A new account, with the code that confirms its address. A reload comes back to the step that was reached. */
export const SignUpFlow = ({ loginPath, onConfirmed }: SignUpFlowProps) => {
  const { t } = useTranslation('auth');
  const [signUp, setSignUp] = useKept('sign-up', readKeptSignUp);
  if (signUp)
    return (
      <ConfirmStep
        signUp={signUp}
        onChange={setSignUp}
        onConfirmed={() => {
          setSignUp(undefined);
          onConfirmed();
        }}
        onLeave={() => setSignUp(undefined)}
      />
    );
  return (
    <>
      <h1>{t('signUpTitle')}</h1>
      <p className="lead">{t('signUpLead')}</p>
      <SignUpForm loginPath={loginPath} onCodeSent={setSignUp} onSession={keepSession} />
    </>
  );
};
