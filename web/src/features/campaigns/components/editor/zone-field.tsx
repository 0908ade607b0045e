import Box from '@mui/material/Box';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/text/language.ts';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { knownZones, offsetOf, zoneIn, zoneName } from '#web/shared/time/zones.ts';
import { placesOf } from '../../model/send-moment.ts';

interface ZoneFieldProps {
  zone: string;
  /** The moment whose distance from UTC is shown. */
  time: number;
  /** Undefined while what is typed names no zone. */
  onChange: (zone: string | undefined) => void;
}

/** A time zone, found by any part of its name; those of most readers come first. */
export const ZoneField = ({ zone, time, onChange }: ZoneFieldProps) => {
  const { t } = useTranslation('campaigns');
  const id = useId();
  const [text, setText] = useState(() => zoneName(zone));
  const [isTouched, setTouched] = useState(false);
  const zones = useMemo(() => knownZones(zone), [zone]);
  const options = useMemo(() => {
    const first = languages.map((language) => placesOf[language]);
    return [...new Set([...first, ...zones])].map((each) => ({ zone: each, offset: offsetOf(each, time) }));
  }, [zones, time]);
  const isUnknown = isTouched && zoneIn(text, zones) === undefined;
  const type = (typed: string) => {
    setText(typed);
    setTouched(false);
    onChange(zoneIn(typed, zones));
  };
  const leave = () => {
    setTouched(true);
    const found = zoneIn(text, zones);
    if (found) setText(zoneName(found));
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <label htmlFor={id}>{t('field.timeZone')}</label>
      <TextInput
        id={id}
        dir="ltr"
        list={`${id}zones`}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isUnknown ? true : undefined}
        aria-describedby={`${id}hint`}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <datalist id={`${id}zones`}>
        {options.map((option) => (
          <option key={option.zone} value={zoneName(option.zone)}>
            {option.offset}
          </option>
        ))}
      </datalist>
      <Box
        component="span"
        id={`${id}hint`}
        sx={{ fontSize: 13.5, color: isUnknown ? 'error.main' : 'text.secondary' }}
      >
        {isUnknown ? t('zoneUnknown') : t('zoneHint')}
      </Box>
    </Box>
  );
};
