import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { coverage, type State, states } from '../../model/post-figures.ts';

const colours: Record<State, string> = {
  published: 'var(--accent)',
  scheduled: 'var(--satin-line)',
  draft: 'var(--control)',
  missing: 'var(--blush)',
};

const Swatch = ({ state }: { state: State }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      display: 'block',
      width: 8,
      height: 8,
      borderRadius: 999,
      marginInlineStart: 'auto',
      mb: 0.5,
      bgcolor: colours[state],
    }}
  />
);

/** How far the blog is in each language: numbers, and a bar of their shares. */
export const LanguageMatrix = ({ posts, caption }: { posts: readonly PostOverview[]; caption: string }) => {
  const { t } = useTranslation('dashboard');
  const format = new Intl.NumberFormat(useLanguage());
  return (
    <Box
      component="table"
      aria-label={caption}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { py: 0.75, textAlign: 'end', fontWeight: 400, verticalAlign: 'bottom' },
        '& th:first-of-type': { textAlign: 'start' },
        '& thead th': { color: 'text.secondary', fontSize: 13, lineHeight: 1.3 },
        '& thead th + th': { pl: 1 },
        '& tbody tr': { borderTop: '1px solid var(--line)' },
        '& td': { width: '16%', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('blog.language')}</th>
          {states.map((state) => (
            <th key={state} scope="col">
              <Swatch state={state} />
              {t(`blog.state.${state}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {coverage(posts).map(({ language, counts }) => (
          <tr key={language}>
            <th scope="row">
              <span lang={language}>{languageNames[language]}</span>
              <Box
                component="span"
                aria-hidden="true"
                sx={{ display: 'flex', gap: '2px', height: 5, mt: 0.5, maxWidth: 160 }}
              >
                {states.map((state) =>
                  counts[state] === 0 ? null : (
                    <span
                      key={state}
                      style={{ flexGrow: counts[state], flexBasis: 0, backgroundColor: colours[state] }}
                    />
                  ),
                )}
              </Box>
            </th>
            {states.map((state) => (
              <td key={state}>{format.format(counts[state])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};
