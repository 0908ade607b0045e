import { useTranslation } from 'react-i18next';
import type { ErrorGroup } from '#contracts/error-log/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';

interface ErrorButtonsProps {
  group: ErrorGroup;
  /** The id of the details. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  isChanging: boolean;
  onChange: () => void;
}

/** Opens the details; changes the state. A button that is busy keeps the focus. */
export const ErrorButtons = ({ group, controls, isOpen, onToggle, isChanging, onChange }: ErrorButtonsProps) => {
  const { t } = useTranslation('error-log');
  const { message, state } = group;
  const action = state === 'open' ? 'resolve' : 'reopen';
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        aria-label={t('detailsOf', { message })}
        onClick={onToggle}
        sx={{ px: 1.25 }}
      >
        {t('details')}
      </Button>
      <Button
        variant="outlined"
        aria-label={t(`${action}Of`, { message })}
        aria-disabled={isChanging || undefined}
        onClick={() => isChanging || onChange()}
      >
        {t(action)}
      </Button>
    </>
  );
};
