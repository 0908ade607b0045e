import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SettingsChange } from '#contracts/settings/change.ts';
import type { SecretName } from '#contracts/settings/sections.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useChangeTexts } from '../use-change-texts.ts';

interface SecretRowProps {
  name: SecretName;
  /** When and by whom it was set, if it is. */
  state: SettingsChange | undefined;
  isMarked: boolean;
  /** The section has unsaved changes: saving them could take away what is set now. */
  isDirty: boolean;
  onSet: () => void;
  onRemove: () => void;
}

/** A password or key, of which no user sees more than that it is set. */
export const SecretRow = ({ name, state, isMarked, isDirty, onSet, onRemove }: SecretRowProps) => {
  const { t } = useTranslation('settings');
  const { dateText, nameText } = useChangeTexts();
  const label = t(`secret.${name}`);
  const button = (action: string, onClick: () => void, isDisabled = false) => (
    <Button
      variant="outlined"
      disabled={isDisabled}
      aria-label={t('actionOf', { action, name: label })}
      onClick={onClick}
    >
      {action}
    </Button>
  );
  return (
    <Box
      data-field={name}
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px',
        py: 2.25,
        borderTop: 1,
        borderColor: 'divider',
        ...(isMarked && { bgcolor: 'action.hover', mx: -1.5, px: 1.5 }),
      }}
    >
      <Box sx={{ mr: 'auto', paddingInlineEnd: 2 }}>
        <Box component="p" sx={{ fontWeight: 500 }}>
          {label}
        </Box>
        <Box component="p" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
          {state ? t('secretSet', { date: dateText(state.time), name: nameText(state) }) : t('secretNotSet')}
        </Box>
        {isDirty && (
          <Box component="p" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
            {t('secretSaveFirst')}
          </Box>
        )}
      </Box>
      {button(t(state ? 'replaceSecret' : 'setSecret'), onSet, isDirty)}
      {state && button(t('removeSecret'), onRemove)}
    </Box>
  );
};
