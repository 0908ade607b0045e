import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Reader } from '#contracts/newsletter/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { ReaderName } from './reader-name.tsx';
import { type ReaderActions, useReaderTexts } from './use-reader-texts.ts';

const columns = ['email', 'language', 'newsletter', 'refused', 'suppressed'] as const;

export const ReaderTable = ({
  readers,
  onOpen,
  onBlock,
  onRelease,
}: ReaderActions & { readers: readonly Reader[] }) => {
  const { t } = useTranslation('readers');
  const textsOf = useReaderTexts();
  return (
    <AdminTable
      title={t('title')}
      columns={[
        ...columns.map((key) => ({ key, head: t(`column.${key}`) })),
        { key: 'actions', head: t('column.actions'), isHidden: true },
      ]}
    >
      {readers.map((reader) => {
        const { newsletter, refusals, blocked, action, actionLabel } = textsOf(reader);
        return (
          <TableRow hover key={reader.email}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              <ReaderName reader={reader} onOpen={onOpen} />
            </TableCell>
            <TableCell lang={reader.language}>{languageNames[reader.language]}</TableCell>
            <TableCell sx={reader.since ? {} : { color: 'text.secondary' }}>{newsletter}</TableCell>
            <TableCell>
              {refusals.map((text) => (
                <div key={text}>{text}</div>
              ))}
            </TableCell>
            <TableCell>{blocked}</TableCell>
            <TableCell sx={{ py: 0.5, textAlign: 'end' }}>
              <Button
                aria-label={actionLabel}
                onClick={() => (reader.suppressed ? onRelease(reader) : onBlock(reader))}
              >
                {action}
              </Button>
            </TableCell>
          </TableRow>
        );
      })}
    </AdminTable>
  );
};
