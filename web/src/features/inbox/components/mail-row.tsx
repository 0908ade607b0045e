import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxMail } from '#contracts/inbox/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { sizeText } from '#web/shared/admin-theme/format/size-text.ts';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import { MailView } from './mail-view.tsx';

const namedKinds = ['signUpCode', 'loginCode', 'passwordReset', 'testMail'] as const;

interface MailRowProps {
  mail: InboxMail;
  onDelete: () => void;
}

/** A mail of the list; a button shows it below. */
export const MailRow = ({ mail, onDelete }: MailRowProps) => {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { from, date, size, kind, isReport, isComplaint, isUnsubscribe } = mail;
  const subject = mail.subject || t('noSubject');
  const own = kind && (namedKinds.find((each) => each === kind) ?? 'other');
  const report = isReport && t(isComplaint ? 'report.complaint' : 'report.mark');
  const about = report || (isUnsubscribe && t('unsubscribe.mark'));
  const mark = about || (own && t(`own.${own}`));
  const sender = [from.name, from.address].filter(Boolean).join(' · ') || t('noSender');
  const facts = [
    { name: t('from'), value: <bdi>{sender}</bdi> },
    ...(date ? [{ name: t('date'), value: <Timestamp value={date} withTime /> }] : []),
    { name: t('size'), value: <bdi dir="ltr">{sizeText(size, language)}</bdi> },
  ];
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
          gap: '8px 24px',
          overflowWrap: 'anywhere',
        }}
      >
        <div>
          <Typography variant="h3" component="h2">
            <bdi>
              <TypedText text={subject} />
            </bdi>
          </Typography>
          {mark && (
            <Box component="p" sx={{ color: 'primary.main', fontSize: 14 }}>
              {mark}
            </Box>
          )}
          <CardFacts facts={facts} />
        </div>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t(isOpen ? 'closeOf' : 'openOf', { subject })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'close' : 'open')}
          </Button>
          <Button variant="outlined" aria-label={t('deleteOf', { subject })} onClick={onDelete}>
            {t('delete')}
          </Button>
        </Box>
      </Box>
      {isOpen && <MailView id={mail.id} domId={id} />}
    </Box>
  );
};
