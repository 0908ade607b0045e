import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthResponse } from '#contracts/auth/endpoints.ts';
import { answerChallenge, resendChallengeCode } from '#contracts/auth/endpoints.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { ResendButton } from '#web/shared/form/resend-button.tsx';
import { factorNotice } from '#web/shared/session/factor-notice.ts';
import { useSecondsLeft } from '#web/shared/time/use-seconds-left.ts';
import type { KeptChallenge } from '../model/kept-challenge.ts';
import { RecoveryForm } from './recovery-form.tsx';

interface TwoFactorStepProps {
  challenge: KeptChallenge;
  onChange: (challenge: KeptChallenge) => void;
  onSession: (session: AuthResponse) => void;
  /** Back to the password; `isOver` when the time for the code ran out. */
  onLeave: (isOver: boolean) => void;
}

/** The second step: the code of the app or of the mail, or one of the recovery codes. */
export const TwoFactorStep = ({ challenge, onChange, onSession, onLeave }: TwoFactorStepProps) => {
  const { t } = useTranslation('auth');
  const [usesRecovery, setUsesRecovery] = useState(false);
  const { challengeId, kind, deadline, resendAt } = challenge;
  const isOver = useSecondsLeft(deadline) === 0;
  useEffect(() => {
    if (isOver) onLeave(true);
  }, [isOver, onLeave]);

  const answer = async (body: { code: string } | { recoveryCode: string; password: string }) => {
    try {
      const session = await write(answerChallenge, {
        body: { challengeId, ...body },
        failureText: t('verificationFailed'),
      });
      if (kind === 'totp' && 'recoveryCode' in body) factorNotice.note('appRemoved');
      onSession(session);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'challengeExpired') return onLeave(true);
      throw error;
    }
  };
  const resend = async () => {
    const input = { body: { challengeId }, failureText: t('resendFailed') };
    return (await write(resendChallengeCode, input)).resendAfter;
  };
  return (
    <>
      <h1>{t('codeTitle')}</h1>
      {usesRecovery ? (
        <RecoveryForm answer={answer} />
      ) : (
        <>
          <p className="lead">{kind === 'totp' ? t('codeFromApp') : t('codeFromEmail')}</p>
          <CodeForm answer={(code) => answer({ code })} action={t('codeAction')} />
          {kind === 'email' && (
            <ResendButton
              resendAt={resendAt}
              resend={resend}
              onResent={(next) => onChange({ ...challenge, resendAt: next })}
            />
          )}
        </>
      )}
      <div className="form-asides">
        <button type="button" className="text-button" onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? t('useCode') : t('useRecoveryCode')}
        </button>
        <button type="button" className="text-button" onClick={() => onLeave(false)}>
          {t('startAgain')}
        </button>
      </div>
    </>
  );
};
