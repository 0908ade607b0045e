import Box from '@mui/material/Box';
import type { PointerEvent, ReactNode } from 'react';

interface ChartCursorProps {
  label: string;
  /** Where the points are, 0 to 1 from the left. */
  xs: readonly number[];
  /** The point that is read. */
  at: number;
  textAt: (index: number) => string;
  onChoose: (index: number) => void;
  /** The picture. */
  children: ReactNode;
}

/**
 * Lets a chart be read point by point: by pointer, by finger, and by the keys of the browser's own slider, which lies over it
 * unseen and says each point to a screen reader.
 */
export const ChartCursor = ({ label, xs, at, textAt, onChoose, children }: ChartCursorProps) => {
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const distances = xs.map((x) => Math.abs(x - share));
    onChoose(distances.indexOf(Math.min(...distances)));
  };
  return (
    <Box
      onPointerMove={follow}
      onPointerDown={follow}
      sx={{
        position: 'relative',
        marginInlineStart: '44px',
        mt: 1,
        borderRadius: 1,
        '&:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: '4px' },
      }}
    >
      {children}
      <Box
        component="input"
        type="range"
        aria-label={label}
        aria-valuetext={textAt(at)}
        min={0}
        max={xs.length - 1}
        step={1}
        value={at}
        onChange={({ target }: { target: { value: string } }) => onChoose(Number(target.value))}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          opacity: 0,
          cursor: 'crosshair',
          // A finger that moves up or down scrolls the page.
          touchAction: 'pan-y',
        }}
      />
    </Box>
  );
};
