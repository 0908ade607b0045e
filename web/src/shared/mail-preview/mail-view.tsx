import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilledMail } from '#contracts/templates/filled-mail.ts';
import type { Language } from '#contracts/text/language.ts';
import { SegmentedControl } from '../admin-theme/core/segmented-control.tsx';
import { written } from '../i18n/written.ts';
import { MailFrame } from './mail-frame.tsx';

const widths = { phone: 375, desktop: 720 } as const;
const devices = ['phone', 'desktop'] as const;
const schemes = ['light', 'dark'] as const;

interface MailViewProps {
  mail: FilledMail;
  language: Language;
  /** A later state of it is on its way. */
  isBusy: boolean;
}

/** A mail as a reader gets it: its line in a list of mails, the mail itself, and its plain text. */
export const MailView = ({
  mail: { from, subject, preheader, html, text, bytes },
  language,
  isBusy,
}: MailViewProps) => {
  const { t } = useTranslation('mail-preview');
  const [device, setDevice] = useState<keyof typeof widths>(() =>
    matchMedia('(max-width: 700px)').matches ? 'phone' : 'desktop',
  );
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const direction = written(language);
  return (
    <Box aria-busy={isBusy} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SegmentedControl
          label={t('device')}
          options={devices}
          chosen={device}
          textOf={(option) => t(`deviceName.${option}`)}
          onChoose={setDevice}
        />
        <SegmentedControl
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
            {preheader}
          </Box>
        </Box>
      </Box>
      <Box
        component="section"
        aria-label={t(`deviceName.${device}`)}
        // A window that is narrower than the device scrolls, by keys too.
        tabIndex={0}
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
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
