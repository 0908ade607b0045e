import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  type CfnUserPoolClient,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  UserPoolClient,
  UserPoolEmail,
  UserPoolGroup,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { roles } from '#contracts/users.ts';
import type { Stage } from '../config.ts';
import type { Mail } from './mail.ts';

export interface IdentityProps {
  stage: Stage;
  mail: Mail;
  /** Refuses strangers' sign-ups, words the mails, hears of confirmations. */
  triggers: IFunction;
  /** Takes from tokens, before they are made, what their holder must not be able to do at the pool. */
  tokenScopes: IFunction;
}

/** The user pool: passwords, authenticator keys and tokens. Who a person is stands in the table. */
export class Identity extends Construct {
  readonly userPoolId: string;
  /** Confidential: the only one that can log anybody in. */
  readonly serverClientId: string;
  /** For the browser: confirms sign-ups, has no way to log in or to send anybody a mail. */
  readonly webClientId: string;
  readonly issuer: string;
  readonly #pool: UserPool;

  constructor(scope: Construct, id: string, { stage, mail, triggers, tokenScopes }: IdentityProps) {
    super(scope, id);
    this.#pool = new UserPool(this, 'Pool', {
      // A user's name at the pool is our id; people log in with the name or the address that our table knows. To the pool an
      // address says nothing, so somebody who asks it directly can try none, and learns nothing from a refusal.
      signInAliases: { username: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: 8,
        requireSymbols: true,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // The cheapest plan whose triggers may change an access token.
      featurePlan: FeaturePlan.ESSENTIALS,
      email: UserPoolEmail.withSES({
        fromEmail: mail.from,
        fromName: 'Pointe Shoes',
        sesRegion: stage.region,
        configurationSetName: mail.signInConfigurationSet,
      }),
      deletionProtection: stage.protected,
      // Kept when the stack goes; a creation that fails takes it back.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    // The construct guesses the identity's ARN from the address; it may be the domain's.
    (this.#pool.node.defaultChild as CfnUserPool).addPropertyOverride('EmailConfiguration.SourceArn', mail.identityArn);
    for (const operation of [
      UserPoolOperation.PRE_SIGN_UP,
      UserPoolOperation.CUSTOM_MESSAGE,
      UserPoolOperation.POST_CONFIRMATION,
    ]) {
      this.#pool.addTrigger(operation, triggers);
    }
    this.#pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, tokenScopes, LambdaVersion.V2_0);
    for (const role of roles) new UserPoolGroup(this, `Group-${role}`, { userPool: this.#pool, groupName: role });

    const shared = {
      userPool: this.#pool,
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // What a sign-up sets; left out, a token could write every attribute.
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    };
    const server = new UserPoolClient(this, 'Server', {
      ...shared,
      generateSecret: true,
      authFlows: { adminUserPassword: true },
      accessTokenValidity: Duration.minutes(stage.session.tokenMinutes),
      idTokenValidity: Duration.minutes(stage.session.tokenMinutes),
      refreshTokenValidity: Duration.days(stage.session.days),
      authSessionValidity: Duration.minutes(10),
    });
    const web = new UserPoolClient(this, 'Web', { ...shared, generateSecret: false });
    // Left out, Cognito would allow its default flows; this one cannot log in without a token that only the server gets.
    (web.node.defaultChild as CfnUserPoolClient).explicitAuthFlows = ['ALLOW_REFRESH_TOKEN_AUTH'];

    this.userPoolId = this.#pool.userPoolId;
    this.serverClientId = server.userPoolClientId;
    this.webClientId = web.userPoolClientId;
    this.issuer = `https://cognito-idp.${stage.region}.amazonaws.com/${this.userPoolId}`;
    Validations.of(this.#pool).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-COG1',
        reason:
          'Eight characters with a special one, as the product promises; common and personal passwords are refused by the API, and guessing is slowed down by account and address. Demands for kinds of characters make passwords predictable (NIST SP 800-63B).',
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG2',
        reason: "A second factor is each user's choice; the API asks for it whenever it was chosen.",
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG8',
        reason: 'The plus plan costs more per user and month; the API itself counts attempts by account and address.',
      },
    );
  }

  get environment(): Record<string, string> {
    return { USER_POOL_ID: this.userPoolId, USER_POOL_CLIENT_ID: this.serverClientId };
  }

  /** May log people in, keep them logged in, sign them up, and read the client secret that this takes. */
  grantLogin(grantee: IGrantable) {
    this.#grant(grantee, [
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'DescribeUserPoolClient',
      // After a recovery code, and for the address of an unfinished sign-up that somebody else takes over.
      'AdminSetUserMFAPreference',
      'AdminDeleteUser',
    ]);
  }

  /** May change what is the caller's own: check the password and set it, move the address, switch the second factor, erase the account. */
  grantOwnAccount(grantee: IGrantable) {
    this.#grant(grantee, [
      'AdminInitiateAuth',
      'DescribeUserPoolClient',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminSetUserMFAPreference',
      'AdminDeleteUser',
    ]);
  }

  grantAdministerUsers(grantee: IGrantable) {
    this.#grant(grantee, [
      'AdminCreateUser',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminEnableUser',
      'AdminDisableUser',
      'AdminDeleteUser',
      'AdminAddUserToGroup',
      'AdminRemoveUserFromGroup',
      // Only for the client's secret, without which a session's refresh token cannot be revoked.
      'DescribeUserPoolClient',
    ]);
  }

  #grant(grantee: IGrantable, calls: string[]) {
    Grant.addToPrincipal({
      grantee,
      actions: calls.map((call) => `cognito-idp:${call}`),
      resourceArns: [this.#pool.userPoolArn],
    });
  }
}
