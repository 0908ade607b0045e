import { useEffect, useRef, useState } from 'react';
import { onActivity } from './activity.ts';
import { ConfirmationQuestion } from './confirmation-question.tsx';
import { followOwner } from './follow-owner.ts';
import { logOut } from './log-out.ts';
import { tokenExpiry } from './model/token-expiry.ts';
import { refreshSession } from './refresh-session.ts';
import { serverNow } from './server-clock.ts';
import { forgetSession, readToken } from './session.ts';
import { type SessionController, type SessionWarning, startSessionWatch } from './session-controller.ts';
import { SessionWarningDialog } from './session-warning-dialog.tsx';
import { verifiedVisitor } from './verified-visitor.ts';

/** A token that is not ours counts as expired. */
const storedExpiry = () => {
  const token = readToken();
  return token === undefined ? undefined : (tokenExpiry(token) ?? 0);
};

export interface SessionWatchProps {
  /** The session was ended by its user's choice in the warning. */
  onLoggedOut: () => void;
}

/** Watches over the session of a visitor who is logged in: warns before it runs out, asks for the password where a call needs it. */
export const SessionWatch = ({ onLoggedOut }: SessionWatchProps) => {
  const controller = useRef<SessionController>(undefined);
  const [warning, setWarning] = useState<SessionWarning>();

  useEffect(() => {
    const watch = startSessionWatch({
      now: serverNow,
      refresh: refreshSession,
      end: (message) => forgetSession('ended', message),
      warn: setWarning,
    });
    controller.current = watch;
    const look = () => watch.tell({ type: 'stored', expiryTime: storedExpiry() });
    void verifiedVisitor();
    look();
    // A sleeping laptop or a hidden tab runs no timers.
    const stopFollowing = followOwner(look);
    return () => {
      watch.stop();
      stopFollowing();
    };
  }, []);

  const isWarning = warning !== undefined;
  useEffect(
    () => (isWarning ? onActivity(() => controller.current?.tell({ type: 'active' })) : undefined),
    [isWarning],
  );

  return (
    <>
      <ConfirmationQuestion />
      {warning && (
        <SessionWarningDialog
          warning={warning}
          onStay={() => controller.current?.tell({ type: 'stayPressed' })}
          onLogOut={() => {
            void logOut();
            onLoggedOut();
          }}
        />
      )}
    </>
  );
};
