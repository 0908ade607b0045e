import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/shared/admin-theme/parts/form-dialog.tsx';
import { FieldGrid, TextField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useCategoryWrites } from '../api/use-category-writes.ts';
import { filledNames, newCategorySchema } from '../model/category-form.ts';
import { slugOf } from '../model/slug.ts';
import type { CategoryDialogEnds } from './category-dialog-props.ts';
import { NameFields } from './name-fields.tsx';

export const NewCategoryDialog = ({ onDone, onClose }: CategoryDialogEnds) => {
  const { t } = useTranslation('blog-editing');
  const create = useMutation({ mutationFn: useCategoryWrites().create });
  const { field, form, ...rest } = useSendForm({
    schema: newCategorySchema,
    defaultValues: { slug: '', he: '', en: '', ru: '', fr: '', es: '' },
    send: async (values) => {
      await create.mutateAsync({ slug: values.slug, names: filledNames(values) });
      onDone(t('categorySaved', { name: isolate(values.he) }));
    },
  });
  const slug = field('slug');
  /** The English name makes the shortest address; if the field is left empty, one of the names is used. */
  const propose = () => {
    const { slug: typed, en, he } = form.getValues();
    form.setValue('slug', slugOf(typed || en || he));
  };
  return (
    <FormDialog
      title={t('newCategory')}
      submitLabel={t('save')}
      failureTitle={t('categoryFailed')}
      error={create.error}
      onClose={onClose}
      {...rest}
      onSubmit={(event) => {
        propose();
        void rest.onSubmit(event);
      }}
    >
      <FieldGrid>
        <NameFields field={field} />
        <TextField label={t('field.slug')} help={t('categorySlugHelp')} autoComplete="off" {...slug} />
      </FieldGrid>
    </FormDialog>
  );
};
