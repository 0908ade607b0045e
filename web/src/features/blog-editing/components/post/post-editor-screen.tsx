import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { postQuery } from '../../api/post-queries.ts';
import { postTitle } from '../../model/post-title.ts';
import { DraftLoader } from '../draft/draft-loader.tsx';
import { BackToPosts } from '../parts/back-to-posts.tsx';
import { LanguageTabs } from './language-tabs.tsx';

interface LanguageEditorProps {
  post: PostOverview;
  language: Language;
}

/** Remembers whether the language existed before it was opened: the first save begins it. */
const LanguageEditor = (props: LanguageEditorProps) => {
  const [isBegun] = useState(props.post.languages[props.language].state !== 'missing');
  return <DraftLoader {...props} isBegun={isBegun} />;
};

interface PostEditorScreenProps {
  postId: string;
  /** The one that the address names; else the post's own. */
  language: Language | undefined;
}

/** One post in its five languages, one of them open. */
export const PostEditorScreen = ({ postId, language }: PostEditorScreenProps) => {
  const { t } = useTranslation('blog-editing');
  const readers = useLanguage();
  const { data: post, error, refetch } = useQuery(postQuery(postId));
  if (error && !post) return <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!post) return <ListSkeleton rows={8} />;
  const open = language ?? post.sourceLanguage;
  const { title, language: titleLanguage } = postTitle(post, readers);
  return (
    <>
      <BackToPosts />
      <PageHead title={title ? <bdi lang={titleLanguage}>{title}</bdi> : t('untitled')} />
      <LanguageTabs post={post} current={open} />
      <LanguageEditor key={`${postId} ${open}`} post={post} language={open} />
    </>
  );
};
