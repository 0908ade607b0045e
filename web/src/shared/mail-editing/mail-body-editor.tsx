import type { ComponentProps } from 'react';
import { mailTextSchema } from '#contracts/templates/mail-text.ts';
import RichEditor from '../text-editor/rich-editor.tsx';

type MailBodyEditorProps = Pick<ComponentProps<typeof RichEditor>, 'ref' | 'label' | 'text' | 'language' | 'onChange'>;

/** The editor of a text, for what a mail may hold. */
const MailBodyEditor = (props: MailBodyEditorProps) => (
  <RichEditor {...props} schema={mailTextSchema.shape.body as never} hasEmbeds={false} pictureUse="mail" />
);

export default MailBodyEditor;
