import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { SignUpFlow } from '#web/features/auth/components/sign-up-flow.tsx';
import { type KeptSignUp, readSignUpLink } from '#web/features/auth/model/kept-sign-up.ts';
import { safeReturnTo } from '#web/features/auth/model/return-to.ts';
import { authTexts } from '#web/features/auth/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { paths } from '#web/shared/paths.ts';
import { profileTexts } from '#web/shared/profile/texts.ts';
import { useAccountPath } from '#web/shared/use-account-path.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import type { PageModule } from '../route-context.ts';
import type { LoginState } from './login-state.ts';
import { ShoeStage } from './shoe-stage.tsx';

export const texts: PageModule['texts'] = [authTexts, formTexts, profileTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('auth:signUpMetaTitle'),
  description: t('auth:signUpMetaDescription'),
  noindex: true,
});

/** Moves the content of the mail's link from the address bar and the history into memory. */
const useSignUpLink = (): KeptSignUp | undefined => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<KeptSignUp>();
  useLayoutEffect(() => {
    const found = readSignUpLink(hash);
    if (!found) return;
    setLink(found);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
  return link;
};

export const Component = () => {
  const navigate = useNavigate();
  const visitor = useVisitor();
  const toAccount = useAccountPath();
  const [query] = useSearchParams();
  // An account opens the guide, as the form has said.
  const returnTo = safeReturnTo(query.get('returnTo')) ?? paths.tips;
  useEffect(() => {
    if (visitor) void navigate(returnTo, { replace: true });
  }, [visitor, navigate, returnTo]);
  return (
    <ShoeStage>
      <SignUpFlow
        link={useSignUpLink()}
        loginPath={toAccount(paths.login)}
        onConfirmed={(username) => {
          const state: LoginState = { notice: 'accountConfirmed', username };
          void navigate(toAccount(paths.login), { state });
        }}
      />
    </ShoeStage>
  );
};
