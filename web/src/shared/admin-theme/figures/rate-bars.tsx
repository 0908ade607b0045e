import Box from '@mui/material/Box';

interface RateBarsProps {
  /** Oldest first; a stretch without a rate has no bar. */
  stretches: readonly { key: string; rate: number | undefined; text: string }[];
  /** Where lines are drawn across, 0 to 1, with their words. */
  bounds: readonly { at: number; text: string }[];
  /** The words below the first and the last bar. */
  ends: readonly [string, string];
}

/** In units of the picture: one stretch, and the height of a whole bar. */
const [step, height] = [10, 120];

/**
 * A rate over time, as bars up to 100 %. Only for the eye: the same figures belong beside it as a table. Time runs in the
 * reading direction.
 */
export const RateBars = ({ stretches, bounds, ends }: RateBarsProps) => (
  <Box aria-hidden="true">
    <Box sx={{ position: 'relative', height, marginInlineEnd: '44px' }}>
      <Box
        component="svg"
        viewBox={`0 0 ${stretches.length * step} ${height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      >
        {stretches.map(({ key, rate, text }, index) => {
          const bar = rate === undefined ? 1 : Math.max(3, rate * height);
          return (
            <rect
              key={key}
              x={index * step + 1}
              y={height - bar}
              width={step - 2}
              height={bar}
              fill={rate === undefined ? 'var(--line)' : 'var(--accent)'}
            >
              <title>{text}</title>
            </rect>
          );
        })}
        {bounds.map(({ at }) => (
          <line
            key={at}
            x1={0}
            x2={stretches.length * step}
            y1={(1 - at) * height}
            y2={(1 - at) * height}
            stroke="var(--soft)"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Box>
      {bounds.map(({ at, text }) => (
        <Box
          key={at}
          component="span"
          sx={{
            position: 'absolute',
            insetInlineStart: 'calc(100% + 6px)',
            transform: 'translateY(-50%)',
            color: 'text.secondary',
            fontSize: 13,
            lineHeight: 1,
          }}
          style={{ top: `${(1 - at) * 100}%` }}
        >
          {text}
        </Box>
      ))}
    </Box>
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        marginInlineEnd: '44px',
        mt: 0.5,
        color: 'text.secondary',
        fontSize: 13,
      }}
    >
      {ends.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  </Box>
);
