import { lazy, Suspense, useState } from 'react';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import type { DraftWrites } from '../../api/draft-writes.ts';
import { isSameText } from '../../model/draft.ts';
import type { DetailsController } from '../details/use-details-controller.ts';
import type { DraftQuestion } from '../publishing/publication-bar.tsx';
import { useDraftActions } from './use-draft-actions.ts';
import type { OpenDraft } from './use-draft-controller.ts';

const DraftDialog = lazy(() => import('./draft-dialog.tsx'));
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));
const RecoveryDialog = lazy(() => import('./recovery-dialog.tsx'));

interface DraftQuestionsProps {
  question: DraftQuestion | undefined;
  post: PostOverview;
  details: DetailsController;
  language: Language;
  open: OpenDraft;
  writes: DraftWrites;
  /** Passages that are still to be translated. */
  untranslated: number;
  onShowUntranslated: () => void;
  /** The editor now holds another text than the one that was typed. */
  onReplaced: () => void;
  onClose: () => void;
}

/** The questions about the text in the editor: asked by the writer, or because there are two versions of it. */
export const DraftQuestions = ({ question, writes, onReplaced, ...dialog }: DraftQuestionsProps) => {
  const { language, open } = dialog;
  const { controller, copy, text, save } = open;
  const actions = useDraftActions(open, writes, dialog.details.flush, onReplaced);
  const [kept, setKept] = useState(() => {
    const found = copy.read();
    return found && !isSameText(found.content, text) ? found : undefined;
  });
  return (
    <Suspense>
      {question && <DraftDialog {...dialog} question={question} actions={actions} />}
      {save.kind === 'conflict' && (
        <ConflictDialog
          mine={text}
          language={language}
          readTheirs={writes.read}
          onTakeTheirs={(theirs) => {
            controller.takeTheirs(theirs);
            open.learn(theirs);
            onReplaced();
          }}
          onKeepMine={(theirs) => void controller.putMineOnTop(theirs)}
        />
      )}
      {kept && (
        <RecoveryDialog
          kept={kept}
          saved={text}
          language={language}
          onRestore={() => {
            controller.change(kept.content);
            setKept(undefined);
            onReplaced();
          }}
          onDiscard={() => {
            copy.discard();
            setKept(undefined);
          }}
        />
      )}
    </Suspense>
  );
};
