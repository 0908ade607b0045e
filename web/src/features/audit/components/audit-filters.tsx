import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions, resourceTypes } from '#contracts/audit/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select, TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { CloseIcon } from '#web/shared/admin-theme/core/icons.tsx';
import type { AuditView } from '../model/audit-view.ts';
import { useEntryTexts } from './use-entry-texts.ts';

interface AuditFiltersProps {
  view: AuditView;
  /** The name of the user whose entries are listed. */
  actorName: string | undefined;
  onChange: (changes: Partial<Record<keyof AuditView, string>>) => void;
}

const Filter = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Box>
  );
};

/** Narrows the list by what was done, to what, when, and by whom. */
export const AuditFilters = ({ view, actorName, onChange }: AuditFiltersProps) => {
  const { t } = useTranslation('audit');
  const { actionText, resourceText } = useEntryTexts();
  const name = actorName ?? view.actor ?? '';
  return (
    <Box role="search" aria-label={t('filters')} sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 2fr) minmax(0, 1.4fr) 1fr 1fr' },
          gap: '12px 16px',
          maxWidth: 900,
          '& > *': { gridColumn: { xs: 'span 1' } },
          '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', md: 'span 1' } },
        }}
      >
        <Filter label={t('column.action')}>
          {(id) => (
            <Select id={id} value={view.action ?? ''} onChange={({ target }) => onChange({ action: target.value })}>
              <option value="">{t('allActions')}</option>
              {auditActions.map((action) => (
                <option key={action} value={action}>
                  {actionText(action)}
                </option>
              ))}
            </Select>
          )}
        </Filter>
        <Filter label={t('column.resource')}>
          {(id) => (
            <Select
              id={id}
              value={view.resourceType ?? ''}
              onChange={({ target }) => onChange({ resourceType: target.value })}
            >
              <option value="">{t('allResources')}</option>
              {resourceTypes.map((type) => (
                <option key={type} value={type}>
                  {resourceText(type)}
                </option>
              ))}
            </Select>
          )}
        </Filter>
        <Filter label={t('from')}>
          {(id) => (
            <TextInput
              id={id}
              type="date"
              value={view.from ?? ''}
              max={view.to}
              onChange={({ target }) => onChange({ from: target.value })}
            />
          )}
        </Filter>
        <Filter label={t('to')}>
          {(id) => (
            <TextInput
              id={id}
              type="date"
              value={view.to ?? ''}
              min={view.from}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          )}
        </Filter>
      </Box>
      {view.actor && (
        <Button
          variant="outlined"
          endIcon={<CloseIcon />}
          aria-label={t('clearActor', { name })}
          onClick={() => onChange({ actor: '' })}
          sx={{ justifySelf: 'start' }}
        >
          {t('actorChip', { name: isolate(name) })}
        </Button>
      )}
      {view.resourceId && (
        <Button
          variant="outlined"
          endIcon={<CloseIcon />}
          aria-label={t('clearResource')}
          onClick={() => onChange({ resourceId: '' })}
          sx={{ justifySelf: 'start' }}
        >
          {t('resourceChip', { name: isolate(view.resourceId) })}
        </Button>
      )}
    </Box>
  );
};
