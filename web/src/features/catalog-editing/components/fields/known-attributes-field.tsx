import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AttributeName, attributeNames, confidences, optionsOf } from '#contracts/catalog/known-models.ts';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { SelectAt } from '#web/shared/admin-theme/record-fields/select-at.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { FieldGroup } from '#web/shared/editing/field-group.tsx';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import type { FactValues } from '../../model/known-model-values.ts';

/** How sure a fact is, and who says so; nothing is asked of what is not known. */
const FactSources = ({ path }: { path: string }) => {
  const { t } = useTranslation('catalog-editing');
  const { values, confidence }: FactValues = useWatch({ name: path });
  if (values.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 0.75 }}>
      <SelectAt
        path={`${path}.confidence`}
        label={t('fact.confidence')}
        options={confidences.map((value) => ({ value, text: t(`confidence.${value}`) }))}
      />
      <TextAt
        path={`${path}.sources`}
        label={t('fact.sources')}
        hint={t('factSourcesHelp')}
        required={confidence === 'sourced'}
        isLong
        isCode
      />
    </Box>
  );
};

const KnownAttribute = ({ name }: { name: AttributeName }) => {
  const { register } = useFormContext();
  const { nameOf, wordOf } = useModelWords();
  const path = `attributes.${name}`;
  return (
    <FieldGroup label={nameOf(name)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.25 }}>
        {optionsOf(name).map((option) => (
          <CheckBox key={option} {...register(`${path}.values`)} value={String(option)}>
            {wordOf(name, option)}
          </CheckBox>
        ))}
      </Box>
      <FactSources path={path} />
    </FieldGroup>
  );
};

/** The attributes that the finder compares, a group for each; one without a value is not known. */
export const KnownAttributesField = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
      gap: '20px 24px',
      alignItems: 'start',
    }}
  >
    {attributeNames.map((name) => (
      <KnownAttribute key={name} name={name} />
    ))}
  </Box>
);
