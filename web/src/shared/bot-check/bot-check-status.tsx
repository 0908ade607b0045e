import { useTranslation } from 'react-i18next';
import type { BotCheck } from './use-bot-check.ts';

/** A calm line that says how the check is doing. It keeps its room, so that nothing moves below it. */
export const BotCheckStatus = ({ check }: { check: BotCheck }) => {
  const { t } = useTranslation(['form', 'common']);
  const texts = { idle: '', checking: t('botCheckRunning'), done: t('botCheckDone'), failed: t('botCheckFailed') };
  return (
    <div className="bot-check" data-state={check.state}>
      <div ref={check.container} />
      <p className="fine" role="status">
        {texts[check.state]}
      </p>
      {check.state === 'failed' && (
        <button type="button" className="text-button" onClick={check.start}>
          {t('common:tryAgain')}
        </button>
      )}
    </div>
  );
};
