import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

/** One place where the account is logged in; it can be logged out there, after a question. */
export const DeviceRow = ({ device, onRevoke }: { device: Session; onRevoke: () => void }) => {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const format = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const browser = device.browser || t('unknownBrowser');
  const name = isolate(browser);
  return (
    <li className="device">
      <div>
        <p className="device-name">
          <bdi>{browser}</bdi> {device.current && <span className="device-current">{t('thisDevice')}</span>}
        </p>
        <p className="fine">
          <bdi>{device.ip}</bdi> ·{' '}
          <time dateTime={device.lastActivity}>
            {t('lastActivity', { time: format.format(new Date(device.lastActivity)) })}
          </time>
        </p>
      </div>
      {!device.current && (
        <button
          type="button"
          className="text-button"
          aria-label={t('revokeNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t('revoke')}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('revokeQuestion')}
          text={t('revokeText', { name })}
          action={t('revoke')}
          onConfirm={() => {
            setAsking(false);
            onRevoke();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
};
