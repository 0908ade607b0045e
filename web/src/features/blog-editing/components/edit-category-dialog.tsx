import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { updateCategory } from '#contracts/blog-categories.ts';
import type { Input } from '#contracts/endpoint.ts';
import { FormDialog } from '#web/shared/admin-theme/parts/form-dialog.tsx';
import { FieldGrid, TextField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useCategoryWrites } from '../api/use-category-writes.ts';
import { editedCategorySchema, filledNames } from '../model/category-form.ts';
import type { CategoryDialogEnds, EditedCategory } from './category-dialog-props.ts';
import { NameFields } from './name-fields.tsx';

export const EditCategoryDialog = ({
  category,
  onDone,
  onClose,
}: CategoryDialogEnds & { category: EditedCategory }) => {
  const { t } = useTranslation('blog-editing');
  const { update } = useCategoryWrites();
  const { slug, version, names } = category;
  const save = useMutation({ mutationFn: (body: Input<typeof updateCategory, 'body'>) => update(slug, body) });
  const { field, ...form } = useSendForm({
    schema: editedCategorySchema,
    defaultValues: { en: '', ru: '', fr: '', es: '', ...names, order: String(category.order) },
    send: async (values) => {
      await save.mutateAsync({ version, order: values.order, names: filledNames(values) });
      onDone(t('categorySaved', { name: isolate(values.he) }));
    },
  });
  return (
    <FormDialog
      title={t('editCategory', { name: isolate(names.he) })}
      submitLabel={t('save')}
      failureTitle={t('categoryFailed')}
      error={save.error}
      onClose={onClose}
      {...form}
    >
      <FieldGrid>
        <NameFields field={field} />
        <TextField label={t('order')} help={t('orderHelp')} type="number" dir="ltr" {...field('order')} />
      </FieldGrid>
    </FormDialog>
  );
};
