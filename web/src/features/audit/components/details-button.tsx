import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';

interface DetailsButtonProps {
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  count: number;
  onToggle: () => void;
}

/** Opens and closes the fields that changed. */
export const DetailsButton = ({ controls, isOpen, count, onToggle }: DetailsButtonProps) => {
  const { t } = useTranslation('audit');
  return (
    <Button
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      sx={{ px: 1, minHeight: 32, whiteSpace: 'nowrap' }}
    >
      {t('changes', { count })}
    </Button>
  );
};
