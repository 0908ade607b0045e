import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { formatCountdown } from '../time/countdown.ts';
import { useSecondsLeft } from '../time/use-seconds-left.ts';
import type { FormProblem } from './use-send-form.ts';

const RetryCountdown = ({ retryAt }: { retryAt: number }) => {
  const { t } = useTranslation('form');
  const seconds = useSecondsLeft(retryAt);
  return (
    <p className="fine" role="timer">
      {seconds > 0 && t('retryIn', { time: isolate(formatCountdown(seconds)) })}
    </p>
  );
};

/**
 * The message of the form as a whole. The region is always present, or its text would not be announced. The countdown
 * is outside of it, or each second would be announced.
 */
export const FormMessage = ({ problem }: { problem: FormProblem | undefined }) => (
  <>
    <div className="form-message" role="alert">
      {problem && <p>{problem.message}</p>}
    </div>
    {problem?.retryAt && <RetryCountdown retryAt={problem.retryAt} />}
  </>
);
