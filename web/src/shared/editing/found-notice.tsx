import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { RevertButton } from './revert-button.tsx';

interface FoundNoticeProps {
  found: { at: string; isOutdated: boolean } | undefined;
  onRevert: () => void;
}

/** Says that the form shows unsaved changes from an earlier visit, and offers to discard them. */
export const FoundNotice = ({ found, onRevert }: FoundNoticeProps) => {
  const { t } = useTranslation('editing');
  const language = useLanguage();
  if (!found) return null;
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        mb: 3,
        borderInlineStart: '3px solid',
        borderColor: 'primary.main',
        paddingInlineStart: 2,
      }}
    >
      <Box role="status" sx={{ maxWidth: '70ch' }}>
        {`${t('found', { time: isolate(format.format(new Date(found.at))) })} ${found.isOutdated ? t('foundOutdated') : ''}`}
      </Box>
      <RevertButton onRevert={onRevert} />
    </Box>
  );
};
