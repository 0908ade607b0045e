import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { knownZones, zoneText } from '#web/shared/time/zones.ts';

interface TimeZoneFieldProps {
  /** The zone as it is kept; this browser may not list it. */
  present: string;
  /** Ties it to its form. */
  field: { name: string; error: string | undefined };
}

export const TimeZoneField = ({ present, field }: TimeZoneFieldProps) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <SelectField
      label={t('timeZone')}
      hint={t('timeZoneHint')}
      options={[
        { value: '', text: t('timeZoneNone') },
        ...knownZones(...(present === '' ? [] : [present])).map((zone) => ({
          value: zone,
          text: zoneText(zone, language),
        })),
      ]}
      {...field}
    />
  );
};
