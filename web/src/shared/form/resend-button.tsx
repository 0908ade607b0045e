import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { ApiError } from '../api/api-error.ts';
import { formatCountdown } from '../time/countdown.ts';
import { useSecondsLeft } from '../time/use-seconds-left.ts';

interface ResendButtonProps {
  /** When a code may be sent again, in milliseconds since the epoch. */
  resendAt: number;
  /** Sends it and returns how many seconds the next one has to wait. */
  resend: () => Promise<number>;
  onResent: (resendAt: number) => void;
  /** Said afterwards, where it is not certain that a code was sent. */
  sentText?: string | undefined;
}

/** Sends a code again, not before the time is over; says what came of it. */
export const ResendButton = ({ resendAt, resend, onResent, sentText }: ResendButtonProps) => {
  const { t } = useTranslation('form');
  const seconds = useSecondsLeft(resendAt);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const press = async () => {
    setBusy(true);
    setOutcome('');
    try {
      onResent(Date.now() + (await resend()) * 1_000);
      setOutcome(sentText ?? t('codeResent'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome(error.message);
      if (error.retryAfter) onResent(Date.now() + error.retryAfter * 1_000);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="resend">
      <button type="button" className="text-button" disabled={seconds > 0 || isBusy} onClick={press}>
        {seconds > 0 ? t('resendIn', { time: isolate(formatCountdown(seconds)) }) : t('resendCode')}
      </button>
      <p className="fine" role="status">
        {outcome}
      </p>
    </div>
  );
};
