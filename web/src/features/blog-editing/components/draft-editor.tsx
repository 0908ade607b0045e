import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, PostOverview } from '#contracts/blog-drafts.ts';
import type { Language } from '#contracts/language.ts';
import { ListSkeleton } from '#web/shared/admin-theme/parts/list-skeleton.tsx';
import { RichTextView } from '#web/shared/rich-text/rich-text-view.tsx';
import { draftWrites } from '../api/draft-writes.ts';
import { BodyFrame } from '../editor/body-frame.tsx';
import type { BlogPaths } from '../model/blog-paths.ts';
import { isSameText } from '../model/draft.ts';
import { unsavedDetails } from '../model/unsaved-copy.ts';
import { DraftFields, FoldedFields } from './draft-fields.tsx';
import { Fold } from './fold.tsx';
import { type DraftQuestion, PublicationBar } from './publication-bar.tsx';
import { SaveLine } from './save-line.tsx';
import { SourcePanel } from './source-panel.tsx';
import { useDraftActions } from './use-draft-actions.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

// The fields can be used, and the text read, before what edits the text is there.
const RichEditor = lazy(() => import('../editor/rich-editor.tsx'));
const DetailsPanel = lazy(() => import('./details-panel.tsx'));
const DraftDialog = lazy(() => import('./draft-dialog.tsx'));
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));
const RecoveryDialog = lazy(() => import('./recovery-dialog.tsx'));

interface DraftEditorProps {
  post: PostOverview;
  language: Language;
  /** What the server has of this language; undefined where it is not begun. */
  initial: Draft | undefined;
  paths: BlogPaths;
}

/** One language of a post: its fields and its body, saved while they are written. */
export const DraftEditor = ({ post, language, initial, paths }: DraftEditorProps) => {
  const { t } = useTranslation('blog-editing');
  const writes = draftWrites(post.id, language, t('saveFailed'));
  const open = useDraftKeeper({ postId: post.id, language, initial, writes });
  const { keeper, copy, draft, text, save } = open;
  const [generation, setGeneration] = useState(0);
  const [question, ask] = useState<DraftQuestion>();
  const [kept, setKept] = useState(() => {
    const found = copy.read();
    return found && !isSameText(found.content, text) ? found : undefined;
  });
  const [hasUnsavedDetails] = useState(() => unsavedDetails(post.id).read() !== undefined);
  const replaced = () => setGeneration((count) => count + 1);
  const actions = useDraftActions(open, writes, replaced);
  const isTranslation = language !== post.sourceLanguage;
  const status = draft?.status;
  const fields = { text, language, wasPublished: status?.publishedAt !== undefined, onChange: keeper.change };

  return (
    <>
      <SaveLine save={save} draft={draft} onRetry={() => void keeper.flush()} />
      <PublicationBar
        status={status}
        publishedPath={status?.publishedAt ? paths.published(status.slug, language) : undefined}
        onAsk={ask}
      />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' }, gap: { xs: 4, lg: 5 } }}
      >
        <Box
          onBlur={() => void keeper.saveWritten()}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start', minWidth: 0 }}
        >
          <DraftFields {...fields} />
          <Suspense
            fallback={
              <BodyFrame label={t('field.body')} isBusy>
                <RichTextView text={text.body} language={language} />
              </BodyFrame>
            }
          >
            <RichEditor
              key={generation}
              label={t('field.body')}
              text={text.body}
              language={language}
              onChange={(body) => keeper.change({ body })}
            />
          </Suspense>
          <FoldedFields {...fields} />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          {isTranslation && (
            <SourcePanel
              postId={post.id}
              language={post.sourceLanguage}
              changed={draft?.changedSourceParagraphs ?? []}
              onUpToDate={() => void keeper.declareUpToDate()}
            />
          )}
          <Fold title={t('details')} isOpen={!isTranslation || hasUnsavedDetails}>
            <Suspense fallback={<ListSkeleton rows={4} />}>
              <DetailsPanel post={post} />
            </Suspense>
          </Fold>
        </Box>
      </Box>
      <Suspense>
        {question && (
          <DraftDialog
            {...{ question, post, language, open, actions }}
            listPath={paths.list}
            onClose={() => ask(undefined)}
          />
        )}
        {save.kind === 'conflict' && (
          <ConflictDialog
            mine={text}
            language={language}
            readTheirs={writes.read}
            onTakeTheirs={(theirs) => {
              keeper.takeTheirs(theirs);
              open.learn(theirs);
              replaced();
            }}
            onKeepMine={(theirs) => void keeper.putMineOnTop(theirs)}
          />
        )}
        {kept && (
          <RecoveryDialog
            kept={kept}
            saved={text}
            language={language}
            onRestore={() => {
              keeper.change(kept.content);
              setKept(undefined);
              replaced();
            }}
            onDiscard={() => {
              copy.discard();
              setKept(undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
