import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Announcement } from './announcement.ts';

const shownMs = 6_000;

/** A line at the edge of the window that disappears by itself, but not while the pointer or the focus is on it. */
const Toast = ({ text, link }: Announcement) => {
  const [isShown, setShown] = useState(true);
  return (
    <Snackbar
      open={isShown}
      message={text}
      action={
        link && (
          // A page of the site, outside the administrator area.
          <Link to={link.to} reloadDocument>
            {link.text}
          </Link>
        )
      }
      // Not over the selection bar, which is at the bottom.
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={shownMs}
      onClose={(_, reason) => reason !== 'clickaway' && setShown(false)}
      // The region around it is the one that is read out.
      slotProps={{ content: { role: 'presentation' } }}
    />
  );
};

export default Toast;
