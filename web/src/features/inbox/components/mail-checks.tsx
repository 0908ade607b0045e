import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { MailChecks as Checks } from '#contracts/inbox/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';

/** The receiving server's findings about a mail, in its own name. */
export const MailChecks = ({ checks }: { checks: Checks }) => {
  const { t } = useTranslation('inbox');
  const { server, spf, dkim, dmarc, unsubscribe } = checks;
  const facts = [
    ...Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc }).map(([name, result]) => ({
      name,
      value: t(`result.${result}`),
    })),
    { name: t('unsubscribeHeader'), value: t(`signature.${unsubscribe}`) },
  ];
  return (
    <section>
      <Typography variant="h3">{t('checks')}</Typography>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {server ? t('reportedBy', { server: isolate(server) }) : t('noReport')}
      </Box>
      {server && <CardFacts facts={facts} />}
    </section>
  );
};
