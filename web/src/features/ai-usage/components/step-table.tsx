import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Series, Step } from '../model/series.ts';

export interface StepTableProps {
  steps: readonly Step[];
  series: readonly Series[];
  format: (value: number) => string;
}

const StepTable = ({ steps, series, format }: StepTableProps) => {
  const { t } = useTranslation('ai-usage');
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: 13.5,
        '& th, & td': { py: 0.5, textAlign: 'end', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
        '& th:first-of-type': { textAlign: 'start' },
        '& td, & th + th': { paddingInlineStart: 1 },
        '& thead th': { color: 'text.secondary' },
        '& tbody tr': { borderTop: '1px solid var(--line)' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          {series.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(
          ({ from, name }, place) =>
            series.some(({ values }) => (values[place] ?? 0) > 0) && (
              <tr key={from}>
                <th scope="row">{name}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>
                    <bdi>{values[place] === undefined ? '–' : format(values[place])}</bdi>
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </Box>
  );
};

/** Numbers by hour or day, without those in which there was nothing; opened on request. */
export const StepDetails = (props: StepTableProps) => {
  const { t } = useTranslation('ai-usage');
  return (
    <Box
      component="details"
      sx={{ mt: 0.5, '& summary': { cursor: 'pointer', py: 0.75, color: 'text.secondary', fontSize: 13.5 } }}
    >
      <summary>{t('asTable')}</summary>
      {/* More columns than a phone has room for. */}
      <Box sx={{ overflowX: 'auto' }}>
        <StepTable {...props} />
      </Box>
    </Box>
  );
};
