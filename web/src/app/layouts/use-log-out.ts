import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';

/** Logs out and goes home; the code for it is fetched when it is asked for. */
export const useLogOut = () => {
  const navigate = useNavigate();
  return async () => {
    const { logOut } = await import('#web/shared/session/log-out.ts');
    void logOut();
    await navigate(paths.home);
  };
};
