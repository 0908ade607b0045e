import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostDetails } from '#contracts/blog-drafts.ts';
import { resolve } from '#contracts/language.ts';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/parts/failure-notice.tsx';
import { SelectField, TextField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { validationText } from '#web/shared/form/validation-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { PictureField } from '#web/shared/pictures/picture-field.tsx';
import { categoriesQuery } from '../api/post-queries.ts';
import { detailsFormSchema, detailsOf, editableDetails } from '../model/details.ts';

interface DetailsFormProps {
  /** To begin with; others need another form (`key`). */
  details: PostDetails;
  error: Error | null;
  isPending: boolean;
  /** Something is entered or chosen. */
  onTouch: () => void;
  onSave: (details: PostDetails) => void;
}

/**
 * What all languages of a post share. It is saved on purpose, because it changes all of them. Read by the browser's own
 * means: the form library would be a twentieth of what the editor's screen fetches at first.
 */
export const DetailsForm = ({ details, error, isPending, onTouch, onSave }: DetailsFormProps) => {
  const { t } = useTranslation(['blog-editing', 'form']);
  const { t: rule } = useTranslation('validation');
  const language = useLanguage();
  const categories = useQuery(categoriesQuery(t('categoriesFailed')));
  const [cover, setCover] = useState(details.cover);
  const [problem, setProblem] = useState<string>();
  const { category, tags, author } = editableDetails(details);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = detailsFormSchema.safeParse(Object.fromEntries(new FormData(form)));
    setProblem(read.error?.issues[0]?.message);
    if (read.success) onSave(detailsOf(read.data, cover));
    // The others take any text.
    else form.querySelector<HTMLInputElement>('[name="author"]')?.focus();
  };
  const options = (categories.data?.items ?? []).map(({ slug, names }) => ({
    value: slug,
    text: resolve(names, language).value,
  }));
  return (
    <Box component="form" noValidate onSubmit={submit} onChange={onTouch} sx={{ display: 'grid', gap: 1.5 }}>
      <PictureField
        label={t('cover')}
        use="cover"
        value={cover?.src ?? ''}
        onChange={(_, picture) => {
          setCover(picture);
          onTouch();
        }}
      />
      <SelectField
        // The choice can be made when the choices are there.
        key={options.length}
        label={t('category')}
        options={[{ value: '', text: t('noCategory') }, ...options]}
        name="category"
        defaultValue={category}
        error={undefined}
      />
      <TextField
        label={t('tags')}
        help={t('tagsHelp')}
        autoComplete="off"
        name="tags"
        defaultValue={tags}
        error={undefined}
      />
      <TextField
        label={t('author')}
        required
        autoComplete="off"
        name="author"
        defaultValue={author}
        error={problem && validationText(rule, problem)}
      />
      {error ? (
        <FailureNotice title={t('detailsFailed')} error={error} />
      ) : (
        <p role="alert">{problem && t('form:formInvalid', { count: 1 })}</p>
      )}
      <Button type="submit" variant="outlined" loading={isPending} sx={{ justifySelf: 'start' }}>
        {t('saveDetails')}
      </Button>
    </Box>
  );
};
