import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { nowOf } from '#lambdas/platform/clock.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
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

/** The address is proven, or the password was set anew: then every session that the former one opened ends. */
const postConfirmation = async (services: TriggerServices, event: PostConfirmationTriggerEvent) => {
  const { users, sessions } = services;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp') {
    await users.confirm(event.userName);
    return event;
  }
  await sessions.revokeAll(event.userName, nowOf(services));
  const user = await users.byId(event.userName);
  const language = languageOf(event.request.clientMetadata, user?.language);
  if (user) await notify(services, { ...user, language }, 'passwordChanged');
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
