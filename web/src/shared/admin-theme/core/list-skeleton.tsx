import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Bar = styled('span')({ height: 12, borderRadius: 6, backgroundColor: 'var(--blush)' });
const columns = ['18%', '30%', '24%', '14%'];

/** Placeholders for the rows to come. */
export const ListSkeleton = ({ rows }: { rows: number }) => {
  const { t } = useTranslation();
  return (
    <Box role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <Box key={row} sx={{ display: 'flex', gap: 3, py: 2.5, borderTop: 1, borderColor: 'divider' }}>
          {columns.map((width) => (
            <Bar key={width} style={{ width }} />
          ))}
        </Box>
      ))}
    </Box>
  );
};
