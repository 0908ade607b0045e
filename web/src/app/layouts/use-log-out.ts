import { useNavigate } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { noteState } from './page-note.tsx';

/** Logs out and goes to the home page; its code is loaded on demand. */
export const useLogOut = () => {
  const navigate = useNavigate();
  return async () => {
    const { logOut } = await import('#web/shared/session/log-out.ts');
    void logOut();
    await navigate(paths.home, { state: noteState('loggedOut') });
  };
};
