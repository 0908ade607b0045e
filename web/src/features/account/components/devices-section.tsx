import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeDevice, revokeOtherDevices } from '#contracts/account.ts';
import { call } from '#web/shared/api/call.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '#web/shared/ui/load-failure.tsx';
import { Loading } from '#web/shared/ui/loading.tsx';
import { devicesQuery } from '../api/queries.ts';
import { useAction } from '../api/use-action.ts';
import { AccountSection } from './account-section.tsx';
import { DeviceRow } from './device-row.tsx';
import { SuccessLine } from './success-line.tsx';

/** Where the account is logged in. */
export const DevicesSection = () => {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const { data: devices, error, refetch } = useQuery(devicesQuery);
  const [done, setDone] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const revoke = useAction(async (id: string) => {
    setDone(undefined);
    await call(revokeDevice, { pathParameters: { id }, failureText: t('revokeFailed') });
    setDone(t('revoked'));
    await queryClient.invalidateQueries(devicesQuery);
  });
  const revokeOthers = useAction(async () => {
    setDone(undefined);
    const { revoked } = await call(revokeOtherDevices, { failureText: t('revokeFailed') });
    setDone(t('othersRevoked', { count: revoked }));
    await queryClient.invalidateQueries(devicesQuery);
  });
  const active = devices?.filter(({ state }) => state === 'active');
  const failure = revoke.failure ?? revokeOthers.failure;
  return (
    <AccountSection id="devices" title={t('devicesTitle')} text={t('devicesText')}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !active && <Loading />}
      {active && (
        <ul className="devices">
          {active.map((device) => (
            <DeviceRow key={device.id} device={device} onRevoke={() => void revoke.run(device.id)} />
          ))}
        </ul>
      )}
      {active && active.length > 1 && (
        <button type="button" className="button" disabled={revokeOthers.isBusy} onClick={() => setAsking(true)}>
          {t('revokeOthers')}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('revokeOthersQuestion')}
          text={t('revokeOthersText')}
          action={t('revokeOthers')}
          onConfirm={() => {
            setAsking(false);
            void revokeOthers.run();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      <SuccessLine text={done} />
    </AccountSection>
  );
};
