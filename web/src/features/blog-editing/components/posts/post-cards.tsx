import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/text/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { RecordCard } from '#web/shared/admin-theme/lists/record-card.tsx';
import { LanguageCell } from './language-cell.tsx';
import type { PostListProps } from './post-list-props.ts';
import { PostMenu } from './post-menu.tsx';
import { PostName } from './post-name.tsx';

/** The matrix where there is no room for columns. */
export const PostCards = ({ posts, onDelete }: PostListProps) => {
  const { t } = useTranslation('blog-editing');
  return (
    <Box component="ul" aria-label={t('matrix')} sx={cardList}>
      {posts.map((post) => (
        <RecordCard key={post.id} name={<PostName post={post} />} menu={<PostMenu post={post} onDelete={onDelete} />}>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
              gap: '14px 20px',
              py: 1,
            }}
          >
            {languages.map((language) => (
              <li key={language}>
                <LanguageCell post={post} language={language} to={adminPaths.post(post.id, language)} showsLanguage />
              </li>
            ))}
          </Box>
        </RecordCard>
      ))}
    </Box>
  );
};
