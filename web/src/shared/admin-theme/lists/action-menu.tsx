import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import type { OpenMenu } from './row-menu.tsx';

interface ActionMenuProps extends OpenMenu {
  /** Leads to the page that readers see, if they see it. */
  page?: { to: string; text: string } | undefined;
  remove: { text: string; act: () => void };
}

/** The menu of a thing that readers see: to its page, and to delete it. */
const ActionMenu = ({ id, anchor, onClose, page, remove }: ActionMenuProps) => (
  // Rendered beside its button instead of at the end of the page, so that it stays within its landmark.
  <Menu id={id} open anchorEl={anchor} container={anchor.parentElement} onClose={onClose}>
    {page && (
      <MenuItem component={Link} to={page.to} reloadDocument>
        {page.text}
      </MenuItem>
    )}
    <MenuItem
      onClick={() => {
        onClose();
        remove.act();
      }}
      sx={{ color: 'error.main' }}
    >
      {remove.text}
    </MenuItem>
  </Menu>
);

export default ActionMenu;
