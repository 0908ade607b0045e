import { useTranslation } from 'react-i18next';
import type { PageModule } from '../route-context.ts';
import { ComingSoon } from './coming-soon.tsx';

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('pages:blogMetaTitle'),
  description: t('pages:blogText'),
});

export const Component = () => {
  const { t } = useTranslation('pages');
  return (
    <ComingSoon
      title={t('blogTitle')}
      text={t('blogText')}
      points={[t('blogPointFitting'), t('blogPointMakers'), t('blogPointCare')]}
    >
      <p>{t('blogEmpty')}</p>
    </ComingSoon>
  );
};
