import type { TFunction } from 'i18next';
import { type Connection, connectionType } from '#web/shared/network/connection-type.ts';
import { type OutboxCount, outboxStatus } from '#web/shared/outbox/outbox-status.ts';

interface NetworkIndicatorProps {
  isOnline: boolean;
  /** This user's changes that the server does not have yet. */
  count: OutboxCount;
  t: TFunction<'network'>;
}

/**
 * At the bottom left, as long as there is no connection or something waits to be sent: how much, and in what kind of network
 * the device is. Where something waits, it opens the list of it.
 */
export const NetworkIndicator = ({ isOnline, count, t }: NetworkIndicatorProps) => {
  const { waiting, stuck } = count;
  const all = waiting + stuck;
  if (isOnline && all === 0) return null;
  const { type, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  // Without a connection, the speed is that of the last one.
  const connection = connectionType({
    ...(type ? { type } : {}),
    ...(isOnline && effectiveType ? { effectiveType } : {}),
  });
  const sign = () => {
    if (!isOnline) return t('offline');
    return waiting > 0 ? t('syncing', { number: waiting }) : t('stuck', { number: stuck });
  };
  const parts = [
    sign(),
    ...(!isOnline && all > 0 ? [t('waiting', { number: all })] : []),
    ...(connection ? [t(`connection.${connection.kind}`, connection)] : []),
  ].join(' · ');
  if (all === 0) return <div className="network-indicator">{parts}</div>;
  return (
    <button type="button" ref={outboxStatus.shown} className="network-indicator" onClick={() => outboxStatus.open?.()}>
      {parts}
    </button>
  );
};
