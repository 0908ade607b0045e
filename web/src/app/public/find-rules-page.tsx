import { useTranslation } from 'react-i18next';
import { RuleList } from '#web/features/finder/components/rule-list.tsx';
import { finderTexts } from '#web/features/finder/texts.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [finderTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('finder:rulesTitle'),
  description: t('finder:rulesLead'),
});

export const Component = () => {
  const { t } = useTranslation('finder');
  return (
    <article className="wrap">
      <header className="page-head">
        <h1>{t('rulesTitle')}</h1>
        <p className="lead">{t('rulesLead')}</p>
      </header>
      <RuleList />
    </article>
  );
};
