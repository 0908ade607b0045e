import type { User } from '#contracts/users.ts';

export interface DialogEnds {
  /** With what was done, as a short sentence. */
  onDone: (text: string) => void;
  onClose: () => void;
}

export interface OneUserDialogProps extends DialogEnds {
  user: User;
}
