import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BotCheck, BotCheckState } from './use-bot-check.ts';

interface BotCheckStatusProps {
  check: BotCheck;
  /** Says nothing once it is done. */
  isQuiet?: boolean;
}

/** A calm line that says how the check is doing. It keeps its room, so that nothing moves below it. */
export const BotCheckStatus = ({ check, isQuiet = false }: BotCheckStatusProps) => {
  const { t } = useTranslation(['form', 'common']);
  const { state } = check;
  const isFailed = state === 'failed' || state === 'unreachable';
  // A touch of the form begins the check anew, and must not move the button that it is meant for: what was said stays until
  // there is something else to say.
  const [failure, setFailure] = useState<BotCheckState>();
  if (isFailed && failure !== state) setFailure(state);
  const texts = {
    idle: '',
    checking: t('botCheckRunning'),
    done: isQuiet ? '' : t('botCheckDone'),
    failed: t('botCheckFailed'),
    unreachable: t('noConnection'),
  };
  return (
    <div className="bot-check" data-state={state}>
      <div ref={check.container} />
      <p className="fine" role="status">
        {texts[(state === 'checking' && failure) || state]}
      </p>
      {failure && (
        <button type="button" className="text-button" disabled={!isFailed} onClick={check.start}>
          {t('common:tryAgain')}
        </button>
      )}
    </div>
  );
};
