import { useTranslation } from 'react-i18next';
import { createPost } from '#contracts/blog/editing.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import type { BegunPost } from '#web/shared/admin-paths.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { usePostWrites } from '../../api/use-post-writes.ts';
import { slugOf } from '../../model/slug.ts';

interface NewPostDialogProps {
  /** The beginning of the form. */
  begun: BegunPost['newPost'] | undefined;
  onCreated: (postId: string, language: Language) => void;
  onClose: () => void;
}

/** A title, and the language in which the post is written first. */
const NewPostDialog = ({ begun, onCreated, onClose }: NewPostDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const language = useLanguage();
  const { create } = usePostWrites();
  const { field, ...form } = useSendForm({
    schema: createPost.body,
    defaultValues: begun ?? { language, title: '' },
    send: async (post) => {
      const { id } = await create({ ...post, slug: slugOf(post.title) });
      onCreated(id, post.language);
    },
  });
  return (
    <FormDialog
      title={t('newPost')}
      submitLabel={t('begin')}
      failureTitle={t('createFailed')}
      onClose={onClose}
      {...form}
    >
      <TextField label={t('field.title')} required autoComplete="off" dir="auto" {...field('title')} />
      <SelectField
        label={t('sourceLanguage')}
        options={languages.map((value) => ({ value, text: languageNames[value] }))}
        {...field('language')}
      />
    </FormDialog>
  );
};

export default NewPostDialog;
