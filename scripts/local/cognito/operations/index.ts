import type { Operation } from '../operation.ts';
import { adminRespondToAuthChallenge } from './challenges.ts';
import { adminCreateUser } from './create-user.ts';
import { describeUserPoolClient } from './describe.ts';
import { confirmForgotPassword, forgotPassword } from './forgotten-password.ts';
import { adminAddUserToGroup, adminRemoveUserFromGroup } from './groups.ts';
import { adminInitiateAuth, getTokensFromRefreshToken, initiateAuth } from './initiate-auth.ts';
import { listUsers } from './list-users.ts';
import { changePassword, deleteUser, getUser, globalSignOut, revokeToken } from './own-account.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts';
import {
  adminSetUserMfaPreference,
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './software-token.ts';
import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
} from './users.ts';

/** Every call of Cognito's API that the twin knows. */
export const operations = new Map<string, Operation>(
  Object.entries({
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    ResendConfirmationCode: resendConfirmationCode,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    InitiateAuth: initiateAuth,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RevokeToken: revokeToken,
    GetUser: getUser,
    ChangePassword: changePassword,
    AssociateSoftwareToken: associateSoftwareToken,
    VerifySoftwareToken: verifySoftwareToken,
    SetUserMFAPreference: setUserMfaPreference,
    GlobalSignOut: globalSignOut,
    DeleteUser: deleteUser,
    AdminInitiateAuth: adminInitiateAuth,
    AdminRespondToAuthChallenge: adminRespondToAuthChallenge,
    AdminCreateUser: adminCreateUser,
    AdminSetUserPassword: adminSetUserPassword,
    AdminGetUser: adminGetUser,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminSetUserMFAPreference: adminSetUserMfaPreference,
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    ListUsers: listUsers,
    DescribeUserPoolClient: describeUserPoolClient,
  }),
);
