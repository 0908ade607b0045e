import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../time/countdown.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { Dialog } from '../ui/dialog.tsx';
import { choiceAttribute } from './activity.ts';
import type { SessionWarning } from './session-controller.ts';
import styles from './session-warning-dialog.css?inline';

adoptStyles(styles);

interface SessionWarningDialogProps {
  warning: SessionWarning;
  onStay: () => void;
  onLogOut: () => void;
}

/** Asks whether to go on. It goes away by itself when the session has been renewed. */
export const SessionWarningDialog = ({ warning, onStay, onLogOut }: SessionWarningDialogProps) => {
  const { t } = useTranslation();
  const { timeRemaining, isRefreshing } = warning;
  return (
    <Dialog title={t('sessionWarningTitle')} role="alertdialog" onCancel={onStay}>
      <p className="session-countdown" role="timer" aria-label={t('sessionTimeLeft')}>
        <bdi>{formatCountdown(timeRemaining)}</bdi>
      </p>
      <p>{t('sessionWarningText')}</p>
      <div className="actions">
        <button
          type="button"
          className="button button-full"
          aria-busy={isRefreshing}
          onClick={onStay}
          {...{ [choiceAttribute]: 'stay' }}
        >
          {t('stayLoggedIn')}
        </button>
        <button type="button" className="button" onClick={onLogOut} {...{ [choiceAttribute]: 'logout' }}>
          {t('logout')}
        </button>
      </div>
    </Dialog>
  );
};
