import type { Resources } from '../../support/assembly.ts';
import { att, ref } from '../../support/resources.ts';

type Properties = Record<string, unknown>;
export interface Declared {
  pool?: Properties;
  server?: Properties;
  web?: Properties;
}

/** A pool as the CDK writes it, with a confidential client `Server`, a public one `Web`, and two groups. */
export const userPool = ({ pool = {}, server = {}, web = {} }: Declared = {}): Resources => ({
  Pool: {
    Type: 'AWS::Cognito::UserPool',
    Properties: {
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      AliasAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      DeletionProtection: 'ACTIVE',
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: 'Pointe <hello@pointe.test>',
        SourceArn: 'arn:aws:ses:eu-central-1:000000000000:identity/pointe.test',
        ConfigurationSet: 'transactional',
      },
      EmailVerificationMessage: 'Your code is {####}',
      EmailVerificationSubject: 'Your code',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      MfaConfiguration: 'OPTIONAL',
      Policies: { PasswordPolicy: { MinimumLength: 8, RequireNumbers: true } },
      Schema: [
        { Name: 'email', Mutable: true, Required: true },
        {
          Name: 'level',
          AttributeDataType: 'String',
          Mutable: true,
          StringAttributeConstraints: { MinLength: '0', MaxLength: '3' },
        },
      ],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      UserPoolTier: 'ESSENTIALS',
      UsernameConfiguration: { CaseSensitive: false },
      VerificationMessageTemplate: {
        DefaultEmailOption: 'CONFIRM_WITH_CODE',
        EmailMessage: 'Your code is {####}',
        EmailSubject: 'Your code',
      },
      ...pool,
    },
  },
  Server: {
    Type: 'AWS::Cognito::UserPoolClient',
    Properties: {
      UserPoolId: ref('Pool'),
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 1440,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      AuthSessionValidity: 5,
      EnableTokenRevocation: true,
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ['COGNITO'],
      ...server,
    },
  },
  Web: {
    Type: 'AWS::Cognito::UserPoolClient',
    Properties: {
      UserPoolId: ref('Pool'),
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      ...web,
    },
  },
  Admins: {
    Type: 'AWS::Cognito::UserPoolGroup',
    Properties: { UserPoolId: ref('Pool'), GroupName: 'admin', Precedence: 1 },
  },
  Editors: {
    Type: 'AWS::Cognito::UserPoolGroup',
    Properties: { UserPoolId: ref('Pool'), GroupName: 'editor', Description: 'Writes', Precedence: 2 },
  },
});

export const poolArn = att('Pool', 'Arn');
