import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '#contracts/text/language.ts';
import { languageNames } from '../../i18n/language-names.ts';

interface MatrixCellProps {
  language: Language;
  /** The editor of this language; nothing where there is none. */
  to: string | undefined;
  /** The language's name, for use outside of a column that names it. */
  showsLanguage?: boolean;
  children: ReactNode;
}

const look = { display: 'grid', gap: 0.5, justifyItems: 'start', p: '8px', m: '-8px', borderRadius: 1 } as const;

/** One language of a thing in the matrix, and the way into its editor. */
export const MatrixCell = ({ language, to, showsLanguage = false, children }: MatrixCellProps) => {
  const content = (
    <>
      <span className={showsLanguage ? undefined : 'visually-hidden'} lang={language}>
        {languageNames[language]}
      </span>
      {children}
    </>
  );
  if (to === undefined) return <Box sx={look}>{content}</Box>;
  return (
    <Box
      component={Link}
      to={to}
      sx={{ ...look, textDecoration: 'none', '&:hover': { backgroundColor: 'action.hover' } }}
    >
      {content}
    </Box>
  );
};
