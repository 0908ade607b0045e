import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';

const ActionMenu = lazy(() => import('#web/shared/admin-theme/lists/action-menu.tsx'));

interface RecordLineProps {
  name: string;
  /** The level of the heading that shows the name. */
  level: 'h2' | 'h3';
  /** Beside the name: how many shoes, a price, how much is known. */
  detail: ReactNode;
  /** The picture, or the drawing in its place; known models have neither. */
  picture?: ReactNode;
  completeness?: ReactNode;
  editPath: string;
  /** The page on which readers see it, if they do. */
  publicPath: string | undefined;
  onDelete: () => void;
}

/** One brand, shoe or known model in its list: a row where there is room, a card on a phone. */
export const RecordLine = ({
  name,
  level,
  detail,
  picture,
  completeness,
  editPath,
  publicPath,
  onDelete,
}: RecordLineProps) => {
  const { t } = useTranslation('catalog-editing');
  return (
    <Box
      sx={{
        display: 'grid',
        flex: 1,
        minWidth: 0,
        gridTemplateColumns: picture
          ? { xs: '40px minmax(0, 1fr) auto', md: '40px minmax(140px, 1fr) auto auto' }
          : 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: { xs: '4px 14px', md: 3 },
        minHeight: 56,
        py: { xs: 1, md: 0.5 },
      }}
    >
      {picture && (
        <Box sx={{ gridRow: { xs: 'span 2', md: 'auto' }, alignSelf: { xs: 'start', md: 'center' } }}>{picture}</Box>
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component={level}>
          <Link to={editPath}>
            <bdi>{name}</bdi>
          </Link>
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {detail}
        </Box>
      </Box>
      {completeness && (
        <Box sx={{ gridRow: { xs: 2, md: 'auto' }, gridColumn: { xs: '2 / -1', md: 'auto' } }}>{completeness}</Box>
      )}
      <Box sx={{ gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: picture ? 3 : 2, md: 'auto' }, alignSelf: 'start' }}>
        <RowMenu
          label={t('moreActions', { name })}
          menu={(open) => (
            <ActionMenu
              {...open}
              page={publicPath === undefined ? undefined : { to: publicPath, text: t('viewPage') }}
              remove={{ text: t('delete'), act: onDelete }}
            />
          )}
        />
      </Box>
    </Box>
  );
};
