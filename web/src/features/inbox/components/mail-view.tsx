import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InboxMailDetails } from '#contracts/inbox/endpoints.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { sizeText } from '#web/shared/admin-theme/format/size-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { trustedDocument } from '#web/shared/mail-frame/trusted-document.ts';
import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import { inboxMailQuery } from '../api/inbox-queries.ts';
import { frameDocument } from '../model/mail-frame.ts';
import { DeliveryReport } from './delivery-report.tsx';
import { MailChecks } from './mail-checks.tsx';
import { UnsubscribeRequest } from './unsubscribe-request.tsx';

const Body = ({ mail }: { mail: InboxMailDetails }) => {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { html, text, isCut } = mail;
  return (
    <>
      {html && (
        <section>
          <Typography variant="h3">{t('htmlView')}</Typography>
          <Box
            component="iframe"
            title={t('frame')}
            sandbox=""
            ref={(frame: HTMLIFrameElement | null) => {
              if (frame) frame.srcdoc = trustedDocument(frameDocument(html, language));
            }}
            sx={{ width: '100%', height: 360, border: 1, borderColor: 'divider', bgcolor: '#fff', resize: 'vertical' }}
          />
        </section>
      )}
      {(text || !html) && (
        <section>
          <Typography variant="h3">{t('text')}</Typography>
          <Box component="p" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <TypedText text={text.trim() || t('noText')} />
          </Box>
        </section>
      )}
      {isCut && <p>{t('cut')}</p>}
    </>
  );
};

/** A mail: what it says, what is attached, and what the receiving server reports of it. Nothing in it acts. */
export const MailView = ({ id, domId }: { id: string; domId: string }) => {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(inboxMailQuery(id));
  return (
    <Box id={domId} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, py: 1.5 }}>
      {error && <FailureNotice title={t('openFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <>
          {data.to.length > 0 && (
            <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
              {t('to')}: <bdi>{data.to.map(({ address }) => address).join(', ')}</bdi>
            </Box>
          )}
          {data.isReport && <DeliveryReport recipients={data.recipients} isComplaint={data.isComplaint} />}
          {data.isUnsubscribe && !data.isReport && (
            <UnsubscribeRequest sender={data.from.address} mark={data.unsubscribeMark} />
          )}
          <Body mail={data} />
          {data.attachments.length > 0 && (
            <section>
              <Typography variant="h3">{t('attachments')}</Typography>
              <ul>
                {data.attachments.map(({ name, type, size }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list of a mail never changes, and names repeat.
                  <Box key={i} component="li" sx={{ overflowWrap: 'anywhere' }}>
                    <bdi>{name || t('unnamed')}</bdi> · <bdi>{type}</bdi> ·{' '}
                    <bdi dir="ltr">{sizeText(size, language)}</bdi>
                  </Box>
                ))}
              </ul>
              <Box component="p" sx={{ color: 'text.secondary' }}>
                {t('attachmentsNote')}
              </Box>
            </section>
          )}
          <MailChecks checks={data.checks} />
        </>
      )}
    </Box>
  );
};
