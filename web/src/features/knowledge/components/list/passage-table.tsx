import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { PassageOverview } from '#contracts/knowledge/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { PassageCell } from './passage-cell.tsx';
import { PassageMenu } from './passage-menu.tsx';
import { PassageName } from './passage-name.tsx';

export interface PassageRowsProps {
  passages: readonly PassageOverview[];
  onDelete: (passage: PassageOverview) => void;
}

/** The matrix: a row per passage, a column per language. */
export const PassageTable = ({ passages, onDelete }: PassageRowsProps) => {
  const { t } = useTranslation('knowledge');
  return (
    <AdminTable
      title={t('matrix')}
      isFixed
      columns={[
        { key: 'passage', head: t('column.passage'), width: '32%' },
        ...languages.map((language) => ({ key: language, head: languageNames[language], lang: language })),
        { key: 'actions', head: t('column.actions'), isHidden: true, width: 60 },
      ]}
    >
      {passages.map((passage) => (
        <TableRow key={passage.id} hover sx={{ verticalAlign: 'top' }}>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            <PassageName passage={passage} />
          </TableCell>
          {languages.map((language) => (
            <TableCell key={language}>
              <PassageCell passage={passage} language={language} />
            </TableCell>
          ))}
          <TableCell sx={{ p: '2px 10px' }}>
            <PassageMenu passage={passage} onDelete={onDelete} />
          </TableCell>
        </TableRow>
      ))}
    </AdminTable>
  );
};
