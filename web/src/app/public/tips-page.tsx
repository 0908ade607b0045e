import { useTranslation } from 'react-i18next';
import type { PageModule } from '../route-context.ts';
import { ComingSoon } from './coming-soon.tsx';

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('pages:tipsMetaTitle'),
  description: t('pages:tipsText'),
  noindex: true,
});

export const Component = () => {
  const { t } = useTranslation('pages');
  return (
    <ComingSoon
      title={t('tipsTitle')}
      text={t('tipsText')}
      points={[
        t('tipsPointChoosing'),
        t('tipsPointFitting'),
        t('tipsPointBreakingIn'),
        t('tipsPointCare'),
        t('tipsPointSafety'),
      ]}
    >
      <p>{t('tipsLogin')}</p>
    </ComingSoon>
  );
};
