import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languages } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { completeness } from '../../model/completeness.ts';
import { listsOf, textsOf } from '../../model/localized.ts';
import { CompletenessMark } from './completeness-mark.tsx';

type Texts = Parameters<typeof textsOf>[0];
type Lists = Parameters<typeof listsOf>[0];

interface CompletenessRowProps {
  record: {
    tagline?: Texts;
    description: Texts;
    history?: Lists;
    keyFeatures?: Lists;
    popularModels?: readonly { note: Texts }[];
  };
  /** The address of the record's form; a gap leads to its field there. */
  editPath: string;
}

/** How complete each language of a record is; where something is missing, the way to it. */
export const CompletenessRow = ({ record, editPath }: CompletenessRowProps) => {
  const { t } = useTranslation('catalog-editing');
  const { tagline, description, history, keyFeatures, popularModels } = record;
  const state = completeness({
    ...(tagline ? { tagline: textsOf(tagline) } : {}),
    description: textsOf(description),
    ...(history ? { history: listsOf(history) } : {}),
    ...(keyFeatures ? { keyFeatures: listsOf(keyFeatures) } : {}),
    ...(popularModels ? { popularModels: popularModels.map(({ note }) => ({ note: textsOf(note) })) } : {}),
  });
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
