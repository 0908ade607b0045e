import { useNavigate } from 'react-router';
import { AccountScreen } from '#web/features/account/components/account-screen.tsx';
import { accountTexts } from '#web/features/account/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { outboxTexts } from '#web/shared/outbox/list/texts.ts';
import { paths } from '#web/shared/paths.ts';
import { profileTexts } from '#web/shared/profile/texts.ts';
import { noteState } from '../layouts/page-note.tsx';
import type { PageModule } from '../route-context.ts';

export const texts: PageModule['texts'] = [accountTexts, formTexts, outboxTexts, profileTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('account:metaTitle'),
  description: t('account:metaDescription'),
  noindex: true,
});

export const Component = () => {
  const navigate = useNavigate();
  return <AccountScreen onDeleted={() => navigate(paths.home, { state: noteState('accountDeleted') })} />;
};
