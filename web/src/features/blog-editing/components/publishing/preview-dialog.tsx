import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftText, PostDetails, PostOverview } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { readingMinutes } from '#contracts/text/rich-text.ts';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { draftQuery } from '../../api/post-queries.ts';
import { ReadingDialog } from '../parts/reading-dialog.tsx';
import { TextView } from '../parts/text-view.tsx';

interface PreviewDialogProps {
  post: PostOverview;
  details: PostDetails;
  /** The language that is being written, with its present text. */
  language: Language;
  text: DraftText;
  onClose: () => void;
}

/** The post as visitors will read it, in each language that it has. */
const PreviewDialog = ({ post, details, language, text, onClose }: PreviewDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const [shown, setShown] = useState(language);
  const isOther = shown !== language;
  const { data, error } = useQuery({ ...draftQuery(post.id, shown), enabled: isOther });
  const available = languages.filter((each) => each === language || post.languages[each].state !== 'missing');
  const read = isOther ? data?.text : text;
  const { cover, author } = details;
  return (
    <ReadingDialog title={t('preview')} onClose={onClose}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, maxWidth: 280, mb: 3 }}>
        {t('previewLanguage')}
        <Select value={shown} onChange={({ target }) => setShown(target.value as Language)}>
          {available.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
      </Box>
      {error && <FailureNotice title={t('draftFailed')} error={error} />}
      {!read && !error && <ListSkeleton rows={4} />}
      {read && (
        <>
          {cover && (
            <Box
              component="img"
              src={cover.src}
              alt={read.coverAlt}
              width={cover.width}
              height={cover.height}
              sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 1, mb: 2 }}
            />
          )}
          <Box component="p" sx={{ color: 'text.secondary', mb: 1 }}>
            <bdi>{author}</bdi> · {t('readingTime', { count: readingMinutes(read.body, shown) })}
          </Box>
          <TextView text={read} language={shown} />
        </>
      )}
    </ReadingDialog>
  );
};

export default PreviewDialog;
