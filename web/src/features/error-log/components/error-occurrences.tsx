import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorOccurrence } from '#contracts/error-log/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { errorNumberText } from '#web/shared/error-number.ts';

const Code = styled('pre')({
  margin: '4px 0 12px',
  padding: 12,
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: 4,
  backgroundColor: 'var(--blush-soft)',
  font: '13px / 1.5 ui-monospace, monospace',
  textAlign: 'start',
});

/** A stack, which scrolls within its box; by keyboard it must be reached for that. */
const Stack = ({ title, text }: { title: string; text: string }) => {
  const id = useId();
  return (
    <>
      <Box id={id} sx={{ fontSize: 13, color: 'text.secondary' }}>
        {title}
      </Box>
      <Code dir="ltr" role="region" aria-labelledby={id} tabIndex={0}>
        {text}
      </Code>
    </>
  );
};

interface OccurrenceProps {
  met: ErrorOccurrence;
  /** The message above all of them. */
  message: string;
  isOpen: boolean;
}

const Occurrence = ({ met, message, isOpen }: OccurrenceProps) => {
  const { t } = useTranslation('error-log');
  const { id, time, path, browser, stack, componentStack } = met;
  return (
    <Box component="details" open={isOpen} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', overflowWrap: 'anywhere' }}>
        {/* Beside the triangle. */}
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            flexWrap: 'wrap',
            columnGap: 2,
            maxWidth: 'calc(100% - 24px)',
            verticalAlign: 'top',
          }}
        >
          <Box component="bdi" dir="ltr" translate="no" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
            {errorNumberText(id)}
          </Box>
          <Timestamp value={time} withTime />
          <bdi>{path}</bdi>
          <bdi>{browser || t('unknownBrowser')}</bdi>
        </Box>
      </Box>
      {met.message && met.message !== message && (
        <Box component="p" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <bdi>{met.message}</bdi>
        </Box>
      )}
      {stack ? <Stack title={t('stack')} text={stack} /> : <Box sx={{ pb: 1.5 }}>{t('noStack')}</Box>}
      {componentStack && <Stack title={t('componentStack')} text={componentStack} />}
    </Box>
  );
};

interface ErrorOccurrencesProps {
  occurrences: readonly ErrorOccurrence[];
  message: string;
  number: string | undefined;
}

/** Each time an error was met, the latest first. That one is open, and the one that was searched for. */
export const ErrorOccurrences = ({ occurrences, message, number }: ErrorOccurrencesProps) => (
  <>
    {occurrences.map((met, index) => (
      <Occurrence key={met.id} met={met} message={message} isOpen={number ? met.id === number : index === 0} />
    ))}
  </>
);
