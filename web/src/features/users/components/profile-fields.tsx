import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/text/language.ts';
import { genders } from '#contracts/users/person.ts';
import type { RegisteredField } from '#web/shared/form/field-look.ts';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';

interface ProfileFieldsProps {
  field: (name: 'language' | 'phone' | 'location' | 'gender' | 'birthDate') => RegisteredField;
}

const languageOptions = languages.map((value) => ({ value, text: languageNames[value] }));

/** The fields that both forms of a user have beside the account itself; all but the language are optional. */
export const ProfileFields = ({ field }: ProfileFieldsProps) => {
  const { t } = useTranslation(['users', 'profile']);
  const genderOptions = [
    { value: '', text: t('genderNone') },
    ...genders.map((value) => ({ value, text: t(`profile:genders.${value}`) })),
  ];
  return (
    <>
      <SelectField label={t('field.language')} options={languageOptions} {...field('language')} />
      <TextField label={t('field.phone')} type="tel" dir="ltr" autoComplete="off" {...field('phone')} />
      <TextField label={t('field.location')} autoComplete="off" dir="auto" {...field('location')} />
      <SelectField label={t('field.gender')} options={genderOptions} {...field('gender')} />
      <TextField label={t('field.birthDate')} type="date" dir="auto" {...field('birthDate')} />
    </>
  );
};
