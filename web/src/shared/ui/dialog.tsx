import { type ReactNode, useEffect, useId, useRef } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from './dialog.css?inline';

adoptStyles(styles);

interface DialogProps {
  title: string;
  /** `alertdialog` interrupts: it asks something that cannot wait. */
  role?: 'dialog' | 'alertdialog';
  /** Escape was pressed. */
  onCancel: () => void;
  children: ReactNode;
}

/** A modal window, open as long as it is rendered. The rest of the page is out of reach meanwhile; then the focus returns. */
export const Dialog = ({ title, role, onCancel, children }: DialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-content`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-content`}>{children}</div>
    </dialog>
  );
};
