import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { Button } from './button.tsx';

interface FailureNoticeProps {
  /** Says which act failed, in the interface's own words. */
  title: string;
  error: Error;
  onRetry?: () => void;
}

/** Says which act failed, why (the server's own words), the number to ask about, and a way to try again. */
export const FailureNotice = ({ title, error, onRetry }: FailureNoticeProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { requestId, code, isGeneral = false } = error instanceof ApiError ? error : {};
  const language = useLanguage();
  const [said, setSaid] = useState({ error, language });
  if (said.error !== error) setSaid({ error, language });
  // The server's words are in the language of then.
  const isForeign = said.error === error && said.language !== language;
  return (
    <Box
      role="alert"
      sx={{ borderInlineStart: '3px solid', borderColor: 'primary.main', paddingInlineStart: 2, my: 2 }}
    >
      <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
      {!isGeneral && !isForeign && error.message !== title && <Typography dir="auto">{error.message}</Typography>}
      {requestId && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('reference')} <bdi>{requestId}</bdi>
        </Typography>
      )}
      {code === 'secondFactorRequired' && (
        <Typography>
          <Link to={`${paths.account}#two-factor`}>{t('setUpFactor')}</Link>
        </Typography>
      )}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 1.5 }}>
          {t('common:tryAgain')}
        </Button>
      )}
    </Box>
  );
};
