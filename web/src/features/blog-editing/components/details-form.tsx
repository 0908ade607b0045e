import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog-editing.ts';
import { resolve } from '#contracts/language.ts';
import { useAnnounce } from '#web/shared/admin-theme/parts/announcer.tsx';
import { FailureNotice } from '#web/shared/admin-theme/parts/failure-notice.tsx';
import { SelectField, TextField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { PictureField } from '#web/shared/pictures/picture-field.tsx';
import { categoriesQuery } from '../api/post-queries.ts';
import { usePostWrites } from '../api/use-post-writes.ts';
import { detailsFormSchema, detailsOf, editableDetails } from '../model/details.ts';

/** What all languages of a post share. It is saved on purpose, because it changes all of them. */
const DetailsForm = ({ post }: { post: PostOverview }) => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const language = useLanguage();
  const { updateDetails } = usePostWrites();
  const categories = useQuery(categoriesQuery(t('categoriesFailed')));
  const [cover, setCover] = useState(post.details.cover);
  const save = useMutation({ mutationFn: updateDetails.bind(undefined, post) });
  const { field, onSubmit, problem, isBusy } = useSendForm({
    schema: detailsFormSchema,
    defaultValues: editableDetails(post.details),
    send: async (values) => {
      await save.mutateAsync(detailsOf(values, cover));
      announce(t('detailsSaved'));
    },
  });
  const options = (categories.data?.items ?? []).map(({ slug, names }) => ({
    value: slug,
    text: resolve(names, language).value,
  }));
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 1.5 }}>
      <PictureField
        label={t('cover')}
        value={cover?.src ?? ''}
        onChange={(src, picture) => setCover(picture && { src, width: picture.width, height: picture.height })}
      />
      <SelectField
        // The choice can be made when the choices are there.
        key={options.length}
        label={t('category')}
        options={[{ value: '', text: t('noCategory') }, ...options]}
        {...field('category')}
      />
      <TextField label={t('tags')} help={t('tagsHelp')} autoComplete="off" {...field('tags')} />
      <TextField label={t('author')} required autoComplete="off" {...field('author')} />
      {save.error ? (
        <FailureNotice title={t('detailsFailed')} error={save.error} />
      ) : (
        <p role="alert">{problem?.message}</p>
      )}
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ justifySelf: 'start' }}>
        {t('saveDetails')}
      </Button>
    </Box>
  );
};

export default DetailsForm;
