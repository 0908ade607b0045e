import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { FieldGrid } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useCategoryWrites } from '../../api/use-category-writes.ts';
import { filledNames, newCategorySchema } from '../../model/category-form.ts';
import { slugOf } from '../../model/slug.ts';
import { NameFields } from './name-fields.tsx';

export const NewCategoryDialog = ({ onDone, onClose }: DialogEnds) => {
  const { t } = useTranslation('blog-editing');
  const { create } = useCategoryWrites();
  const { field, form, ...rest } = useSendForm({
    schema: newCategorySchema,
    defaultValues: { slug: '', he: '', en: '', ru: '', fr: '', es: '' },
    send: async (values) => {
      await create({ slug: values.slug, names: filledNames(values) });
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
      onClose={onClose}
      {...rest}
      onSubmit={(event) => {
        propose();
        void rest.onSubmit(event);
      }}
    >
      <FieldGrid>
        <NameFields field={field} />
        <TextField label={t('field.slug')} hint={t('categorySlugHelp')} autoComplete="off" dir="auto" {...slug} />
      </FieldGrid>
    </FormDialog>
  );
};
