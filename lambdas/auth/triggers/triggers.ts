import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import type { Actor } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { entryOfEnd } from '#lambdas/sessions/index.ts';
import { type UserRecord, userResource } from '#lambdas/users/index.ts';
import { customMessage } from './custom-message.ts';
import { languageOf } from './language-of.ts';
import type { TriggerServices } from './trigger-services.ts';

export type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent | PostConfirmationTriggerEvent;

/**
 * The public app client could sign anybody up, without a bot-check and with a name that is taken. So the pool accepts only
 * whom our API has entered in the table a moment before, under an id that nobody can guess.
 */
const preSignUp = async (services: TriggerServices, event: PreSignUpTriggerEvent) => {
  if (event.triggerSource !== 'PreSignUp_SignUp') return event;
  const user = await services.users.byId(event.userName);
  const expected = user && !user.emailVerified && user.email === event.request.userAttributes.email;
  if (!expected) throw new Error('sign up through the site');
  const autoConfirm = !services.verifiesSignUps;
  return { ...event, response: { ...event.response, autoConfirmUser: autoConfirm, autoVerifyEmail: autoConfirm } };
};

/** The pool tells who, not from where. */
const actorOf = ({ id, username }: Pick<UserRecord, 'id' | 'username'>): Actor => ({
  caller: { userId: id, username },
});

/** The address is proven, or the password was set anew: then every session that the former one opened ends. */
const postConfirmation = async (services: TriggerServices, event: PostConfirmationTriggerEvent) => {
  const { users, sessions, audit } = services;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp') {
    await users.confirm(event.userName, (user) =>
      audit.entry(actorOf(user), { action: 'user.create', resource: userResource(user), after: user }),
    );
    return event;
  }
  const user = await users.byId(event.userName);
  const along = entryOfEnd(services, user ? actorOf(user) : {}, 'session.endByPasswordReset');
  await sessions.revokeAll(event.userName, nowOf(services), { along });
  if (!user) return event;
  await users.change(user.id, { devicesFrom: nowOf(services) });
  await audit.record(actorOf(user), { action: 'account.resetPassword', resource: userResource(user) });
  const language = languageOf(event.request.clientMetadata, user.language);
  await notify(services, { ...user, language }, 'passwordChanged');
  return event;
};

/** The user pool asks before a sign-up, for the words of its mails, and tells what was confirmed. */
export const handleTrigger = async (services: TriggerServices, event: TriggerEvent): Promise<TriggerEvent> => {
  switch (event.triggerSource) {
    case 'PreSignUp_SignUp':
    case 'PreSignUp_AdminCreateUser':
    case 'PreSignUp_ExternalProvider':
      return preSignUp(services, event);
    case 'PostConfirmation_ConfirmSignUp':
    case 'PostConfirmation_ConfirmForgotPassword':
      return postConfirmation(services, event);
    default:
      return customMessage(services, event);
  }
};
