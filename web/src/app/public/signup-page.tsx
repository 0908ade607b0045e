import { useTranslation } from 'react-i18next';
import type { PageModule } from '../route-context.ts';
import { ComingSoon } from './coming-soon.tsx';

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('pages:signupMetaTitle'),
  description: t('pages:signupText'),
  noindex: true,
});

export const Component = () => {
  const { t } = useTranslation('pages');
  return <ComingSoon title={t('signupTitle')} text={t('signupText')} />;
};
