import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthResponse } from '#contracts/auth/endpoints.ts';
import { factorNotice } from '#web/shared/session/factor-notice.ts';
import { keepSession } from '#web/shared/session/session.ts';
import { useSessionState } from '../api/use-session-state.ts';
import { keepChallenge, readKeptChallenge } from '../model/kept-challenge.ts';
import type { KeptSignUp } from '../model/kept-sign-up.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginNotice, type LoginNoticeKind } from './login-notice.tsx';
import { TwoFactorStep } from './two-factor-step.tsx';

interface LoginFlowProps {
  notice: LoginNoticeKind | undefined;
  /** The form begins with this name, when it is already known. */
  username: string | undefined;
  /** To the sign-up form. */
  onSignUp: () => void;
}

/** Logging in, with the code step where the account asks for one. A reload comes back to the step that was reached. */
export const LoginFlow = ({ notice, username, onSignUp }: LoginFlowProps) => {
  const { t } = useTranslation('auth');
  const [challenge, setChallenge] = useSessionState('login-challenge', (value) => readKeptChallenge(value, Date.now()));
  const [isOver, setOver] = useState(false);
  const [begun, setBegun] = useState<{ signUp: KeptSignUp; password: string }>();
  const leaveStep = (wasOver: boolean) => {
    setOver(wasOver);
    setChallenge(undefined);
  };
  const begin = (session: AuthResponse) => {
    setChallenge(undefined);
    if (session.needsSecondFactor) factorNotice.note('factorRequired');
    keepSession(session);
  };
  if (challenge)
    return <TwoFactorStep challenge={challenge} onChange={setChallenge} onSession={begin} onLeave={leaveStep} />;
  if (begun)
    return (
      <ConfirmStep
        {...begun}
        onChange={(signUp) => setBegun({ ...begun, signUp })}
        onConfirmed={(session) => (session ? begin(session) : setBegun(undefined))}
        onLeave={onSignUp}
      />
    );
  return (
    <>
      <h1>{t('loginTitle')}</h1>
      <p className="lead">{t('loginLead')}</p>
      <LoginNotice kind={isOver ? 'challengeOver' : notice} />
      <LoginForm
        username={username}
        onSession={begin}
        onSignUp={(signUp, password) => setBegun({ signUp, password })}
        onChallenge={(reply) => setChallenge(keepChallenge(reply, Date.now()))}
      />
    </>
  );
};
