import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#contracts/text/formats.ts';
import { credentials } from '../../api/credentials.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { downloadFile } from '../../ui/download.ts';
import { discardWrite, retryWrite } from '../outbox.ts';
import type { WaitingWrite } from '../waiting-write.ts';
import { Versions } from './versions.tsx';
import { changedInWords, changeInWords } from './words.ts';

const saveAsFile = ({ call, pathParameters, body, at }: WaitingWrite) =>
  downloadFile(
    `${call}-${at.slice(0, 10)}.json`,
    'application/json',
    JSON.stringify({ call, at, pathParameters, body }, undefined, 2),
  );

/** One change that waits: what it is, why it waits, and what can be done with it. */
export const Entry = ({ write, isOnline }: { write: WaitingWrite; isOnline: boolean }) => {
  const { t } = useTranslation('outbox');
  const language = useLanguage();
  const [asks, setAsks] = useState<'discard' | 'versions'>();
  const { id, state, message, code, at } = write;
  const retry = async () => {
    // A write that needs the password is sent while its user is there to give it.
    if (code === 'confirmationNeeded' && !(await credentials.confirm?.())) return;
    await retryWrite(id);
  };
  const changed = changedInWords(write, t, language);
  const reason = state === 'waiting' ? t(isOnline ? 'state.turn' : 'state.connection') : t(`state.${state}`);
  return (
    <li>
      <h3>{changeInWords(write, t)}</h3>
      {changed && <p>{changed}</p>}
      <p className="fine">
        <time dateTime={at}>
          {dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
        </time>
      </p>
      <p>{reason}</p>
      {message && <p dir="auto">{message}</p>}
      {asks === 'versions' && (
        <Versions write={write} onDone={() => setAsks(undefined)} onGivenUp={() => setAsks('discard')} />
      )}
      {asks === 'discard' ? (
        <>
          <p role="alert">{t('discardText')}</p>
          <div className="actions">
            <button type="button" className="button" onClick={() => saveAsFile(write)}>
              {t('saveAsFile')}
            </button>
            <button type="button" className="button" onClick={() => discardWrite(id)}>
              {t('discardNow')}
            </button>
            <button type="button" className="text-button" onClick={() => setAsks(undefined)}>
              {t('keep')}
            </button>
          </div>
        </>
      ) : (
        <div className="actions">
          {state === 'failed' && (
            <button type="button" className="button" onClick={retry}>
              {t('retry')}
            </button>
          )}
          {state === 'conflict' && asks !== 'versions' && (
            <button type="button" className="button" onClick={() => setAsks('versions')}>
              {t('compare')}
            </button>
          )}
          {asks !== 'versions' && (
            <button type="button" className="text-button" onClick={() => setAsks('discard')}>
              {t('discard')}
            </button>
          )}
        </div>
      )}
    </li>
  );
};
