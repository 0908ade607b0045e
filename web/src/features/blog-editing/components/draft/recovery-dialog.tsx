import { useTranslation } from 'react-i18next';
import type { DraftText } from '#contracts/blog/drafts.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import type { UnsavedCopy } from '#web/shared/drafts/unsaved-copy.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { ComparisonDialog } from '../parts/comparison-dialog.tsx';
import { TextView } from '../parts/text-view.tsx';

interface RecoveryDialogProps {
  kept: UnsavedCopy<DraftText>;
  saved: DraftText;
  language: Language;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers text of an earlier visit that never reached the server. */
const RecoveryDialog = ({ kept, saved, language, onRestore, onDiscard }: RecoveryDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const format = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ComparisonDialog
      title={t('recoveryTitle')}
      explanation={t('recoveryText', { time: isolate(format.format(new Date(kept.at))) })}
      versions={[
        { name: t('savedText'), content: <TextView text={saved} language={language} /> },
        { name: t('keptText'), content: <TextView text={kept.content} language={language} /> },
      ]}
    >
      <Button variant="outlined" onClick={onDiscard}>
        {t('discardKept')}
      </Button>
      <Button variant="contained" onClick={onRestore}>
        {t('restoreKept')}
      </Button>
    </ComparisonDialog>
  );
};

export default RecoveryDialog;
