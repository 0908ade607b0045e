import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { network } from '../../network/network.ts';
import { onSessionChange } from '../../session/session.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { recount } from '../count-writes.ts';
import { lostChanges } from '../lost-changes.ts';
import { ownWrites } from '../outbox.ts';
import { outboxStatus } from '../outbox-status.ts';
import type { WaitingWrite } from '../waiting-write.ts';
import { Entry } from './entry.tsx';
import styles from './list.css?inline';

adoptStyles(styles);

/** The present user's changes that the server does not have yet. */
export const List = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('outbox');
  const [writes, setWrites] = useState<WaitingWrite[]>();
  const isOnline = useSyncExternalStore(network.subscribe, network.isOnline);
  const lost = useSyncExternalStore(lostChanges.subscribe, lostChanges.count);
  useEffect(() => {
    const read = () => void ownWrites().then(setWrites, console.error);
    read();
    recount().catch(console.error);
    const stops = [outboxStatus.subscribe(read), onSessionChange(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <Dialog title={t('title')} onCancel={onClose}>
      <p role="status">
        {writes && (writes.length > 0 ? t('lead') : lost > 0 ? t('lost', { count: lost }) : t('allSent'))}
      </p>
      <ul className="outbox-list">
        {writes?.map((write) => (
          <Entry key={write.id} write={write} isOnline={isOnline} />
        ))}
      </ul>
      <div className="actions">
        <button type="button" className="button button-full" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
};
