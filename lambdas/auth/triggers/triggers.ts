import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import type { Actor } from '#lambdas/platform/audit.ts';
import { withTimeLeft } from '#lambdas/platform/time-left.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { afterReset } from '../steps/after-reset.ts';
import { signUpEntry } from '../steps/sign-up-entry.ts';
import { customMessage } from './custom-message.ts';
import { languageOf } from './language-of.ts';
import type { TriggerServices } from './trigger-services.ts';

export type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent | PostConfirmationTriggerEvent;

/**
 * The public app client could sign anyone up, without a bot check and with a name that is taken. So the pool accepts
 * only users whom our API has entered in the table a moment before, under an id that cannot be guessed.
 */
const preSignUp = async (services: TriggerServices, event: PreSignUpTriggerEvent) => {
  if (event.triggerSource !== 'PreSignUp_SignUp') return event;
  const user = await services.users.byId(event.userName);
  const expected = user && !user.emailVerified && user.email === event.request.userAttributes.email;
  if (!expected) throw new Error('sign up through the site');
  const autoConfirm = !services.verifiesSignUps && !user.decoy;
  return { ...event, response: { ...event.response, autoConfirmUser: autoConfirm, autoVerifyEmail: autoConfirm } };
};

/** The pool reports who it was, but not from where. */
const actorOf = ({ id, username }: Pick<UserRecord, 'id' | 'username'>): Actor => ({
  caller: { userId: id, username },
});

/** The address was proven, or the password was replaced: then every session opened with the former password ends. */
const postConfirmation = async (services: TriggerServices, event: PostConfirmationTriggerEvent) => {
  const { users, audit } = services;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp') {
    await users.confirm(event.userName, signUpEntry({ audit }));
    return event;
  }
  const user = await users.byId(event.userName);
  const language = languageOf(event.request.clientMetadata, user?.language);
  if (user) await afterReset(services, user, { actor: actorOf(user), language });
  return event;
};

const serve = async (services: TriggerServices, event: TriggerEvent): Promise<TriggerEvent> => {
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

/**
 * Milliseconds. After five seconds Cognito calls a second time; our own call to Cognito, which waits for this one, already
 * gives up after four (`slowCalls`). A notice has what is left of this: see `mailDeadline`.
 */
const triggerTime = 3_000;

/** The user pool calls this before a sign-up, for the texts of its mails, and after a confirmation. */
export const handleTrigger = (services: TriggerServices, event: TriggerEvent): Promise<TriggerEvent> =>
  withTimeLeft(triggerTime, () => serve(services, event));
