import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { OpenMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';

interface TemplateMenuProps extends OpenMenu {
  onDuplicate: () => void;
  onDelete: () => void;
}

/** The acts on a template besides writing it. */
const TemplateMenu = ({ id, anchor, onClose, onDuplicate, onDelete }: TemplateMenuProps) => {
  const { t } = useTranslation('templates');
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    // Rendered beside its button instead of at the end of the page, so that it stays within its landmark.
    <Menu id={id} open anchorEl={anchor} container={anchor.parentElement} onClose={onClose}>
      <MenuItem onClick={then(onDuplicate)}>{t('duplicateItem')}</MenuItem>
      <MenuItem onClick={then(onDelete)} sx={{ color: 'error.main' }}>
        {t('deleteItem')}
      </MenuItem>
    </Menu>
  );
};

export default TemplateMenu;
