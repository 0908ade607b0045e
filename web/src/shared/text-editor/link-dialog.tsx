import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isSafeLink } from '#contracts/text/rich-text.ts';
import { FormDialog } from '../admin-theme/dialogs/form-dialog.tsx';
import { ApiError } from '../api/api-error.ts';
import { linkAddress } from '../form/link-address.ts';
import { TextField } from '../form/text-field.tsx';
import { useSendForm } from '../form/use-send-form.ts';

const schema = z.object({ href: z.string().check(z.trim()) });

/** The link of the selected words; an empty address removes it. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { t } = useTranslation('text-editor');
  const current = editor.getAttributes('link').href;
  const { field, ...form } = useSendForm({
    schema,
    defaultValues: { href: typeof current === 'string' ? current : '' },
    send: async ({ href }) => {
      const address = linkAddress(href);
      if (address && !isSafeLink(address)) {
        throw new ApiError(t('linkInvalid'), { status: 0, fields: { href: t('linkInvalid') } });
      }
      const chain = editor.chain().focus().extendMarkRange('link');
      if (!address) chain.unsetLink().run();
      else if (editor.state.selection.empty && !current) {
        chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
      } else chain.setLink({ href: address }).run();
      onClose();
    },
  });
  return (
    <FormDialog title={t('tool.link')} submitLabel={t('apply')} onClose={onClose} {...form}>
      <TextField label={t('linkAddress')} hint={t('linkHelp')} dir="ltr" autoComplete="off" {...field('href')} />
    </FormDialog>
  );
};
