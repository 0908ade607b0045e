import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/shared/form/select-field.tsx';

interface TimeZoneFieldProps {
  /** The zone as it is kept; this browser may not list it. */
  present: string;
  /** Ties it to its form. */
  field: { name: string; error: string | undefined };
}

export const TimeZoneField = ({ present, field }: TimeZoneFieldProps) => {
  const { t } = useTranslation('account');
  const known = Intl.supportedValuesOf('timeZone');
  const zones = present === '' || known.includes(present) ? known : [present, ...known];
  return (
    <SelectField
      label={t('timeZone')}
      hint={t('timeZoneHint')}
      options={[
        { value: '', text: t('timeZoneNone') },
        ...zones.map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') })),
      ]}
      {...field}
    />
  );
};
