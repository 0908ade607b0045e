import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TextChange } from '#contracts/blog/drafts.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';

/** The difference between a version and the one before it. */
export const RevisionChange = ({ change, language }: { change: TextChange; language: Language }) => {
  const { t } = useTranslation('blog-editing');
  const { added, removed, words } = change;
  const counts = [
    ...(added > 0 ? [t('wordsAdded', { count: added })] : []),
    ...(removed > 0 ? [t('wordsRemoved', { count: removed })] : []),
  ];
  return (
    <Box sx={{ fontSize: 13.5 }}>
      <span>{counts.join(' · ') || t('wordsSame')}</span>
      {words && (
        <>
          <span>: </span>
          <Box component={added > 0 ? 'q' : 'del'} lang={language} dir={directionOf(language)}>
            {words}
          </Box>
        </>
      )}
    </Box>
  );
};
