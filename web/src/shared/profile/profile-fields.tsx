import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/text/language.ts';
import { genders } from '#contracts/users/person.ts';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { languageNames } from '../i18n/language-names.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ageNote } from './age-note.ts';

type ProfileFieldName = 'gender' | 'birthDate' | 'phone' | 'location' | 'language' | 'newsletter';

interface ProfileFieldsProps {
  /** Ties a field to its form. */
  field: (name: ProfileFieldName) => { name: string; error: string | undefined };
  birthDate: string;
  /** Further fields, below the language. */
  children?: ReactNode;
}

/** The fields that people may fill in about themselves, at the sign-up and later in the account. */
export const ProfileFields = ({ field, birthDate, children }: ProfileFieldsProps) => {
  const { t } = useTranslation('profile');
  const pageLanguage = useLanguage();
  // The page is stored, so the day on which it was made is not today.
  const today = useHydrated() ? new Date().toISOString().slice(0, 10) : undefined;
  const note = today && ageNote(birthDate, today);
  return (
    <>
      <div className="form-pair">
        <SelectField
          label={t('gender')}
          options={[
            { value: '', text: t('genderNone') },
            ...genders.map((value) => ({ value, text: t(`genders.${value}`) })),
          ]}
          {...field('gender')}
        />
        <TextField label={t('birthDate')} type="date" min="1900-01-01" max={today} {...field('birthDate')} />
      </div>
      <p className="form-note" role="status">
        {note && t(`ageNotes.${note}`)}
      </p>
      <div className="form-pair">
        <TextField label={t('phone')} type="tel" dir="ltr" autoComplete="tel" {...field('phone')} />
        <TextField label={t('location')} autoComplete="address-level2" {...field('location')} />
      </div>
      <SelectField
        label={t('language')}
        hint={t('languageHint')}
        defaultValue={pageLanguage}
        options={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
        {...field('language')}
      />
      {children}
      <CheckboxField label={t('newsletter')} hint={t('newsletterHint')} {...field('newsletter')} />
    </>
  );
};
