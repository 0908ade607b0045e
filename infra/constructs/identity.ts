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
import { roles } from '#contracts/users/endpoints.ts';
import english from '#locales/en/emails.json' with { type: 'json' };
import hebrew from '#locales/he/emails.json' with { type: 'json' };
import type { Stage } from '../config.ts';
import type { Mail } from './mail.ts';

export interface IdentityProps {
  stage: Stage;
  mail: Mail;
  /** Refuses sign-ups that do not come through the API, writes the mails, and is informed of confirmations. */
  triggers: IFunction;
  /**
   * Removes scopes from access tokens before they are issued, so that their holder cannot use the pool's self-service.
   */
  tokenScopes: IFunction;
}

/**
 * A pool has one sender for all languages (L-102): the site's own name in Hebrew and in Latin letters. The CDK encodes it as one word,
 * which must not be longer than 75 characters (RFC 2047).
 */
const poolSenderName = `${hebrew.siteName} · ${english.siteName}`;

/** The user pool: passwords, authenticator keys and tokens. Everything else about a person is in the table. */
export class Identity extends Construct {
  readonly userPoolId: string;
  /** Confidential: the only one that can log anybody in. */
  readonly serverClientId: string;
  /** For the browser. It can confirm sign-ups, but cannot log in or send mail to anybody. */
  readonly webClientId: string;
  readonly issuer: string;
  readonly #pool: UserPool;

  constructor(scope: Construct, id: string, { stage, mail, triggers, tokenScopes }: IdentityProps) {
    super(scope, id);
    this.#pool = new UserPool(this, 'Pool', {
      // A user's name in the pool is our own id; people log in with the user name or the address that our table knows.
      // The pool does not accept addresses as aliases, so a caller that asks it directly cannot try them and learns
      // nothing from a refusal.
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
      // The cheapest plan on which triggers can change an access token.
      featurePlan: FeaturePlan.ESSENTIALS,
      email: UserPoolEmail.withSES({
        fromEmail: mail.from,
        fromName: poolSenderName,
        sesRegion: stage.region,
        configurationSetName: mail.signIn.configurationSetName,
      }),
      deletionProtection: stage.protected,
      // Retained when the stack is deleted; removed when the creation of the stack fails.
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
      // The attributes that a sign-up may set. Without this list a token could write every attribute.
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
    // Without this list Cognito allows its default flows. This client cannot log anybody in without a token that only
    // the server gets.
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

  get environment() {
    return { USER_POOL_ID: this.userPoolId, USER_POOL_CLIENT_ID: this.serverClientId };
  }

  /**
   * Allows logging people in, refreshing their tokens, signing them up, and reading the client secret that these calls
   * need.
   */
  grantLogin(grantee: IGrantable) {
    this.#grant(grantee, [
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'DescribeUserPoolClient',
      // After a recovery code, and for the address of an unfinished sign-up that another person takes over.
      'AdminSetUserMFAPreference',
      'AdminDeleteUser',
    ]);
  }

  /**
   * Allows changing the caller's own data: check and set the password, change the address, switch the second factor,
   * delete the account.
   */
  grantOwnAccount(grantee: IGrantable) {
    this.#grant(grantee, [
      'AdminInitiateAuth',
      // A code of the present authenticator, before it is replaced or switched off.
      'AdminRespondToAuthChallenge',
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
      // Only for reading the client's secret, without which a session's refresh token cannot be revoked.
      'DescribeUserPoolClient',
    ]);
  }

  /** Only for reading the client's secret, from which the key of the bot check is derived. */
  grantBotCheck(grantee: IGrantable) {
    this.#grant(grantee, ['DescribeUserPoolClient']);
  }

  #grant(grantee: IGrantable, calls: string[]) {
    Grant.addToPrincipal({
      grantee,
      actions: calls.map((call) => `cognito-idp:${call}`),
      resourceArns: [this.#pool.userPoolArn],
    });
  }
}
