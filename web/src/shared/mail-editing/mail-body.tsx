import Box from '@mui/material/Box';
import { lazy, type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import type { RichText } from '#contracts/text/rich-text.ts';
import { BodyFrame } from '../text-editor/body-frame.tsx';
import type { RichEditorHandle } from '../text-editor/rich-editor.tsx';
import { firstUse } from '../ui/first-use.ts';
import { WaitingBody } from './waiting-body.tsx';

// A third of all that the screen loads: the text can be read without it.
const MailBodyEditor = lazy(async () => {
  await firstUse();
  return import('./mail-body-editor.tsx');
});

export interface MailBodyHandle {
  /** Types these words at the cursor; before there is one, at the beginning, as soon as the editor has loaded. */
  type: (words: string) => void;
  /** Selects these words, as soon as the editor has loaded. */
  select: (words: string) => void;
}

interface MailBodyProps {
  ref?: Ref<MailBodyHandle>;
  /** The initial text; another text needs another body (`key`). */
  text: RichText;
  language: Language;
  onChange: (text: RichText) => void;
}

/** The body of a mail: at first its text alone, then the editor, which takes the same room. */
export const MailBody = ({ ref, text, language, onChange }: MailBodyProps) => {
  const { t } = useTranslation('mail-editing');
  const editor = useRef<RichEditorHandle>(null);
  /** The request to the editor before it had loaded. */
  const asked = useRef<(loaded: RichEditorHandle) => void>(undefined);
  const attach = (loaded: RichEditorHandle | null) => {
    editor.current = loaded;
    if (loaded) asked.current?.(loaded);
    asked.current = undefined;
  };
  const ask = (act: (loaded: RichEditorHandle) => void) => {
    if (editor.current) act(editor.current);
    else asked.current = act;
  };
  useImperativeHandle(ref, () => ({
    type: (words) => ask((loaded) => loaded.type(words)),
    select: (words) => ask((loaded) => loaded.select(words)),
  }));
  const focusSoon = () => {
    asked.current = (loaded) => {
      // A user who has gone on to another field stays there.
      if (!document.activeElement?.matches('input, select, button')) loaded.focus();
    };
  };
  return (
    <Suspense
      fallback={
        <Box aria-busy="true" onPointerDown={focusSoon}>
          <BodyFrame label={t('body')}>
            <WaitingBody text={text} language={language} />
          </BodyFrame>
        </Box>
      }
    >
      <MailBodyEditor ref={attach} label={t('body')} text={text} language={language} onChange={onChange} />
    </Suspense>
  );
};
