import { type ReactNode, Suspense, useId, useState } from 'react';
import { IconButton } from '../core/button.tsx';
import { MoreIcon } from '../core/icons.tsx';

/** The state of an open menu. */
export interface OpenMenu {
  id: string;
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
}

interface RowMenuProps {
  label: string;
  /** Drawn, and its code fetched, when it is opened. */
  menu: (open: OpenMenu) => ReactNode;
}

/** The acts on one row of a list, beside its name, which leads to it. */
export const RowMenu = ({ label, menu }: RowMenuProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <span>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && <Suspense>{menu({ id, anchor, onClose: () => setAnchor(undefined) })}</Suspense>}
    </span>
  );
};
