import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/text/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { LanguageCell } from './language-cell.tsx';
import type { PostListProps } from './post-list-props.ts';
import { PostMenu } from './post-menu.tsx';
import { PostName } from './post-name.tsx';

/** The matrix: a row per post, a column per language. */
export const PostTable = ({ posts, onDelete }: PostListProps) => {
  const { t } = useTranslation('blog-editing');
  return (
    <AdminTable
      title={t('matrix')}
      isFixed
      columns={[
        { key: 'post', head: t('column.post'), width: '24%' },
        ...languages.map((language) => ({ key: language, head: languageNames[language], lang: language })),
        { key: 'actions', head: t('column.actions'), isHidden: true, width: 60 },
      ]}
    >
      {posts.map((post) => (
        <TableRow key={post.id} hover sx={{ verticalAlign: 'top' }}>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            <PostName post={post} />
          </TableCell>
          {languages.map((language) => (
            <TableCell key={language}>
              <LanguageCell post={post} language={language} to={adminPaths.post(post.id, language)} />
            </TableCell>
          ))}
          <TableCell sx={{ p: '2px 10px' }}>
            <PostMenu post={post} onDelete={onDelete} />
          </TableCell>
        </TableRow>
      ))}
    </AdminTable>
  );
};
