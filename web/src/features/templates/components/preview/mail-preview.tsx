import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Input } from '#contracts/http/endpoint.ts';
import type { previewMail } from '#contracts/templates.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { written } from '#web/shared/i18n/written.ts';
import { previewQuery } from '../../api/template-queries.ts';
import { MailFrame } from './mail-frame.tsx';

const widths = { phone: 375, desktop: 720 } as const;
const devices = ['phone', 'desktop'] as const;
const schemes = ['light', 'dark'] as const;

interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly Option[];
  chosen: Option;
  textOf: (option: Option) => string;
  onChoose: (option: Option) => void;
}

/** Two looks of the same thing, of which one is shown. */
const Choice = <Option extends string>({ label, options, chosen, textOf, onChoose }: ChoiceProps<Option>) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', border: '1px solid var(--control)', borderRadius: 1 }}>
    {options.map((option) => (
      <Button
        key={option}
        aria-pressed={option === chosen}
        onClick={() => onChoose(option)}
        sx={{
          px: 2,
          borderRadius: '3px',
          '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' },
        }}
      >
        {textOf(option)}
      </Button>
    ))}
  </Box>
);

interface MailPreviewProps {
  mail: Input<typeof previewMail, 'body'>;
}

/** A mail as the caller would get it: its line in a list of mails, the mail itself, and its plain text. */
const MailPreview = ({ mail }: MailPreviewProps) => {
  const { t } = useTranslation('templates');
  const [device, setDevice] = useState<keyof typeof widths>(() =>
    matchMedia('(max-width: 700px)').matches ? 'phone' : 'desktop',
  );
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const { data, error, isFetching, refetch } = useQuery(previewQuery(mail));
  if (error) return <FailureNotice title={t('previewFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const { from, subject, html, text, bytes } = data;
  const direction = written(mail.language);
  return (
    <Box aria-busy={isFetching} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Choice
          label={t('device')}
          options={devices}
          chosen={device}
          textOf={(option) => t(`deviceName.${option}`)}
          onChoose={setDevice}
        />
        <Choice
          label={t('scheme')}
          options={schemes}
          chosen={scheme}
          textOf={(option) => t(`schemeName.${option}`)}
          onChoose={setScheme}
        />
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          {t('size', { count: Math.ceil(bytes / 1_000) })}
        </Box>
      </Box>
      <Box component="section" aria-label={t('inboxLine')}>
        <Box
          {...direction}
          sx={{
            maxWidth: widths[device],
            p: '12px 16px',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          }}
        >
          <Box component="p" sx={{ fontWeight: 500 }}>
            {from}
          </Box>
          <p>{subject || t('noSubject')}</p>
          <Box component="p" sx={{ color: 'text.secondary' }}>
            {mail.text.preheader}
          </Box>
        </Box>
      </Box>
      <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {/* A phone shows itself at its own width. */}
        <Box sx={{ width: widths[device], mx: 'auto', ...(device === 'phone' && { maxWidth: '100%' }) }}>
          <MailFrame title={t('frame')} html={html} scheme={scheme} />
        </Box>
      </Box>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, display: 'list-item', py: 1 }}>
          {t('plainText')}
        </Box>
        <Box
          component="pre"
          {...direction}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit', unicodeBidi: 'plaintext' }}
        >
          {text}
        </Box>
      </details>
    </Box>
  );
};

export default MailPreview;
