import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { detailsOf } from '../../model/details.ts';
import { missingFields } from '../../model/draft.ts';
import type { DetailsController } from '../details/use-details-controller.ts';
import PreviewDialog from '../publishing/preview-dialog.tsx';
import type { DraftQuestion } from '../publishing/publication-bar.tsx';
import PublishDialog from '../publishing/publish-dialog.tsx';
import RevisionsDialog from '../publishing/revisions-dialog.tsx';
import type { DraftActions } from './use-draft-actions.ts';
import type { OpenDraft } from './use-draft-controller.ts';

interface DraftDialogProps {
  question: DraftQuestion;
  post: PostOverview;
  details: DetailsController;
  language: Language;
  open: OpenDraft;
  actions: DraftActions;
  /** Passages that are still to be translated. */
  untranslated: number;
  onShowUntranslated: () => void;
  /** The address to open when the text is deleted. */
  onClose: () => void;
}

/** The dialog for a question about a text; all dialogs are loaded when the first one is needed. */
const DraftDialog = ({ question, post, details, language, open, actions, onClose, ...props }: DraftDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const name = languageNames[language];
  const finish = (text: string) => {
    onClose();
    announce(text);
  };
  switch (question) {
    case 'preview':
      return (
        <PreviewDialog
          post={post}
          details={detailsOf(details.content)}
          language={language}
          text={open.text}
          onClose={onClose}
        />
      );
    case 'publish':
      return (
        <PublishDialog
          {...props}
          isUpdate={open.draft?.status.state === 'published'}
          missing={missingFields(open.text)}
          onPublish={async (publishAt) => {
            await actions.publish(publishAt);
            finish(publishAt ? t('scheduled') : t('published'));
          }}
          onClose={onClose}
        />
      );
    case 'unpublish':
      return (
        <ConfirmDialog
          title={t('unpublishTitle', { language: name })}
          confirmLabel={t('takeBack')}
          failureTitle={t('unpublishFailed')}
          onConfirm={async () => {
            await actions.unpublish();
            finish(t('takenBack'));
          }}
          onClose={onClose}
        >
          {t('unpublishText')}
        </ConfirmDialog>
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={t('removeTitle', { language: name })}
          confirmLabel={t('deleteForGood')}
          failureTitle={t('deleteFailed')}
          onConfirm={async () => {
            await actions.remove();
            finish(t('languageRemoved', { language: name }));
            await navigate(sectionPaths.blog);
          }}
          onClose={onClose}
        >
          {t('removeText')}
        </ConfirmDialog>
      );
    case 'revisions':
      return (
        <RevisionsDialog
          postId={post.id}
          language={language}
          onRestore={async (revision) => {
            await actions.restore(revision);
            finish(t('restored'));
          }}
          onClose={onClose}
        />
      );
  }
};

export default DraftDialog;
