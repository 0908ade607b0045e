import Box from '@mui/material/Box';
import type { ChartGeometry } from '#contracts/charts/chart-geometry.ts';

export const seriesKeys = ['views', 'visits', 'visitors'] as const;

/** In units of the picture, which is stretched to its place. */
export const [width, height] = [1000, 200];

/** Distinguished by their dashes as well as by their colour. */
export const strokes = {
  views: { stroke: 'var(--accent)', strokeWidth: 2.5 },
  visits: { stroke: 'var(--ink)', strokeWidth: 1.75, strokeDasharray: '7 4' },
  visitors: { stroke: 'var(--soft)', strokeWidth: 2, strokeDasharray: '2 4', strokeLinecap: 'round' },
} as const;

interface ChartPictureProps {
  /** Of views, visits and visitors. */
  geometry: ChartGeometry;
  /** The point that is read. */
  at: number;
  format: (value: number) => string;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The lines, only for the eye. Words and dots stand beside the picture: stretched, they could not be read. */
export const ChartPicture = ({ geometry: { ticks, xs, series }, at, format }: ChartPictureProps) => (
  <Box aria-hidden="true" sx={{ position: 'relative', height }}>
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height, '& path, & line': { vectorEffect: 'non-scaling-stroke' } }}
    >
      {ticks.map(({ value, y }) => (
        <line key={value} x1={0} x2={width} y1={y} y2={y} stroke="var(--line)" />
      ))}
      <line x1={xs[at]} x2={xs[at]} y1={0} y2={height} stroke="var(--control)" />
      <path d={series[0]?.area} fill="var(--accent)" fillOpacity={0.1} />
      {seriesKeys.map((key, index) => (
        <path key={key} d={series[index]?.line} fill="none" {...strokes[key]} />
      ))}
    </Box>
    {ticks.map(({ value, y }) => (
      <Box
        key={value}
        component="span"
        sx={{
          position: 'absolute',
          insetInlineEnd: 'calc(100% + 8px)',
          transform: 'translateY(-50%)',
          color: 'text.secondary',
          fontSize: 13,
          lineHeight: 1,
        }}
        style={{ top: percent(y, height) }}
      >
        {format(value)}
      </Box>
    ))}
    {seriesKeys.map((key, index) => {
      const point = series[index]?.points[at];
      return (
        point && (
          <Box
            key={key}
            component="span"
            sx={{ position: 'absolute', width: 9, height: 9, borderRadius: 999 }}
            // Where the geometry has put it: what stands in `sx` would be turned for readers from right to left.
            style={{
              left: percent(point.x, width),
              top: percent(point.y, height),
              background: strokes[key].stroke,
              transform: 'translate(-50%, -50%)',
            }}
          />
        )
      );
    })}
  </Box>
);
