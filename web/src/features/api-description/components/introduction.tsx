import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import { English } from './english.tsx';
import { SchemaTable } from './schema-table.tsx';

/** The rules of all calls, and the form of every refusal. */
export const Introduction = ({ document }: { document: ApiDocument }) => {
  const { t } = useTranslation('api-description');
  const { info, components } = document;
  return (
    <Box component="details" sx={{ mb: 2 }}>
      <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer' }}>
        {t('about')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: 760, mb: 2 }}>
        {info.description.split('\n\n').map((text) => (
          <English key={text} text={text} />
        ))}
      </Box>
      <SchemaTable document={document} schema={components.schemas.Problem ?? {}} title={t('refusals')} />
    </Box>
  );
};
