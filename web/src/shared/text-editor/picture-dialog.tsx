import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ImageNode } from '#contracts/text/rich-text.ts';
import { FormDialog } from '../admin-theme/dialogs/form-dialog.tsx';
import { ApiError } from '../api/api-error.ts';
import { TextField } from '../form/text-field.tsx';
import { useSendForm } from '../form/use-send-form.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import type { PictureUse } from '../pictures/picture-sizes.ts';

const schema = z.object({ alt: z.string().check(z.trim(), z.maxLength(300, 'tooLong:300')) });

interface PictureDialogProps {
  editor: Editor;
  pictureUse: PictureUse;
  onClose: () => void;
}

/** One of the site's own pictures with its alternative text. */
export const PictureDialog = ({ editor, pictureUse, onClose }: PictureDialogProps) => {
  const { t } = useTranslation('text-editor');
  // A picture that is selected in the text is replaced in its place.
  const chosen = editor.isActive('image') ? (editor.getAttributes('image') as ImageNode['attrs']) : undefined;
  const [picture, setPicture] = useState<Omit<ImageNode['attrs'], 'alt'> | undefined>(chosen);
  const { field, ...form } = useSendForm({
    schema,
    defaultValues: { alt: chosen?.alt ?? '' },
    send: async ({ alt }) => {
      if (!picture) throw new ApiError(t('pictureMissing'), { status: 0 });
      const { src, width, height } = picture;
      editor.chain().focus().insertContent({ type: 'image', attrs: { src, width, height, alt } }).run();
      onClose();
    },
  });
  return (
    <FormDialog title={t('tool.picture')} submitLabel={t(chosen ? 'apply' : 'insert')} onClose={onClose} {...form}>
      <PictureField
        label={t('picture')}
        use={pictureUse}
        value={picture?.src ?? ''}
        onChange={(_, stored) => setPicture(stored)}
      />
      <TextField label={t('pictureAlt')} hint={t('pictureAltHelp')} dir="auto" autoComplete="off" {...field('alt')} />
    </FormDialog>
  );
};
