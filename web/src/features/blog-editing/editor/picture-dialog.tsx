import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '#web/shared/admin-theme/parts/form-dialog.tsx';
import { TextField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { PictureField } from '#web/shared/pictures/picture-field.tsx';

const schema = z.object({ alt: z.string().check(z.trim(), z.maxLength(300, 'tooLong:300')) });

/** One of the site's own pictures with the words that stand for it. */
export const PictureDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { t } = useTranslation('blog-editing');
  const [picture, setPicture] = useState<{ src: string; width: number; height: number }>();
  const { field, ...form } = useSendForm({
    schema,
    defaultValues: { alt: '' },
    send: async ({ alt }) => {
      if (!picture) throw new ApiError(t('pictureMissing'), { status: 0 });
      const { src, width, height } = picture;
      editor.chain().focus().insertContent({ type: 'image', attrs: { src, width, height, alt } }).run();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('tool.picture')}
      submitLabel={t('insert')}
      failureTitle={t('pictureMissing')}
      error={null}
      onClose={onClose}
      {...form}
    >
      <PictureField
        label={t('picture')}
        use="text"
        value={picture?.src ?? ''}
        onChange={(_, stored) => setPicture(stored)}
      />
      <TextField label={t('pictureAlt')} help={t('pictureAltHelp')} autoComplete="off" {...field('alt')} />
    </FormDialog>
  );
};
