import { useTranslation } from 'react-i18next';
import { readEndMessage } from '#web/shared/session/session.ts';

/** The reason why a visitor is on the log-in page. */
export type LoginNoticeKind = 'sessionExpired' | 'accountConfirmed' | 'passwordChanged' | 'challengeOver';

/** The region is always there, or its text would not be announced. */
export const LoginNotice = ({ kind }: { kind: LoginNoticeKind | undefined }) => {
  const { t } = useTranslation('auth');
  const detail = kind === 'sessionExpired' ? readEndMessage() : undefined;
  return (
    <div className="form-notice" role="status">
      {kind && <p>{t(`notices.${kind}`)}</p>}
      {detail && <p className="fine">{detail}</p>}
    </div>
  );
};
