import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from '#contracts/audit/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useEntryTexts } from './use-entry-texts.ts';

interface EntryChangesProps {
  entry: AuditRow;
  id: string;
  onEachSave: (resource: AuditRow['resource']) => void;
}

/** Each field that changed, before and after. */
export const EntryChanges = ({ entry: { changes, saves, resource }, id, onEachSave }: EntryChangesProps) => {
  const { t } = useTranslation('audit');
  const { fieldText } = useEntryTexts();
  const value = (text: string | undefined) => (text === undefined || text === '' ? t('nothing') : text);
  return (
    <Box id={id} sx={{ py: 1 }}>
      <Box component="dl" sx={{ display: 'grid', gap: 1.5 }}>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <Box component="dt" sx={{ fontWeight: 500 }}>
              <bdi>{fieldText(field)}</bdi>
            </Box>
            <Box component="dd" sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '4px 24px' }}>
              {[
                { label: t('before'), text: value(before) },
                { label: t('after'), text: value(after) },
              ].map(({ label, text }) => (
                <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                    {label}
                  </Box>
                  <div>
                    <bdi>{text}</bdi>
                  </div>
                </Box>
              ))}
            </Box>
          </div>
        ))}
      </Box>
      {saves && (
        <Button onClick={() => onEachSave(resource)} sx={{ mt: 1, px: 1, mx: -1 }}>
          {t('eachSave')}
        </Button>
      )}
    </Box>
  );
};
