import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { CloseIcon } from '#web/shared/admin-theme/core/icons.tsx';

interface UserFilterProps {
  userId: string;
  /** The name in the list; for a user without sessions, the name in the link that led here. */
  username: string | undefined;
  onClear: () => void;
}

const nameIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
    ? state.username
    : undefined;

/** Says that only one user's sessions are listed; a click lists all. */
export const UserFilter = ({ userId, username, onClear }: UserFilterProps) => {
  const { t } = useTranslation('sessions');
  const { state } = useLocation();
  const name = username ?? nameIn(state) ?? userId;
  return (
    <Button
      variant="outlined"
      endIcon={<CloseIcon />}
      aria-label={t('clearUserFilter', { username: name })}
      onClick={onClear}
      sx={{ mb: 2 }}
    >
      {t('onlyUser', { username: isolate(name) })}
    </Button>
  );
};
