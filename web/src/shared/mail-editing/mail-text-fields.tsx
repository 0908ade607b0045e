import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MailText, type MailVariable, mailVariables, namelessLimit } from '#contracts/templates/mail-text.ts';
import { placeOf, usedVariables } from '#contracts/templates/typed-words.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { Button } from '../admin-theme/core/button.tsx';
import { FieldGroup } from '../editing/field-group.tsx';
import { setApart } from '../text-editor/set-apart.ts';
import { MailBody, type MailBodyHandle } from './mail-body.tsx';
import { MailLine } from './mail-line.tsx';

/** As the contract limits them. */
const lineLimit = 150;

export type TextLine = 'subject' | 'preheader' | 'nameless';

interface MailTextFieldsProps {
  /** Another text needs other fields (`key`): the body's editor begins with this one. */
  text: MailText;
  language: Language;
  /** The beginning of the names of the lines, such as `texts.he`. */
  name: string;
  /** Words to be shown selected, no matter where they stand: in a line or in the body. */
  find?: { words: string; onFound: () => void } | undefined;
  errors?: Partial<Record<TextLine | 'body', string | undefined>>;
  onChange: (changes: Partial<MailText>) => void;
}

/** One language of a mail: subject, what stands beside it in lists of mails and for a missing name, and body. */
export const MailTextFields = ({ text, language, name, find, errors, onChange }: MailTextFieldsProps) => {
  const { t } = useTranslation('mail-editing');
  const body = useRef<MailBodyHandle>(null);
  const fields = useRef<HTMLElement>(null);
  /** The line that was last written in; none for the body. */
  const line = useRef<HTMLInputElement>(undefined);
  const asksForName = usedVariables([text]).includes('name') || Boolean(text.nameless);
  /** It stays once it has been shown: a user who empties it may be about to type. */
  const [hasNameless, showNameless] = useState(asksForName);
  if (asksForName && !hasNameless) showNameless(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something is to be found.
  useEffect(() => {
    if (!find) return;
    const { words, onFound } = find;
    onFound();
    for (const input of fields.current?.querySelectorAll<HTMLInputElement>(`input[name^="${name}."]`) ?? []) {
      const place = placeOf(words, input.value);
      if (!place) continue;
      input.focus({ preventScroll: true });
      input.setSelectionRange(place.start, place.end);
      input.scrollIntoView({ block: 'center' });
      return;
    }
    body.current?.select(words);
  }, [find]);
  const written = { lang: language, dir: directionOf(language) } as const;
  const lineField = (field: 'subject' | 'preheader') => (
    <MailLine
      {...written}
      name={`${name}.${field}`}
      label={t(`${field}`)}
      hint={t(`${field}Hint`)}
      error={errors?.[field]}
      limit={lineLimit}
      value={text[field]}
      onFocus={({ target }) => {
        line.current = target;
      }}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const insert = (variable: MailVariable) => {
    const words = `{{${variable}}}`;
    const input = line.current;
    if (!input) return body.current?.type(words);
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    const apart = setApart(words, input.value.slice(0, start), input.value.slice(end));
    if (input.value.length - (end - start) + apart.length > lineLimit) return;
    // In the field itself first, so that the caret stays behind the words when the form has them too.
    input.setRangeText(apart, start, end, 'end');
    onChange({ [input.name.endsWith('.subject') ? 'subject' : 'preheader']: input.value });
    input.focus();
  };
  return (
    <Box ref={fields} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {lineField('subject')}
      {lineField('preheader')}
      {hasNameless && (
        <MailLine
          {...written}
          name={`${name}.nameless`}
          label={t('nameless')}
          hint={t('namelessHint', { variable: '{{name}}' })}
          error={errors?.nameless}
          limit={namelessLimit}
          value={text.nameless ?? ''}
          onChange={(nameless) => onChange({ nameless })}
        />
      )}
      <FieldGroup label={t('variables')} help={t('variablesHint')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {mailVariables.map((variable) => (
            <Button
              key={variable}
              variant="outlined"
              onClick={() => insert(variable)}
              sx={{ px: 1.5, minHeight: 32, fontSize: 13.5 }}
            >
              {t(`variable.${variable}`)}
            </Button>
          ))}
        </Box>
      </FieldGroup>
      <Box
        data-field={`${name}.body`}
        onFocus={({ target }) => {
          // A button of the tools takes nothing from the body.
          if (target.closest('[role="textbox"]')) line.current = undefined;
        }}
      >
        <MailBody ref={body} text={text.body} language={language} onChange={(body) => onChange({ body })} />
        <Box component="p" sx={{ mt: 1, fontSize: 13.5, color: errors?.body ? 'error.main' : 'text.secondary' }}>
          {errors?.body ?? t('bodyHint')}
        </Box>
      </Box>
    </Box>
  );
};
