import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Series, Step } from '../model/series.ts';
import { StepDetails } from './step-table.tsx';

interface StepChartProps {
  /** The shown figures, in a sentence with the most important number. */
  summary: ReactNode;
  /** The hours or days. */
  steps: readonly Step[];
  series: readonly Series[];
  /** Bars stand on one another; dots stand for themselves. */
  kind: 'bars' | 'dots';
  format: (value: number) => string;
}

/** In units of the picture: one step, and the height of the highest bar. */
const [stepWidth, height] = [10, 96];

const Bars = ({ series, steps, most }: Pick<StepChartProps, 'series' | 'steps'> & { most: number }) =>
  steps.map(({ from }, place) => {
    let top = height;
    const x = place * stepWidth + 1.5;
    const parts = series.map(({ key, colour, values }) => {
      const bar = ((values[place] ?? 0) / most) * height;
      top -= bar;
      return bar > 0 && <rect key={key} x={x} y={top} width={stepWidth - 3} height={bar} fill={colour} />;
    });
    return (
      <g key={from}>
        {parts}
        {top === height && <rect x={x} y={height - 1} width={stepWidth - 3} height={1} fill="var(--line)" />}
      </g>
    );
  });

const Dots = ({ series, steps, most }: Pick<StepChartProps, 'series' | 'steps'> & { most: number }) => (
  <>
    <rect x={0} y={height - 1} width={steps.length * stepWidth} height={1} fill="var(--line)" />
    {series.flatMap(({ key, colour, values }) =>
      steps.map(({ from }, place) => {
        const value = values[place];
        if (value === undefined) return null;
        const y = height - 4 - (value / most) * (height - 8);
        // A short line is a dot that stays one when the picture is stretched.
        return (
          <rect
            key={`${key} ${from}`}
            x={place * stepWidth + 1.5}
            y={y}
            width={stepWidth - 3}
            height={3}
            fill={colour}
          />
        );
      }),
    )}
  </>
);

const Swatch = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ width: 9, height: 9, borderRadius: 999, bgcolor: colour, flex: 'none' }}
  />
);

/** Numbers by hour or day: a picture that runs in the reading direction, and the same numbers as a table. */
export const StepChart = ({ summary, steps, series, kind, format }: StepChartProps) => {
  const totals = steps.map((_, place) =>
    kind === 'bars'
      ? series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)
      : Math.max(0, ...series.map(({ values }) => values[place] ?? 0)),
  );
  const most = Math.max(...totals, Number.MIN_VALUE);
  const Picture = kind === 'bars' ? Bars : Dots;
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>{summary}</figcaption>
      {series.length > 1 && (
        <Box
          component="ul"
          aria-hidden="true"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', mt: 0.5, fontSize: 13 }}
        >
          {series.map(({ key, name, colour }) => (
            <Box
              component="li"
              key={key}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
            >
              <Swatch colour={colour} /> {name}
            </Box>
          ))}
        </Box>
      )}
      <Box
        component="svg"
        viewBox={`0 0 ${steps.length * stepWidth} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        sx={{ display: 'block', width: '100%', height, mt: 1, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      >
        <Picture series={series} steps={steps} most={most} />
      </Box>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: 13 }}
      >
        <span>{steps[0]?.name}</span>
        <span>{steps.at(-1)?.name}</span>
      </Box>
      <StepDetails steps={steps} series={series} format={format} />
    </figure>
  );
};
