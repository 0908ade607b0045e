import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account/endpoints.ts';
import { siteConfigQuery } from '#web/shared/config/site-config.ts';

/** The possible changes of the second factor; each asks for the password first, and for a code where one is on. */
export type FactorChange = 'totp' | 'email' | 'codes' | 'off';

interface FactorOverviewProps {
  account: Account;
  onChoose: (change: FactorChange) => void;
}

/** The second factor as it is, and what can be done about it. */
export const FactorOverview = ({ account, onChoose }: FactorOverviewProps) => {
  const { t } = useTranslation('account');
  const offered = useQuery(siteConfigQuery).data?.accounts.secondFactors ?? ['totp', 'email'];
  if (account.secondFactor === 'none' && offered.length === 0) return <p className="fine">{t('factorNotOffered')}</p>;
  if (account.secondFactor === 'none')
    return (
      <ul className="factor-choices">
        {(['totp', 'email'] as const)
          .filter((kind) => offered.includes(kind))
          .map((kind) => (
            <li key={kind}>
              <h3>{t(`${kind}Choice`)}</h3>
              <p className="fine">{t(`${kind}ChoiceText`)}</p>
              <button type="button" className="button" onClick={() => onChoose(kind)}>
                {t(`${kind}ChoiceAction`)}
              </button>
            </li>
          ))}
      </ul>
    );
  return (
    <>
      <p>{account.secondFactor === 'totp' ? t('totpIsOn') : t('emailIsOn')}</p>
      <p className="fine">{t('recoveryCodesLeft', { count: account.recoveryCodes })}</p>
      <div className="factor-actions">
        {(account.secondFactor === 'totp' || offered.includes('totp')) && (
          <button type="button" className="button" onClick={() => onChoose('totp')}>
            {account.secondFactor === 'totp' ? t('replaceTotp') : t('totpChoiceAction')}
          </button>
        )}
        <button type="button" className="button" onClick={() => onChoose('codes')}>
          {t('renewCodes')}
        </button>
        <button type="button" className="text-button" onClick={() => onChoose('off')}>
          {t('switchOff')}
        </button>
      </div>
    </>
  );
};
