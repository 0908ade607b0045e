import { useTranslation } from 'react-i18next';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { groupKey } from '../model/group-key.ts';
import { qrPath } from '../model/qr-path.ts';
import { CopyButton } from './copy-button.tsx';
import { StepTitle } from './step-title.tsx';

interface TotpSetupProps {
  /** The key in base32, and the same as an address for the app. */
  secret: string;
  uri: string;
  /** The app's first code. @throws ApiError to be shown. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** The key for an authenticator app: to be scanned, or typed. Its first code proves that it arrived. */
export const TotpSetup = ({ secret, uri, onCode, onCancel }: TotpSetupProps) => {
  const { t } = useTranslation(['account', 'form']);
  const { path, size } = qrPath(uri);
  return (
    <>
      <StepTitle>{t('totpTitle')}</StepTitle>
      <p>{t('totpText')}</p>
      <div className="totp">
        <svg className="totp-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('totpCodeLabel')}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <div>
          <p>{t('totpKeyText')}</p>
          <p className="totp-key" dir="ltr">
            <code>{groupKey(secret)}</code>
          </p>
          <CopyButton text={secret} label={t('copyKey')} />
          {/* A phone cannot scan its own screen. */}
          <p className="totp-open">
            <a className="button" href={uri}>
              {t('openInApp')}
            </a>
          </p>
        </div>
      </div>
      <CodeForm answer={onCode} action={t('totpAction')} />
      <button type="button" className="text-button" onClick={onCancel}>
        {t('form:cancel')}
      </button>
    </>
  );
};
