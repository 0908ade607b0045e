import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { parseEmbed } from '#contracts/text/embeds.ts';
import { FormDialog } from '../admin-theme/dialogs/form-dialog.tsx';
import { ApiError } from '../api/api-error.ts';
import { TextField } from '../form/text-field.tsx';
import { useSendForm } from '../form/use-send-form.ts';

const schema = z.object({ address: z.string().check(z.minLength(1, 'required')) });

/** A video or a post of one of the four sites, by its address. */
export const EmbedDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { t } = useTranslation('text-editor');
  const { field, ...form } = useSendForm({
    schema,
    defaultValues: { address: '' },
    send: async ({ address }) => {
      const attrs = parseEmbed(address);
      if (!attrs) throw new ApiError(t('embedUnknown'), { status: 0, fields: { address: t('embedUnknown') } });
      editor.chain().focus().insertContent({ type: 'embed', attrs }).run();
      onClose();
    },
  });
  return (
    <FormDialog title={t('tool.embed')} submitLabel={t('insert')} onClose={onClose} {...form}>
      <TextField label={t('embedAddress')} hint={t('embedHelp')} dir="ltr" autoComplete="off" {...field('address')} />
    </FormDialog>
  );
};
