import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { dateFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { Loading } from '#web/shared/ui/loading.tsx';
import { ScreenFailure } from '#web/shared/ui/screen-failure.tsx';
import { accountQuery } from '../api/queries.ts';
import styles from './account.css?inline';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { ExportSection } from './export-section.tsx';
import { FactorNotice } from './factor-notice.tsx';
import { LoginSection } from './login-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

adoptStyles(styles);

/** The user's own account: its data, its protection, where it is logged in, and how to download or delete it. */
export const AccountScreen = ({ onDeleted }: { onDeleted: () => void }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data: account, error, refetch } = useQuery(accountQuery);
  // A user who is led to it finds it at once.
  const isFactorFirst = useLocation().hash === '#two-factor';
  if (error) return <ScreenFailure title={t('eyebrow')} error={error} onRetry={refetch} />;
  if (!account) return <Loading />;
  const since = dateFormat(language, { dateStyle: 'long' }).format(new Date(account.created));
  return (
    <div className="wrap account">
      <header className="page-head">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1>
          <bdi>{account.username}</bdi>
        </h1>
        <p className="lead">
          <bdi>{account.email}</bdi>
        </p>
        <p className="fine">{t('since', { date: since })}</p>
      </header>
      <FactorNotice account={account} />
      {isFactorFirst && <SecondFactorSection account={account} />}
      <ProfileSection account={account} />
      <LoginSection account={account} />
      <PasswordSection username={account.username} />
      {!isFactorFirst && <SecondFactorSection account={account} />}
      <DevicesSection />
      <ExportSection />
      <DeleteSection email={account.email} onDeleted={onDeleted} />
    </div>
  );
};
