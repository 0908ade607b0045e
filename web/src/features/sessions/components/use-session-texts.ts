import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { durationText } from '#web/shared/admin-theme/format/duration-text.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { sessionAt } from '../model/session-clock.ts';
import { sinceText } from '../model/since-text.ts';

export interface SessionItemProps {
  session: Session;
  /** Milliseconds since the epoch. */
  serverNow: number;
  onRevoke: (session: Session) => void;
}

/** The texts of a row and a card about a session at this moment. */
export const useSessionTexts = (session: Session, serverNow: number) => {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const { state, activeFor, expiresIn } = sessionAt(session, serverNow);
  const browser = session.browser || t('unknownBrowser');
  return {
    browser,
    state,
    activeFor: durationText(activeFor, language),
    /** Nothing for a session that is over. */
    expiresIn: expiresIn === undefined ? undefined : durationText(expiresIn, language),
    since: sinceText((serverNow - Date.parse(session.lastActivity)) / 1_000, language),
    /** Only spoken, so without direction marks. */
    revokeLabel: t('revokeOf', { username: session.username, browser }),
  };
};
