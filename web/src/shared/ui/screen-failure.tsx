import { LoadFailure } from './load-failure.tsx';

interface ScreenFailureProps {
  /** The title of the missing screen. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** A whole screen whose data could not be loaded. */
export const ScreenFailure = ({ title, error, onRetry }: ScreenFailureProps) => (
  <div className="wrap notice">
    <h1>{title}</h1>
    <LoadFailure error={error} onRetry={onRetry} />
  </div>
);
