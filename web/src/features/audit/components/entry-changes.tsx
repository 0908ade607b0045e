import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contracts/audit.ts';

/** Each field that changed, before and after. */
export const EntryChanges = ({ changes, id }: { changes: AuditEntry['changes']; id: string }) => {
  const { t } = useTranslation('audit');
  const value = (text: string | undefined) => (text === undefined || text === '' ? t('nothing') : text);
  return (
    <Box component="dl" id={id} sx={{ display: 'grid', gap: 1.5, py: 1 }}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <Box component="dt" sx={{ fontWeight: 500 }}>
            <bdi>{field}</bdi>
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
                <div dir="auto">{text}</div>
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
};
