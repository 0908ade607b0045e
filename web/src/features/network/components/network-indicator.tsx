import type { TFunction } from 'i18next';
import { type Connection, connectionType } from '#web/shared/network/connection-type.ts';

/** Stays at the bottom left as long as there is no connection, with the kind of network that the device is in. */
export const NetworkIndicator = ({ isOnline, t }: { isOnline: boolean; t: TFunction<'network'> }) => {
  if (isOnline) return null;
  const { type } = (navigator as { connection?: Connection }).connection ?? {};
  const told = connectionType(type ? { type } : {});
  return (
    <div className="network-indicator">
      <span>{t('offline')}</span>
      {told && <span>{` · ${t(`connection.${told.kind}`, told)}`}</span>}
    </div>
  );
};
