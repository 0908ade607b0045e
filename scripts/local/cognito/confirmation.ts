import type { UserPool } from './pool.ts';
import type { User } from './users.ts';

/** Notifies the PostConfirmation trigger; what was confirmed stays confirmed if the trigger fails. */
export const announceConfirmation = async (
  pool: UserPool,
  user: User,
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  { clientId, clientMetadata }: { clientId: string | undefined; clientMetadata: Record<string, string> | undefined },
): Promise<void> => {
  await pool.runTrigger({
    trigger: 'PostConfirmation',
    source,
    userName: user.username,
    clientId,
    userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
    clientMetadata,
    response: {},
  });
};
