import { useTranslation } from 'react-i18next';
import type { PageModule } from '../route-context.ts';
import { ComingSoon } from './coming-soon.tsx';

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('pages:requestResetMetaTitle'),
  description: t('pages:requestResetText'),
  noindex: true,
});

export const Component = () => {
  const { t } = useTranslation('pages');
  return <ComingSoon title={t('requestResetTitle')} text={t('requestResetText')} />;
};
