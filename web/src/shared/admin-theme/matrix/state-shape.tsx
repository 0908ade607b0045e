import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Empty, dashed, half and full: the shape carries the same information as the words. */
const shapes = {
  missing: 'M6.5 12h11',
  begun: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  waiting: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 8.5V12l2.5 2',
  done: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM9 12.2l2.2 2.2 4-4.6',
};
export type Shape = keyof typeof shapes;

const Line = styled('span')({
  display: 'flex',
  alignItems: 'start',
  gap: 5,
  '& svg': { flex: 'none' },
});

interface StateShapeProps {
  /** As data, for tests and styles. */
  state: string;
  shape: Shape;
  /** The shape alone; the words are spoken. */
  isShape?: boolean;
  children: ReactNode;
}

/** Where one language of a thing stands: words with a shape. */
export const StateShape = ({ state, shape, isShape = false, children }: StateShapeProps) => (
  <Line data-state={state} sx={{ color: shape === 'missing' ? 'text.secondary' : 'text.primary' }}>
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={shapes[shape]} strokeDasharray={shape === 'begun' ? '2.5 2.3' : undefined} />
    </svg>
    <span className={isShape ? 'visually-hidden' : undefined}>{children}</span>
  </Line>
);
