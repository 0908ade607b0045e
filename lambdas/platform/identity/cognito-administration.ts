import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { IdentityAdministration } from './identity.ts';
import { refusals, unless } from './refusals.ts';

const verifiedEmail = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
];

/** With a password set, the user can choose another by mail: the pool resets no user who never had one. */
const unknownPassword = (): string => `${randomBytes(32).toString('base64url')}!`;

export const cognitoAdministration = (
  cognito: CognitoIdentityProviderClient,
  userPoolId: string,
): IdentityAdministration => {
  const of = (userId: string) => ({ UserPoolId: userPoolId, Username: userId });
  const add = (userId: string, email: string) => {
    const input = { ...of(userId), UserAttributes: verifiedEmail(email), MessageAction: 'SUPPRESS' as const };
    return cognito.send(new AdminCreateUserCommand(input));
  };
  const setPassword = (userId: string, password: string) =>
    refusals(
      cognito.send(new AdminSetUserPasswordCommand({ ...of(userId), Password: password, Permanent: true })),
    ).then(() => undefined);
  return {
    setPassword,

    async ensure({ userId, email, password }) {
      await unless('UsernameExistsException', add(userId, email));
      await setPassword(userId, password);
    },

    async restore({ userId, email }) {
      try {
        await add(userId, email);
      } catch (error) {
        if (error instanceof UsernameExistsException) return false;
        throw error;
      }
      await setPassword(userId, unknownPassword());
      return true;
    },

    replacePassword: (userId) => setPassword(userId, unknownPassword()),

    async setTotp(userId, on) {
      const settings = { Enabled: on, PreferredMfa: on };
      const set = cognito.send(
        new AdminSetUserMFAPreferenceCommand({ ...of(userId), SoftwareTokenMfaSettings: settings }),
      );
      // While another authenticator is being set up the pool asks for none, and has none to switch off.
      await (on ? set : unless('InvalidParameterException', set));
    },

    async setEnabled(userId, enabled) {
      const command = enabled ? new AdminEnableUserCommand(of(userId)) : new AdminDisableUserCommand(of(userId));
      await unless('UserNotFoundException', cognito.send(command));
    },

    async setGroup(userId, group, member) {
      const input = { ...of(userId), GroupName: group };
      const command = member ? new AdminAddUserToGroupCommand(input) : new AdminRemoveUserFromGroupCommand(input);
      await unless('UserNotFoundException', cognito.send(command));
    },

    async setEmail(userId, email) {
      await cognito.send(new AdminUpdateUserAttributesCommand({ ...of(userId), UserAttributes: verifiedEmail(email) }));
    },

    async remove(userId) {
      await unless('UserNotFoundException', cognito.send(new AdminDeleteUserCommand(of(userId))));
    },
  };
};
