import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { readVisitor } from '#web/shared/visitor/use-visitor.ts';
import { paths } from '../paths.ts';
import { ComingSoon } from '../public/coming-soon.tsx';
import type { PageModule } from '../route-context.ts';

/** Without an account to the log-in page, without the role to the home page. The server enforces the same. */
export const load: PageModule['load'] = async () => {
  const visitor = readVisitor();
  if (!visitor) throw redirect(paths.login);
  if (!visitor.isAdmin) throw redirect(paths.home);
};

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('pages:adminMetaTitle'),
  description: t('pages:adminText'),
  noindex: true,
});

export const Component = () => {
  const { t } = useTranslation('pages');
  return <ComingSoon title={t('adminTitle')} text={t('adminText')} />;
};
