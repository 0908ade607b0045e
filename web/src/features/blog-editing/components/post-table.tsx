import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { LanguageCell } from './language-cell.tsx';
import type { PostListProps } from './post-list-props.ts';
import { PostMenu } from './post-menu.tsx';
import { PostName } from './post-name.tsx';

/** The matrix: a row per post, a column per language. */
export const PostTable = ({ posts, onDelete }: PostListProps) => {
  const { t } = useTranslation('blog-editing');
  return (
    <Table sx={{ tableLayout: 'fixed' }}>
      <caption className="visually-hidden">{t('matrix')}</caption>
      <TableHead>
        <TableRow>
          <TableCell scope="col" sx={{ width: '24%' }}>
            {t('column.post')}
          </TableCell>
          {languages.map((language) => (
            <TableCell key={language} scope="col" lang={language}>
              {languageNames[language]}
            </TableCell>
          ))}
          <TableCell scope="col" sx={{ width: 60 }}>
            <span className="visually-hidden">{t('column.actions')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
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
      </TableBody>
    </Table>
  );
};
