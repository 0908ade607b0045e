import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SectionName } from '#contracts/settings/sections.ts';
import type { Setting } from '#contracts/settings/setting.ts';
import { defaultLanguage, type Language } from '#contracts/text/language.ts';
import { useFormField } from '#web/shared/form/use-form-field.ts';
import { isByLanguage } from '../../model/by-language.ts';
import { formValueOf } from '../../model/section-form.ts';
import { FieldError } from '../controls/field-error.tsx';
import { LanguageFields } from '../controls/language-fields.tsx';
import { SettingControl } from '../controls/setting-control.tsx';
import { useSettingWords } from '../use-setting-words.ts';
import { DefaultLine } from './default-line.tsx';
import { RowFrame } from './row-frame.tsx';
import { placeholderOf, SettingNote, type StandIns } from './setting-note.tsx';

interface SettingRowProps {
  section: SectionName;
  name: string;
  setting: Setting;
  /** A search has led here. */
  isMarked: boolean;
  standIns: StandIns;
}

/** One setting, drawn from its declaration: what it is, its control, its default. */
export const SettingRow = ({ section, name, setting, isMarked, standIns }: SettingRowProps) => {
  const { t } = useTranslation('settings');
  const words = useSettingWords(section);
  const { setValue, formState } = useFormContext();
  const id = useId();
  const { error, ...field } = useFormField(name);
  const value: unknown = useWatch({ name });
  const { control, initial } = setting;
  const isInAll = isByLanguage(control);
  const initialForm = formValueOf(setting, initial);
  const isEmpty = initial === '' || isInAll;
  const isChanged = JSON.stringify(value) !== JSON.stringify(initialForm);
  const describedBy = [`${id}-hint`, ...(control.kind === 'number' ? [`${id}-unit`] : []), `${id}-default`];
  return (
    <RowFrame
      field={name}
      labelFor={isInAll ? undefined : id}
      label={words.label(name)}
      hint={words.hintOf(name)}
      hintId={`${id}-hint`}
      isChanged={isChanged}
      isMarked={isMarked}
      layout={isInAll ? 'block' : control.kind === 'toggle' ? 'switch' : 'columns'}
      footer={
        <DefaultLine
          id={`${id}-default`}
          // Of an empty field, the hint says what holds.
          text={isEmpty && !isChanged ? '' : t('default', { value: words.text(name, initial) })}
          resetLabel={t('resetOf', { name: words.label(name) })}
          isChanged={isChanged}
          onReset={() => setValue(name, initialForm, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
        />
      }
    >
      {isByLanguage(control) ? (
        <LanguageFields
          name={name}
          control={control}
          value={value as Record<Language, string>}
          placeholderIn={(language) => placeholderOf(section, name, standIns, language)}
        />
      ) : (
        <SettingControl
          control={control}
          field={{
            ...field,
            id,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': [...describedBy, ...(error ? [`${id}-error`] : [])].join(' '),
          }}
          optionOf={(option) => words.optionOf(name, option)}
          placeholder={placeholderOf(section, name, standIns, defaultLanguage)}
          present={formState.defaultValues?.[name]}
        />
      )}
      <FieldError id={id} error={isInAll ? undefined : error} />
      <SettingNote section={section} name={name} stage={standIns.stage} />
    </RowFrame>
  );
};
