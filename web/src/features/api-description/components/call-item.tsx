import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import type { Call } from '../model/calls.ts';
import { CallDetails } from './call-details.tsx';
import { Code, English } from './english.tsx';

/** Down while the call is closed, up while it is open. */
const Mark = styled('svg')({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  color: 'var(--soft)',
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
});

const Line = styled('summary')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto 16px',
  alignItems: 'center',
  gap: '2px 16px',
  minHeight: 44,
  padding: '10px 0',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'var(--accent)' },
  // On a phone who may call stands below what is done.
  '@media (max-width: 699px)': {
    gridTemplateColumns: '60px minmax(0, 1fr) 16px',
    '& > :nth-of-type(3)': { gridColumn: 2, gridRow: 2, textAlign: 'start' },
    '& > svg': { gridColumn: 3, gridRow: 1 },
  },
});

interface CallItemProps {
  document: ApiDocument;
  call: Call;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A call: one line, and below it everything else once it is opened. */
export const CallItem = ({ document, call, isOpen, onToggle }: CallItemProps) => {
  const { t } = useTranslation('api-description');
  const { operationId, method, path, summary } = call;
  return (
    <Box
      component="details"
      id={operationId}
      open={isOpen}
      onToggle={({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
      sx={{ borderTop: 1, borderColor: 'divider', scrollMarginTop: 96 }}
    >
      <Line>
        <Tag
          data-strong={method === 'GET' || method === 'HEAD' ? undefined : ''}
          lang="en"
          sx={{ justifySelf: 'start' }}
        >
          {method}
        </Tag>
        <span>
          <Code>{path}</Code>
          <English text={summary} />
        </span>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5, textAlign: 'end' }}>
          {t(`access.${call['x-access']}`)}
        </Box>
        <Mark viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </Mark>
      </Line>
      {isOpen && <CallDetails document={document} call={call} />}
    </Box>
  );
};
