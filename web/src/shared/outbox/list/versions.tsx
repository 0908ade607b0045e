import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/i18n.ts';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import { versionsIn } from '../drain-outbox.ts';
import { onVersions, retryWrite } from '../outbox.ts';
import { readTheirs } from '../send-write.ts';
import { type Side, sidesOf } from '../versions-side-by-side.ts';
import type { WaitingWrite } from '../waiting-write.ts';
import { SidesTable } from './sides-table.tsx';

interface VersionsProps {
  write: WaitingWrite;
  onDone: () => void;
  /** The site's version is to stay: the own one is given up as any other change, after a question and with a file. */
  onGivenUp: () => void;
}

/** Both versions of what two people have changed, side by side; one of them is to be kept. */
export const Versions = ({ write, onDone, onGivenUp }: VersionsProps) => {
  const { t, i18n } = useTranslation('outbox');
  const { t: common } = useTranslation('common');
  const [seen, setSeen] = useState<{ sides: Side[]; versions: Record<string, number> }>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const read = async () => {
      // First what says that there is no connection: code that cannot be fetched says nothing.
      const theirs = (await readTheirs(write)) ?? {};
      if (write.call === 'saveSettings') {
        const { settingTexts } = await import('./setting-texts.ts');
        await loadTexts(i18n, currentLanguage(i18n), [settingTexts]);
      }
      setSeen({ sides: sidesOf(write, theirs), versions: versionsIn(write, theirs) });
    };
    read().catch((error: Error) => setFailure(error.message));
  }, [write, i18n]);
  if (failure) return <p role="alert">{failure}</p>;
  if (!seen) return <p role="status">{common('loading')}</p>;
  const keepMine = () =>
    retryWrite(write.id, { body: onVersions(write, seen.versions).body, key: crypto.randomUUID() }).then(onDone);
  return (
    <>
      <SidesTable sides={seen.sides} theirs={t('theirs')} />
      <div className="actions">
        <button type="button" className="button button-full" onClick={keepMine}>
          {t('keepMine')}
        </button>
        <button type="button" className="button" onClick={onGivenUp}>
          {t('keepTheirs')}
        </button>
      </div>
    </>
  );
};
