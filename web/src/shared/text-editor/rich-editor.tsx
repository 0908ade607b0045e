import Box from '@mui/material/Box';
import { lazy, type Ref, Suspense, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#contracts/text/language.ts';
import type { RichText } from '#contracts/text/rich-text.ts';
import { richTextSchema } from '#contracts/text/rich-text-schema.ts';
import type { PictureUse } from '../pictures/picture-sizes.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { useCodeAhead } from '../ui/use-code-ahead.ts';
import { aboveTools, BodyFrame } from './body-frame.tsx';
import styles from './editor.css?inline';
import { editorExtensions } from './extensions.ts';
import { placeInText } from './place-in-text.ts';
import { setApart } from './set-apart.ts';
import { TableBar } from './table-bar.tsx';
import { type Insertion, Toolbar } from './toolbar.tsx';
import { TranslationBar } from './translation-bar.tsx';
import type { TranslationSource } from './translation-source.ts';
import { selectUntranslated, setTranslationSource } from './untranslated-marks.ts';
import { useTextEditor } from './use-text-editor.ts';
import { writableBody } from './writable-body.ts';

adoptStyles(styles);

const loadInsertDialog = () => import('./insert-dialog.tsx');
const InsertDialog = lazy(loadInsertDialog);

/** The calls of other parts of the screen to the editor. */
export interface RichEditorHandle {
  /** Selects the first passage that is still to be translated. */
  showUntranslated: () => void;
  /** Types these words at the cursor. */
  type: (words: string) => void;
  focus: () => void;
  /** Selects these words where they stand. */
  select: (words: string) => void;
}

interface RichEditorProps {
  ref?: Ref<RichEditorHandle>;
  label: string;
  /** The initial text; another text needs another editor (`key`). */
  text: RichText;
  language: Language;
  /** The source of the translation, once it is known. */
  source?: TranslationSource | undefined;
  /** The schema of the text; everything of the contract's rich text, unless a mail is written. */
  schema?: typeof richTextSchema;
  /** Whether it may hold cards of other sites. */
  hasEmbeds?: boolean;
  /** The use that its pictures are prepared for. */
  pictureUse?: PictureUse;
  onChange: (text: RichText) => void;
}

/** Always visible, however long the text is, unless the screen has only a few lines, as at 400 % zoom. */
const toolsPlace = {
  position: 'sticky',
  top: `var(${aboveTools}, 0px)`,
  '@media (max-height: 400px)': { position: 'static' },
  zIndex: 2,
  borderRadius: '4px 4px 0 0',
  backgroundColor: 'background.paper',
} as const;

/**
 * The body of a post or a mail. Regardless of what is typed or pasted, `onChange` is called only with text that fits
 * the contract.
 */
const RichEditor = (props: RichEditorProps) => {
  const { ref, label, text, language, source, schema = richTextSchema, hasEmbeds = true, onChange } = props;
  const { pictureUse = 'text' } = props;
  const { t } = useTranslation('text-editor');
  useCodeAhead(loadInsertDialog);
  const id = useId();
  const [insertion, insert] = useState<Insertion>();
  const [isRefused, setRefused] = useState(false);
  const tools = useRef<HTMLElement>(null);
  const { editor, place } = useTextEditor(
    () => ({
      extensions: editorExtensions({ schema, hasEmbeds, onRefused: () => setRefused(true) }),
      content: writableBody(text),
      // The page's policy refuses a style element; `editor.css` has what is needed.
      injectCSS: false,
      // A pasted address stays text: a link is made on purpose.
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
      onChange(schema.parse(changed.getJSON()));
    },
  );
  useEffect(() => {
    if (source) setTranslationSource(editor, source);
  }, [editor, source]);
  useImperativeHandle(
    ref,
    () => ({
      showUntranslated: () => selectUntranslated(editor, 0),
      type: (words) => {
        const { $from, $to } = editor.state.selection;
        const before = $from.parent.textBetween(0, $from.parentOffset);
        const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size);
        editor
          .chain()
          .focus()
          .insertContent({ type: 'text', text: setApart(words, before, after) })
          .run();
      },
      focus: () => editor.commands.focus(),
      select: (words) => {
        const place = placeInText(editor.state.doc, words) ?? editor.state.selection;
        editor.chain().setTextSelection(place).focus().scrollIntoView().run();
      },
    }),
    [editor],
  );
  return (
    <div>
      <BodyFrame label={label}>
        <Box ref={tools} sx={toolsPlace}>
          <Toolbar editor={editor} controls={id} hasEmbeds={hasEmbeds} onInsert={insert} />
          {source && <TranslationBar editor={editor} source={source} />}
        </Box>
        <Box sx={{ position: 'relative' }}>
          <TableBar editor={editor} controls={id} below={tools} />
          <div ref={place} />
        </Box>
      </BodyFrame>
      <Box component="p" role="alert" sx={{ color: 'error.main' }}>
        {isRefused && t('bodyRefused')}
      </Box>
      {insertion && (
        <Suspense>
          <InsertDialog kind={insertion} editor={editor} pictureUse={pictureUse} onClose={() => insert(undefined)} />
        </Suspense>
      )}
    </div>
  );
};

export default RichEditor;
