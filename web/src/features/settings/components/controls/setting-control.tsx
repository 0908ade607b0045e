import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Setting } from '#contracts/settings/setting.ts';
import { Select, TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { TextArea } from '#web/shared/admin-theme/fields/admin-look.tsx';
import type { useFormField } from '#web/shared/form/use-form-field.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { knownZones, offsetOf, zoneText } from '#web/shared/time/zones.ts';
import { Switch } from './switch.tsx';

export interface SettingControlProps {
  control: Setting['control'];
  /** The attributes that tie it to the form, its label, its hint and its error. */
  field: Omit<ReturnType<typeof useFormField>, 'error'> & {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string;
  };
  /** The name of a choice. */
  optionOf: (option: string) => string;
  /** The value that holds while the field is empty. */
  placeholder: string | undefined;
  /** The value that the form began with. */
  present: unknown;
}

/** Zones with what their clocks are ahead of UTC now. */
const ZoneOptions = ({ present }: { present: unknown }) => {
  const language = useLanguage();
  const options = useMemo(() => {
    const now = Date.now();
    const zones = knownZones(...(typeof present === 'string' ? [present] : []));
    return zones.map((zone) => ({ zone, text: `${zoneText(zone, language)} (${offsetOf(zone, now)})` }));
  }, [present, language]);
  return options.map(({ zone, text }) => (
    <option key={zone} value={zone}>
      {text}
    </option>
  ));
};

/** The control of one setting, as it is declared. Texts by language have a block of their own. */
export const SettingControl = ({ control, field, optionOf, placeholder, present }: SettingControlProps) => {
  const { t } = useTranslation('settings');
  switch (control.kind) {
    case 'toggle':
      return <Switch {...field} type="checkbox" role="switch" />;
    case 'number':
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <TextInput {...field} inputMode="numeric" dir="ltr" autoComplete="off" sx={{ maxWidth: 96 }} />
          <span id={`${field.id}-unit`}>{t(`unit.${control.unit}`)}</span>
        </Box>
      );
    case 'choice':
      return (
        <Select {...field}>
          {control.options.map((option) => (
            <option key={option} value={option}>
              {optionOf(option)}
            </option>
          ))}
        </Select>
      );
    case 'timeZone':
      return (
        <Select
          {...field}
          dir="ltr"
          sx={{ '[dir="rtl"] &': { backgroundPosition: 'calc(100% - 17px) 52%, calc(100% - 12px) 52%' } }}
        >
          <ZoneOptions present={present} />
        </Select>
      );
    case 'line':
      return (
        <TextInput
          {...field}
          dir={control.isCode ? 'ltr' : 'auto'}
          spellCheck={!control.isCode}
          autoCapitalize={control.isCode ? 'none' : undefined}
          autoComplete="off"
          placeholder={placeholder}
        />
      );
    case 'lines':
      return (
        <TextArea
          {...field}
          dir={control.isCode ? 'ltr' : 'auto'}
          spellCheck={!control.isCode}
          autoCapitalize={control.isCode ? 'none' : undefined}
          rows={3}
        />
      );
    default:
      return null;
  }
};
