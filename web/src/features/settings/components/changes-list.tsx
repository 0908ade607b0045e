import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionName } from '#contracts/settings/sections.ts';
import type { SettingChange } from '../model/changes.ts';
import { useSettingWords } from './use-setting-words.ts';

interface ChangesListProps {
  section: SectionName;
  changes: readonly SettingChange[];
  /** The acts on a change. */
  action?: (change: SettingChange) => ReactNode;
}

/** Each setting that has changed or would change, before and after. */
export const ChangesList = ({ section, changes, action }: ChangesListProps) => {
  const { t } = useTranslation('settings-dialogs');
  const { label, text, fieldWords } = useSettingWords(section);
  return (
    <ul>
      {changes.map((change) => (
        <Box component="li" key={change.path} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Box component="p" sx={{ fontWeight: 500 }}>
            {label(change.path)}
          </Box>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '4px 24px' }}>
            {(['before', 'after'] as const).map((side) => (
              <Box key={side} sx={{ minWidth: 0 }}>
                <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {t(side)}
                </Box>
                <Box component="dd" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  <bdi {...fieldWords.written?.(change.path)}>{text(change.path, change[side])}</bdi>
                </Box>
              </Box>
            ))}
          </Box>
          {action?.(change)}
        </Box>
      ))}
    </ul>
  );
};
