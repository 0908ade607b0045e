import Box from '@mui/material/Box';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#contracts/language.ts';
import type { RichText } from '#contracts/rich-text.ts';
import { richTextSchema } from '#contracts/rich-text-schema.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { BodyFrame } from './body-frame.tsx';
import styles from './editor.css?inline';
import { editorExtensions } from './extensions.ts';
import { type Insertion, Toolbar } from './toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

adoptStyles(styles);

const InsertDialog = lazy(() => import('./insert-dialog.tsx'));

interface RichEditorProps {
  label: string;
  /** To begin with; another text needs another editor (`key`). */
  text: RichText;
  language: Language;
  onChange: (text: RichText) => void;
}

/** The body of a post. Whatever is typed or pasted, what `onChange` gets has passed the contract. */
const RichEditor = ({ label, text, language, onChange }: RichEditorProps) => {
  const { t } = useTranslation('blog-editing');
  const id = useId();
  const [insertion, insert] = useState<Insertion>();
  const [isRefused, setRefused] = useState(false);
  const { editor, place } = useTextEditor(
    () => ({
      extensions: editorExtensions(() => setRefused(true)),
      content: text,
      // The page's policy refuses a style element; `editor.css` has what is needed.
      injectCSS: false,
      // What is pasted stays text: a link is made on purpose.
      enablePasteRules: false,
      editorProps: {
        attributes: {
          id,
          class: 'rich-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang: language,
          dir: directionOf(language),
        },
      },
    }),
    (changed) => {
      setRefused(false);
      onChange(richTextSchema.parse(changed.getJSON()));
    },
  );
  return (
    <div>
      <BodyFrame label={label}>
        <Toolbar editor={editor} controls={id} onInsert={insert} />
        <div ref={place} />
      </BodyFrame>
      <Box component="p" role="alert" sx={{ color: 'error.main' }}>
        {isRefused && t('bodyRefused')}
      </Box>
      {insertion && (
        <Suspense>
          <InsertDialog kind={insertion} editor={editor} onClose={() => insert(undefined)} />
        </Suspense>
      )}
    </div>
  );
};

export default RichEditor;
