import type { TFunction } from 'i18next';

/**
 * The line above a page that was kept, with its styles. The page for what is not here carries it for the service worker,
 * which has no texts of its own and puts the date into it (`web/src/service-worker/dated-page.ts`). The link waits until
 * the site has something newer (`web/src/features/offline/renew-copy.ts`).
 */
export const StoredMark = ({ t, styles }: { t: TFunction<('common' | 'network' | 'offline')[]>; styles: string }) => {
  const [before, after] = t('offline:stored', { date: '|' }).split('|');
  return (
    <template>
      <link rel="stylesheet" href={styles} />
      <p className="stored-mark" role="status">
        <span>{before}</span>
        <time />
        <span>{after}</span> {/* biome-ignore lint/a11y/useValidAnchor: the same address again, whichever that is. */}
        <a href="">{t('offline:newest')}</a>
      </p>
    </template>
  );
};
