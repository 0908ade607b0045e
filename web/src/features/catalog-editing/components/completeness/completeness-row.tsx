import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languages } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { type StoredTexts, storedCompleteness } from '../../model/completeness.ts';
import { CompletenessMark } from './completeness-mark.tsx';

interface CompletenessRowProps {
  record: StoredTexts;
  /** The address of the record's form; a gap leads to its field there. */
  editPath: string;
}

/** How complete each language of a record is; where something is missing, the way to it. */
export const CompletenessRow = ({ record, editPath }: CompletenessRowProps) => {
  const { t } = useTranslation('catalog-editing');
  const state = storedCompleteness(record);
  return (
    <Box
      component="ul"
      aria-label={t('completeness')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, '& > li': { width: 62 } }}
    >
      {languages.map((language) => {
        const [gap] = state[language].gaps;
        const content = (
          <>
            <Box component="span" aria-hidden="true" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {language}
            </Box>
            <span className="visually-hidden">{languageNames[language]}</span>
            <CompletenessMark of={state[language]} />
          </>
        );
        const cell = { display: 'grid', gap: 0.25, minHeight: 40, alignContent: 'center', color: 'inherit' };
        return (
          <li key={language}>
            {gap ? (
              <Box component={Link} to={`${editPath}?gap=${gap}`} sx={{ ...cell, color: 'primary.main' }}>
                {content}
              </Box>
            ) : (
              <Box sx={cell}>{content}</Box>
            )}
          </li>
        );
      })}
    </Box>
  );
};
