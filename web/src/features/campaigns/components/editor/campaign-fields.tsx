import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { consentCategories, mailCategories } from '#contracts/templates/mail-category.ts';
import { languages } from '#contracts/text/language.ts';
import { groups } from '#contracts/users/groups.ts';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { FieldGroup } from '#web/shared/editing/field-group.tsx';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useFieldError } from '#web/shared/form/use-form-field.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import type { CampaignValues } from '../../model/campaign-values.ts';
import { ChosenPeople } from './chosen-people.tsx';

interface ChoicesProps {
  name: 'groups' | 'languages';
  label: string;
  help: string;
  options: readonly { value: string; text: string; lang?: string }[];
}

/** Some of a list, in the order of the list. */
const Choices = ({ name, label, help, options }: ChoicesProps) => {
  const { control } = useFormContext<CampaignValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => {
        const chosen: readonly string[] = field.value;
        const choose = (value: string, isChosen: boolean) =>
          field.onChange(
            options.map((option) => option.value).filter((each) => (each === value ? isChosen : chosen.includes(each))),
          );
        return (
          <Box data-field={name}>
            <FieldGroup label={label} help={help}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1.25, columnGap: 1 }}>
                {options.map(({ value, text, lang }) => (
                  <CheckBox
                    key={value}
                    checked={chosen.includes(value)}
                    onBlur={field.onBlur}
                    onChange={({ target }) => choose(value, target.checked)}
                  >
                    <span lang={lang}>{text}</span>
                  </CheckBox>
                ))}
              </Box>
            </FieldGroup>
          </Box>
        );
      }}
    />
  );
};

/** Its name and kind, and its audience. */
export const CampaignFields = () => {
  const { t } = useTranslation('campaigns');
  const form = useFormContext<CampaignValues>();
  const errorOf = useFieldError(form);
  const [category, people, chosen] = useWatch({ control: form.control, name: ['category', 'people', 'languages'] });
  const field = (name: 'name' | 'category' | 'fallback') => ({ ...form.register(name), error: errorOf(name) });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        label={t('field.name')}
        hint={t('nameHint')}
        required
        autoComplete="off"
        dir="auto"
        {...field('name')}
      />
      <SelectField
        label={t('field.category')}
        hint={t(consentCategories.includes(category) ? 'categoryConsent' : 'categoryAll')}
        options={mailCategories.map((value) => ({ value, text: t(`category.${value}`) }))}
        {...field('category')}
      />
      {people.length > 0 ? (
        <ChosenPeople count={people.length} />
      ) : (
        <Choices
          name="groups"
          label={t('field.groups')}
          help={t('groupsHint')}
          options={groups.map((value) => ({ value, text: t(`group.${value}`) }))}
        />
      )}
      <Choices
        name="languages"
        label={t('field.languages')}
        help={t('languagesHint')}
        options={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
      />
      {chosen.length > 0 && chosen.length < languages.length && (
        <SelectField
          label={t('field.fallback')}
          options={[
            { value: '', text: t('noFallback') },
            ...chosen.map((value) => ({ value, text: languageNames[value], lang: value })),
          ]}
          {...field('fallback')}
        />
      )}
    </Box>
  );
};
