import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PostDetails } from '#contracts/blog/drafts.ts';
import { isSameDetail } from '../../model/details.ts';

interface DetailsViewProps {
  details: PostDetails;
  /** The version to compare with; differences are marked. */
  other: PostDetails;
  nameOfCategory: (slug: string) => string;
}

/** The details that all languages of a post share, to be read. */
export const DetailsView = ({ details, other, nameOfCategory }: DetailsViewProps) => {
  const { t } = useTranslation('blog-editing');
  const { cover, category, tags, author } = details;
  const values = {
    cover: cover && (
      <Box
        component="img"
        src={(cover.small ?? cover).src}
        alt=""
        sx={{ maxWidth: '100%', maxHeight: 160, objectFit: 'contain' }}
      />
    ),
    category: category && nameOfCategory(category),
    tags: tags.join(', '),
    author,
  };
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0, overflowWrap: 'anywhere' }}>
      {(['cover', 'category', 'tags', 'author'] as const).map((name) => (
        <Box
          key={name}
          sx={{
            borderInlineStart: '3px solid',
            borderColor: isSameDetail(name, details, other) ? 'transparent' : 'var(--accent)',
            paddingInlineStart: 1.5,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(name)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <bdi>{values[name] || t('notSet')}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
