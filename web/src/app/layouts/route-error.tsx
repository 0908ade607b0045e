import { useRouteError } from 'react-router';
import { NotFound } from '../not-found.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Shown in place of a screen that could not be drawn. */
export const RouteError = () => {
  const error = useRouteError();
  return error instanceof NotFound ? <NotFoundScreen /> : <ErrorScreen error={error} />;
};
