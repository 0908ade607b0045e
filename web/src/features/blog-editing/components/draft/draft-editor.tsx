import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Draft, PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { publicPaths } from '#web/shared/admin-paths.ts';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { MissingLine } from '#web/shared/admin-theme/fields/missing-line.tsx';
import { prepareOutbox } from '#web/shared/outbox/prepare-outbox.ts';
import { RichTextView } from '#web/shared/rich-text/rich-text-view.tsx';
import { BodyFrame } from '#web/shared/text-editor/body-frame.tsx';
import type { RichEditorHandle } from '#web/shared/text-editor/rich-editor.tsx';
import { draftWrites } from '../../api/draft-writes.ts';
import { missingFields } from '../../model/draft.ts';
import { untranslatedCount } from '../../model/untranslated.ts';
import { useDetailsController } from '../details/use-details-controller.ts';
import { type DraftQuestion, PublicationBar } from '../publishing/publication-bar.tsx';
import { useTranslationSource } from '../translation/use-translation-source.ts';
import { DraftColumns } from './draft-columns.tsx';
import { DraftFields, FoldedFields } from './draft-fields.tsx';
import { DraftQuestions } from './draft-questions.tsx';
import { SaveLine } from './save-line.tsx';
import { useDraftController } from './use-draft-controller.ts';

// The fields can be used, and the text be read, before the editor of the text has loaded.
const RichEditor = lazy(() => import('#web/shared/text-editor/rich-editor.tsx'));
/** Only translators see it. */
const SourcePanel = lazy(() => import('../translation/source-panel.tsx'));

interface DraftEditorProps {
  post: PostOverview;
  language: Language;
  /** The server's text of this language; undefined if the language is not begun. */
  initial: Draft | undefined;
}

/** One language of a post: its fields and its body, saved while they are written. */
export const DraftEditor = ({ post, language, initial }: DraftEditorProps) => {
  const { t, i18n } = useTranslation('blog-editing');
  useEffect(() => prepareOutbox(i18n), [i18n]);
  const writes = draftWrites(post.id, language, t('saveFailed'));
  const details = useDetailsController(post);
  const open = useDraftController({ postId: post.id, language, initial, writes });
  const { controller, draft, text, save } = open;
  const [generation, setGeneration] = useState(0);
  const [question, ask] = useState<DraftQuestion>();
  const screen = useRef<HTMLElement>(null);
  const editor = useRef<RichEditorHandle>(null);
  const source = useTranslationSource(post, language);
  const status = draft?.status;
  const fields = { text, language, wasPublished: status?.publishedAt !== undefined, onChange: controller.change };
  const missing = missingFields(text);
  const lead = (name: string) => {
    const field = screen.current?.querySelector<HTMLElement>(
      `[name="${name}"], [data-field="${name}"] [role="textbox"]`,
    );
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };
  const showUntranslated = () => {
    // The closed dialog gives the focus back first.
    flushSync(() => ask(undefined));
    editor.current?.showUntranslated();
  };

  return (
    <Box ref={screen}>
      <SaveLine save={save} draft={draft} onRetry={() => void controller.flush()} />
      <PublicationBar
        status={status}
        isSaved={save.kind === 'saved' && !details.isUnsaved}
        publishedPath={status?.publishedAt ? publicPaths.post(status.slug, language) : undefined}
        onAsk={ask}
      >
        <MissingLine
          title={t('missing')}
          // The address follows the title.
          fields={missing
            .filter((name) => name !== 'slug' || !missing.includes('title'))
            .map((name) => ({ name, label: t(`field.${name}`) }))}
          onLead={lead}
        />
      </PublicationBar>
      <DraftColumns
        postId={post.id}
        details={details}
        onLeave={() => void controller.saveWritten()}
        source={
          language !== post.sourceLanguage && (
            <Suspense fallback={<ListSkeleton rows={6} />}>
              <SourcePanel
                postId={post.id}
                language={post.sourceLanguage}
                changed={draft?.changedSourceParagraphs ?? []}
                onUpToDate={() => void controller.declareUpToDate()}
              />
            </Suspense>
          )
        }
      >
        <DraftFields {...fields} isUntranslated={source?.isUntranslated} />
        <Box data-field="body" sx={{ minWidth: 0 }}>
          <Suspense
            fallback={
              <BodyFrame label={t('field.body')} isBusy>
                <RichTextView text={text.body} language={language} />
              </BodyFrame>
            }
          >
            <RichEditor
              key={generation}
              ref={editor}
              label={t('field.body')}
              text={text.body}
              language={language}
              source={source}
              onChange={(body) => controller.change({ body })}
            />
          </Suspense>
        </Box>
        <FoldedFields {...fields} />
      </DraftColumns>
      <DraftQuestions
        {...{ question, post, details, language, open, writes }}
        untranslated={untranslatedCount(text.body, source)}
        onShowUntranslated={showUntranslated}
        onReplaced={() => setGeneration((count) => count + 1)}
        onClose={() => ask(undefined)}
      />
    </Box>
  );
};
