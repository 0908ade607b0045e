import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { FieldGrid } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useCategoryWrites } from '../../api/use-category-writes.ts';
import { editedCategorySchema, filledNames } from '../../model/category-form.ts';
import type { EditedCategory } from './category-dialog-props.ts';
import { NameFields } from './name-fields.tsx';

export const EditCategoryDialog = ({ category, onDone, onClose }: DialogEnds & { category: EditedCategory }) => {
  const { t } = useTranslation('blog-editing');
  const { update } = useCategoryWrites();
  const { slug, version, names } = category;
  const { field, ...form } = useSendForm({
    schema: editedCategorySchema,
    defaultValues: { en: '', ru: '', fr: '', es: '', ...names, order: String(category.order) },
    send: async (values) => {
      await update(slug, { version, order: values.order, names: filledNames(values) });
      onDone(t('categorySaved', { name: isolate(values.he) }));
    },
  });
  return (
    <FormDialog
      title={t('editCategory', { name: isolate(names.he) })}
      submitLabel={t('save')}
      failureTitle={t('categoryFailed')}
      onClose={onClose}
      {...form}
    >
      <FieldGrid>
        <NameFields field={field} />
        <TextField label={t('order')} hint={t('orderHelp')} type="number" dir="ltr" {...field('order')} />
      </FieldGrid>
    </FormDialog>
  );
};
