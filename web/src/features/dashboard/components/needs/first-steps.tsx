import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FirstStep } from '../../model/first-steps.ts';

/** In the place of a picture: a ring, filled once the step is done. */
const Mark = ({ isDone }: { isDone: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="var(--accent)"
    strokeWidth="1.5"
  >
    <circle cx="10" cy="10" r="8.5" fill={isDone ? 'var(--accent)' : 'none'} />
    {isDone && <path d="M6 10.5l2.8 2.8L14 7.5" stroke="var(--on-accent)" />}
  </svg>
);

/** The first steps on a new site, in this order; a step that is done stays to be seen. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Box component="section" aria-labelledby="first-steps" sx={{ mb: 5 }}>
      <Typography variant="h2" id="first-steps" sx={{ pb: 1.5 }}>
        {t('steps.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderBottom: 1, borderColor: 'divider' }}>
        {steps.map(({ key, isDone, to }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider' }}
          >
            <Mark isDone={isDone} />
            <Box sx={{ fontWeight: 500, '@media (pointer: coarse)': { '& > a': { display: 'inline-block', py: 1 } } }}>
              {isDone ? t(`steps.${key}`) : <Link to={to}>{t(`steps.${key}`)}</Link>}
            </Box>
            {isDone && <Box sx={{ color: 'text.secondary' }}>{t('steps.done')}</Box>}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
