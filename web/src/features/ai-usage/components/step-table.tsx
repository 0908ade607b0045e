import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Series, Step } from '../model/series.ts';

interface StepTableProps {
  steps: readonly Step[];
  series: readonly Series[];
  format: (value: number) => string;
  isEmpty: (place: number) => boolean;
}

/** The numbers of a chart, without the hours or days in which there was nothing. */
export const StepTable = ({ steps, series, format, isEmpty }: StepTableProps) => {
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
            !isEmpty(place) && (
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
