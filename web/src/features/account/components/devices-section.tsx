import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeDevice, revokeOtherDevices } from '#contracts/account/endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '#web/shared/ui/load-failure.tsx';
import { Loading } from '#web/shared/ui/loading.tsx';
import { devicesQuery } from '../api/queries.ts';
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
  const revoke = useMutation({
    mutationFn: async (id: string) => {
      setDone(undefined);
      await write(revokeDevice, { pathParameters: { id }, failureText: t('revokeFailed') });
      setDone(t('revoked'));
      await queryClient.invalidateQueries(devicesQuery);
    },
  });
  const revokeOthers = useMutation({
    mutationFn: async () => {
      setDone(undefined);
      const { revoked } = await write(revokeOtherDevices, { failureText: t('revokeFailed') });
      setDone(t('othersRevoked', { count: revoked }));
      await queryClient.invalidateQueries(devicesQuery);
    },
  });
  const active = devices?.filter(({ state }) => state === 'active');
  const failure = revoke.error ?? revokeOthers.error;
  return (
    <AccountSection id="devices" title={t('devicesTitle')} text={t('devicesText')}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !active && <Loading />}
      {active && (
        <ul className="devices">
          {active.map((device) => (
            <DeviceRow key={device.id} device={device} onRevoke={() => revoke.isPending || revoke.mutate(device.id)} />
          ))}
        </ul>
      )}
      {active && active.length > 1 && (
        <button type="button" className="button" disabled={revokeOthers.isPending} onClick={() => setAsking(true)}>
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
            revokeOthers.mutate();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {failure && <p role="alert">{failure.message}</p>}
      <SuccessLine text={done} />
    </AccountSection>
  );
};
