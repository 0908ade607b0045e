import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginFlow } from '#web/features/auth/components/login-flow.tsx';
import type { LoginNoticeKind } from '#web/features/auth/components/login-notice.tsx';
import { safeReturnTo } from '#web/features/auth/model/return-to.ts';
import { authTexts } from '#web/features/auth/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { paths } from '#web/shared/paths.ts';
import { factorNotice } from '#web/shared/session/factor-notice.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import { useAccountPath } from '#web/shared/use-account-path.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import type { PageModule } from '../route-context.ts';
import { type LoginState, loginNotices } from './login-state.ts';
import { ShoeStage } from './shoe-stage.tsx';

export const texts: PageModule['texts'] = [authTexts, formTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('auth:loginMetaTitle'),
  description: t('auth:loginMetaDescription'),
  noindex: true,
});

/**
 * The notice that the address or the previous screen asks for. The stored page is the same for all visitors, so it is
 * not in the first drawing.
 */
const useNotice = (): LoginNoticeKind | undefined => {
  const [query] = useSearchParams();
  const state = useLocation().state as LoginState | null;
  if (!useHydrated()) return undefined;
  if (query.get('reason') === 'session_expired') return 'sessionExpired';
  return loginNotices.find((kind) => kind === state?.notice);
};

const useUsername = (): string | undefined => {
  const { username } = (useLocation().state ?? {}) as Partial<LoginState>;
  return typeof username === 'string' ? username : undefined;
};

/** A user who is already logged in is redirected: to the page that was asked for, else to their start page. */
const useRedirectIfLoggedIn = () => {
  const [query] = useSearchParams();
  const visitor = useVisitor();
  const navigate = useNavigate();
  const returnTo = safeReturnTo(query.get('returnTo'));
  useEffect(() => {
    if (!visitor) return;
    const next = factorNotice.noted() ? `${paths.account}#two-factor` : returnTo;
    void navigate(next ?? (visitor.isAdmin ? paths.admin : paths.home), { replace: true });
  }, [visitor, navigate, returnTo]);
};

export const Component = () => {
  useRedirectIfLoggedIn();
  const navigate = useNavigate();
  const toAccount = useAccountPath();
  return (
    <ShoeStage>
      <LoginFlow
        notice={useNotice()}
        username={useUsername()}
        onSignUp={() => void navigate(toAccount(paths.signup))}
      />
    </ShoeStage>
  );
};
