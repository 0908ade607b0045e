import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/text/language.ts';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { RecordCard } from '#web/shared/admin-theme/lists/record-card.tsx';
import { PassageCell } from './passage-cell.tsx';
import { PassageMenu } from './passage-menu.tsx';
import { PassageName } from './passage-name.tsx';
import type { PassageRowsProps } from './passage-table.tsx';

/** The matrix where there is no room for columns. */
export const PassageCards = ({ passages, onDelete }: PassageRowsProps) => {
  const { t } = useTranslation('knowledge');
  return (
    <Box component="ul" aria-label={t('matrix')} sx={cardList}>
      {passages.map((passage) => (
        <RecordCard
          key={passage.id}
          name={<PassageName passage={passage} />}
          menu={<PassageMenu passage={passage} onDelete={onDelete} />}
        >
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
              gap: '14px 20px',
              py: 1,
            }}
          >
            {languages.map((language) => (
              <li key={language}>
                <PassageCell passage={passage} language={language} showsLanguage />
              </li>
            ))}
          </Box>
        </RecordCard>
      ))}
    </Box>
  );
};
