import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postDetailsSchema } from '#contracts/blog/drafts.ts';
import { resolve } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { validationText } from '#web/shared/form/validation-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { PictureField } from '#web/shared/pictures/picture-field.tsx';
import { categoriesQuery } from '../../api/post-queries.ts';
import type { TypedDetails } from '../../model/details.ts';
import { LineField } from '../parts/line-field.tsx';

interface DetailsFormProps {
  details: TypedDetails;
  /** The details differ from the server's. */
  isUnsaved: boolean;
  error: Error | null;
  isPending: boolean;
  onChange: (changes: Partial<TypedDetails>) => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** The contract's limit: twelve tags of forty letters, with a comma and a space between them. */
const limits = { tags: 12 * 40 + 11 * 2, author: 80 };

/**
 * The details that all languages of a post share. They are saved by a button, because the change concerns all of them.
 * The form library is not used: it would be a twentieth of what the editor's screen loads at first.
 */
export const DetailsForm = (props: DetailsFormProps) => {
  const { details, isUnsaved, error, isPending, onChange, onDiscard, onSave } = props;
  const { t } = useTranslation(['blog-editing', 'validation']);
  const { t: rule } = useTranslation('validation');
  const language = useLanguage();
  const { data: categories } = useQuery(categoriesQuery);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = postDetailsSchema.shape.author.safeParse(details.author).error?.issues[0]?.message;
    setProblem(found);
    // The others take any text.
    if (found) event.currentTarget.querySelector<HTMLInputElement>('[name="author"]')?.focus();
    else onSave();
  };
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button disappears with the changes that it discards.
    currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
    setProblem(undefined);
    onDiscard();
  };
  const options = new Map(categories?.items.map(({ slug, names }) => [slug, resolve(names, language).value]));
  // Before the categories have loaded, or after this one was deleted.
  const { category = '' } = details;
  if (category && !options.has(category)) options.set(category, category);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <PictureField
        label={t('cover')}
        use="cover"
        value={details.cover?.src ?? ''}
        onChange={(_, cover) => onChange({ cover })}
      />
      <Box component="label" sx={{ display: 'grid', gap: 0.5 }}>
        {t('category')}
        <Select value={category} onChange={({ target }) => onChange({ category: target.value || undefined })}>
          <option value="">{t('noCategory')}</option>
          {[...options].map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Box>
      <LineField
        label={t('tags')}
        hint={t('tagsHelp')}
        dir="auto"
        limit={limits.tags}
        value={details.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <LineField
        label={t('author')}
        required
        name="author"
        dir="auto"
        limit={limits.author}
        value={details.author}
        onChange={(author) => onChange({ author })}
        error={problem && validationText(rule, problem)}
      />
      {error ? (
        <FailureNotice title={t('detailsFailed')} error={error} />
      ) : (
        <p role="alert">{problem && t('validation:formInvalid', { count: 1 })}</p>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={isPending}>
          {t('saveDetails')}
        </Button>
        <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
          {isUnsaved && t('unsavedDetails')}
        </Box>
        {isUnsaved && (
          <Button disabled={isPending} onClick={discard}>
            {t('discardDetails')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
