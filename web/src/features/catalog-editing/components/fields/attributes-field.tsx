import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { SelectAt } from '#web/shared/admin-theme/record-fields/select-at.tsx';
import { FieldGroup } from '#web/shared/editing/field-group.tsx';
import {
  type AttributeValues,
  type MultipleAttribute,
  multipleAttributes,
  multipleNames,
  type SingleAttribute,
  singleAttributes,
  singleNames,
} from '../../model/attribute-values.ts';

/** Says of a known attribute that no source confirms it: readers then see it worded softly. */
const UnconfirmedBox = ({ name }: { name: SingleAttribute | MultipleAttribute }) => {
  const { t } = useTranslation(['catalog-editing', 'catalog']);
  const { register } = useFormContext();
  const { [name]: value }: AttributeValues = useWatch({ name: 'attributes' });
  if (value.length === 0) return null;
  return (
    <Box sx={{ ml: -1.25 }}>
      <CheckBox
        {...register('attributes.unconfirmed')}
        value={name}
        aria-label={t('unconfirmedOf', { attribute: t(`catalog:attribute.${name}`) })}
      >
        {t('unconfirmed')}
      </CheckBox>
    </Box>
  );
};

const MultipleChoice = ({ name }: { name: MultipleAttribute }) => {
  const { t } = useTranslation(['catalog-editing', 'catalog']);
  const { register } = useFormContext();
  return (
    <FieldGroup label={t(`catalog:attribute.${name}`)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.25 }}>
        {multipleAttributes[name].map((option) => (
          <CheckBox key={option} {...register(`attributes.${name}`)} value={option}>
            {t(`catalog:value.${name}.${option}` as 'catalog:value.toeShapes.greek')}
          </CheckBox>
        ))}
      </Box>
      <UnconfirmedBox name={name} />
    </FieldGroup>
  );
};

/**
 * The attributes that the drawing shows and that dancers compare, in plain words; one that no source states stays "not
 * known".
 */
export const AttributesField = () => {
  const { t } = useTranslation(['catalog-editing', 'catalog']);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
          gap: '16px 24px',
          alignItems: 'start',
        }}
      >
        {singleNames.map((name) => (
          <div key={name}>
            <SelectAt
              path={`attributes.${name}`}
              label={t(`catalog:attribute.${name}`)}
              options={[
                { value: '', text: t('catalog:notKnown') },
                ...singleAttributes[name].map((option) => ({
                  value: option,
                  text: t(`catalog:value.${name}.${option}` as 'catalog:value.throat.U'),
                })),
              ]}
            />
            <UnconfirmedBox name={name} />
          </div>
        ))}
      </Box>
      {multipleNames.map((name) => (
        <MultipleChoice key={name} name={name} />
      ))}
    </Box>
  );
};
