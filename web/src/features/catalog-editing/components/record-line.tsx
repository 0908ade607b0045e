import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#web/shared/admin-theme/parts/button.tsx';

interface RecordLineProps {
  name: string;
  /** Beside the name: how many shoes, a price. */
  detail: ReactNode;
  /** The picture, or the drawing that stands for it. */
  picture: ReactNode;
  completeness: ReactNode;
  editPath: string;
  onDelete: () => void;
}

/** One brand or shoe in its list: a row where there is room, a card on a phone. */
export const RecordLine = ({ name, detail, picture, completeness, editPath, onDelete }: RecordLineProps) => {
  const { t } = useTranslation('catalog-editing');
  return (
    <Box
      sx={{
        display: 'grid',
        flex: 1,
        minWidth: 0,
        gridTemplateColumns: { xs: '56px minmax(0, 1fr)', lg: '56px minmax(140px, 1fr) auto auto' },
        alignItems: 'center',
        gap: { xs: '8px 14px', lg: 3 },
        py: 1.5,
      }}
    >
      <Box sx={{ gridRow: { xs: 'span 3', lg: 'auto' }, alignSelf: { xs: 'start', lg: 'center' } }}>{picture}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h3">
          <Link to={editPath}>
            <bdi>{name}</bdi>
          </Link>
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {detail}
        </Box>
      </Box>
      {completeness}
      <Box sx={{ display: 'flex', ml: { xs: -2.25, lg: 0 } }}>
        <ButtonLink to={editPath} aria-label={t('editOf', { name })}>
          {t('edit')}
        </ButtonLink>
        <Button onClick={onDelete} aria-label={t('deleteOf', { name })}>
          {t('delete')}
        </Button>
      </Box>
    </Box>
  );
};
