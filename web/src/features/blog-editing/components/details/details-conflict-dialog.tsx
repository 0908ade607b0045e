import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostDetails, PostOverview } from '#contracts/blog/drafts.ts';
import { resolve } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { categoriesQuery, presentPostQuery } from '../../api/post-queries.ts';
import { isSameDetails } from '../../model/details.ts';
import { ComparisonDialog } from '../parts/comparison-dialog.tsx';
import { DetailsView } from './details-view.tsx';

interface DetailsConflictDialogProps {
  postId: string;
  mine: PostDetails;
  onTakeTheirs: (theirs: PostOverview) => void;
  onKeepMine: (theirs: PostOverview) => void;
}

/** Shown when another user, or the same person in another tab, has saved the details that all languages share. */
const DetailsConflictDialog = ({ postId, mine, onTakeTheirs, onKeepMine }: DetailsConflictDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const language = useLanguage();
  const categories = useQuery(categoriesQuery);
  const { data: theirs } = useQuery(presentPostQuery(postId));
  const isSame = theirs !== undefined && isSameDetails(theirs.details, mine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when theirs turn out to be ours.
  useEffect(() => {
    if (theirs && isSame) onKeepMine(theirs);
  }, [theirs, isSame]);
  if (!theirs || isSame) return null;
  const nameOfCategory = (asked: string) => {
    const found = categories.data?.items.find(({ slug }) => slug === asked);
    return found ? resolve(found.names, language).value : asked;
  };
  const view = (details: PostDetails, other: PostDetails) => <DetailsView {...{ details, other, nameOfCategory }} />;
  return (
    <ComparisonDialog
      title={t('detailsConflictTitle')}
      explanation={t('detailsConflictText')}
      versions={[
        { name: t('theirs'), content: view(theirs.details, mine) },
        { name: t('myDetails'), content: view(mine, theirs.details) },
      ]}
    >
      <Button variant="outlined" onClick={() => onTakeTheirs(theirs)}>
        {t('takeTheirs')}
      </Button>
      <Button variant="contained" onClick={() => onKeepMine(theirs)}>
        {t('keepMyDetails')}
      </Button>
    </ComparisonDialog>
  );
};

export default DetailsConflictDialog;
