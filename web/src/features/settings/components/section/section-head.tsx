import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsChange } from '#contracts/settings/change.ts';
import { guardedSections, isReadBy, type SectionName } from '#contracts/settings/sections.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useChangeTexts } from '../use-change-texts.ts';
import { useSettingWords } from '../use-setting-words.ts';

interface SectionHeadProps {
  section: SectionName;
  changed: SettingsChange | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onHistory: () => void;
}

/** The name of a section, when its changes hold, and who changed it last. */
export const SectionHead = ({ section, changed, headingRef, onHistory }: SectionHeadProps) => {
  const { t } = useTranslation('settings');
  const { title } = useSettingWords(section);
  const { timeText, nameText } = useChangeTexts();
  return (
    <Box component="header" sx={{ pb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Typography variant="h2" ref={headingRef} tabIndex={-1} sx={{ mr: 'auto', outline: 'none' }}>
          {title}
        </Typography>
        <Button onClick={onHistory} sx={{ px: 1.5, mx: -1.5 }}>
          {t('history')}
        </Button>
      </Box>
      <Box component="p" sx={{ fontSize: 13.5, color: 'text.secondary', maxWidth: '66ch' }}>
        <span>{t(`effect.${isReadBy(section, 'pages') ? 'pages' : 'soon'}`)}</span>{' '}
        {guardedSections.includes(section) && <span>{t('passwordNeeded')}</span>}
      </Box>
      {changed && (
        <Box component="p" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
          {t('lastSaved', { time: timeText(changed.time), name: nameText(changed) })}
        </Box>
      )}
    </Box>
  );
};
