import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../core/button.tsx';
import { ArrowDownIcon, CloseIcon } from '../core/icons.tsx';

interface ItemButtonsProps {
  /** The name of the entry in the names of the buttons. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
  /** One below the other on a phone. */
  isUpright?: boolean;
}

/**
 * Buttons that move an entry of a list or remove it. At the ends a button stays in place, switched off, so that a
 * keyboard user who moves an entry keeps the focus.
 */
export const ItemButtons = ({ name, index, count, onMove, onRemove, isUpright = false }: ItemButtonsProps) => {
  const { t } = useTranslation('editing');
  const mover = (control: 'up' | 'down', to: number) => {
    const isOff = to < 0 || to >= count;
    return (
      <IconButton
        size="small"
        data-control={control}
        aria-label={t(control === 'up' ? 'moveUp' : 'moveDown', { name })}
        aria-disabled={isOff}
        onClick={() => !isOff && onMove(to)}
        sx={{ opacity: isOff ? 0.35 : 1, svg: { transform: control === 'up' ? 'rotate(180deg)' : 'none' } }}
      >
        <ArrowDownIcon />
      </IconButton>
    );
  };
  return (
    <Box sx={{ display: 'flex', flex: 'none', flexDirection: { xs: isUpright ? 'column' : 'row', sm: 'row' } }}>
      {mover('up', index - 1)}
      {mover('down', index + 1)}
      {onRemove && (
        <IconButton size="small" aria-label={t('removeItem', { name })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  );
};
