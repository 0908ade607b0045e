import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ImageNode } from '#contracts/text/rich-text.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { PictureField } from '#web/shared/pictures/picture-field.tsx';

const schema = z.object({ alt: z.string().check(z.trim(), z.maxLength(300, 'tooLong:300')) });

/** One of the site's own pictures with its alternative text. */
export const PictureDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { t } = useTranslation('blog-editing');
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
        use="text"
        value={picture?.src ?? ''}
        onChange={(_, stored) => setPicture(stored)}
      />
      <TextField label={t('pictureAlt')} hint={t('pictureAltHelp')} dir="auto" autoComplete="off" {...field('alt')} />
    </FormDialog>
  );
};
