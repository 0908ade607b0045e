import type { Editor } from '@tiptap/core';
import type { PictureUse } from '../pictures/picture-sizes.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { Insertion } from './toolbar.tsx';

const dialogs = { link: LinkDialog, picture: PictureDialog, embed: EmbedDialog };

interface InsertDialogProps {
  kind: Insertion;
  editor: Editor;
  /** The text that a picture is inserted into. */
  pictureUse: PictureUse;
  onClose: () => void;
}

/** The dialog for what is to be inserted; all dialogs are loaded when the first one is needed. */
const InsertDialog = ({ kind, ...props }: InsertDialogProps) => {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
};

export default InsertDialog;
