import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TemplateForm } from '#contracts/templates/endpoints.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type { Language } from '#contracts/text/language.ts';
import type { RecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { MailTextFields, type TextLine } from '#web/shared/mail-editing/mail-text-fields.tsx';
import { mailTextOf, type TemplateValues } from '../../model/template-values.ts';

interface TextFieldsProps {
  editor: RecordEditor<TemplateValues, TemplateForm>;
  language: Language;
}

/** One language of a template. A body that was not typed here, such as a reverted one, gets a new editor. */
export const TextFields = ({ editor, language }: TextFieldsProps) => {
  const { setValue } = useFormContext<TemplateValues>();
  const name = `texts.${language}` as const;
  const text = useWatch<TemplateValues, typeof name>({ name });
  const typed = useRef(text.body);
  const [generation, setGeneration] = useState(0);
  useEffect(() => {
    if (text.body === typed.current) return;
    typed.current = text.body;
    setGeneration((count) => count + 1);
  }, [text.body]);
  const change = ({ body, ...lines }: Partial<MailText>) => {
    for (const [field, value] of Object.entries(lines)) {
      setValue(`${name}.${field as TextLine}`, value, { shouldDirty: true });
    }
    if (!body) return;
    typed.current = JSON.stringify(body);
    setValue(`${name}.body`, typed.current, { shouldDirty: true });
  };
  const errorOf = (field: TextLine | 'body') => editor.field(`${name}.${field}`).error;
  return (
    <Box sx={{ pt: 2 }}>
      <MailTextFields
        key={generation}
        text={mailTextOf(text)}
        language={language}
        name={name}
        errors={{
          subject: errorOf('subject'),
          preheader: errorOf('preheader'),
          nameless: errorOf('nameless'),
          body: errorOf('body'),
        }}
        onChange={change}
      />
    </Box>
  );
};
