import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DeliveryRecipient } from '#contracts/inbox/endpoints.ts';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { KnownAddress } from './known-address.tsx';

/** Reports name one person or a few; a longer one is made up, so not every address in it is looked up. */
const mostKnown = 10;

const Recipient = ({ recipient, isLookedUp }: { recipient: DeliveryRecipient; isLookedUp: boolean }) => {
  const { t } = useTranslation('inbox');
  const { address, forwardedTo, outcome, reason, status, said } = recipient;
  const facts = [
    { name: t('report.address'), value: <bdi>{address}</bdi> },
    ...(forwardedTo ? [{ name: t('report.forwardedTo'), value: <bdi>{forwardedTo}</bdi> }] : []),
    { name: t('report.outcome'), value: t(`report.outcomes.${outcome}`) },
    ...(outcome === 'arrived' || outcome === 'complained'
      ? []
      : [{ name: t('report.reason'), value: t(`report.reasons.${reason}`) }]),
    ...(status ? [{ name: t('report.status'), value: <bdi dir="ltr">{status}</bdi> }] : []),
    ...(said ? [{ name: t('report.said'), value: <bdi dir="auto">{said}</bdi> }] : []),
  ];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <CardFacts facts={facts} />
      {isLookedUp && (
        <KnownAddress
          address={address}
          act={outcome === 'permanent' || outcome === 'complained' ? 'block' : undefined}
        />
      )}
    </Box>
  );
};

interface DeliveryReportProps {
  recipients: readonly DeliveryRecipient[];
  /** It reports what a reader says of a mail. */
  isComplaint?: boolean | undefined;
}

/** Whom a report concerns, what became of the mail, and why. */
export const DeliveryReport = ({ recipients, isComplaint }: DeliveryReportProps) => {
  const { t } = useTranslation('inbox');
  const title = t(isComplaint ? 'report.complaint' : 'report.title');
  return (
    <section>
      <Typography variant="h3">{title}</Typography>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {t(recipients.length > 0 ? 'report.note' : 'report.nobody')}
      </Box>
      {recipients.length > 0 && (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {recipients.map((recipient, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never changes, and addresses repeat.
            <Recipient key={i} recipient={recipient} isLookedUp={i < mostKnown} />
          ))}
        </Box>
      )}
    </section>
  );
};
