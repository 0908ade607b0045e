import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, DraftText } from '#contracts/blog/drafts.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { asPlainText, isSameText } from '../../model/draft.ts';
import { ComparisonDialog } from '../parts/comparison-dialog.tsx';
import { TextView } from '../parts/text-view.tsx';

interface ConflictDialogProps {
  mine: DraftText;
  language: Language;
  readTheirs: () => Promise<Draft>;
  onTakeTheirs: (theirs: Draft) => void;
  onKeepMine: (theirs: Draft) => void;
}

/** Another user saved this text meanwhile, or the same person in another tab. */
const ConflictDialog = ({ mine, language, readTheirs, onTakeTheirs, onKeepMine }: ConflictDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const { data: theirs } = useQuery({
    queryKey: ['draft-conflict', language],
    queryFn: readTheirs,
    // The writer decides about the present text, never about one that was fetched before.
    gcTime: 0,
    staleTime: 0,
    // Without the other text there is nothing to compare; it is requested until it arrives.
    retry: true,
  });
  const isSame = theirs !== undefined && isSameText(theirs.text, mine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when their text turns out to be ours.
  useEffect(() => {
    // The save had been carried out after all, and only its answer was lost.
    if (theirs && isSame) onKeepMine(theirs);
  }, [theirs, isSame]);
  if (!theirs || isSame) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(asPlainText(mine));
    announce(t('copied'));
  };
  return (
    <ComparisonDialog
      title={t('conflictTitle')}
      explanation={t('conflictText', { name: isolate(theirs.savedBy) })}
      versions={[
        { name: t('theirs'), content: <TextView text={theirs.text} language={language} /> },
        { name: t('mine'), content: <TextView text={mine} language={language} /> },
      ]}
    >
      <Button onClick={() => void copy()}>{t('copyMine')}</Button>
      <Button variant="outlined" onClick={() => onTakeTheirs(theirs)}>
        {t('takeTheirs')}
      </Button>
      <Button variant="contained" onClick={() => onKeepMine(theirs)}>
        {t('keepMine')}
      </Button>
    </ComparisonDialog>
  );
};

export default ConflictDialog;
