import { Stack } from 'aws-cdk-lib';
import { Grant, type Role } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';
import { acknowledgeWildcard } from './finding.ts';

/**
 * The sender of the product's mail. Sign-in mail has its own configuration set, so that bounces or complaints about a
 * newsletter can never keep a code from its reader.
 */
export class Mail extends Construct {
  readonly from: string;
  readonly signInConfigurationSet: string;
  readonly identityArn: string;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const signIn = new ConfigurationSet(this, 'SignIn', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // Only bounces suppress an address: a code must also reach somebody who once complained about other mail.
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
      reputationMetrics: true,
    });
    const { from, identity } = stage.mail;
    this.from = from;
    // Not created by this stack: a user pool can only be created with an identity that SES has already verified.
    this.identityArn = this.#arn('identity', identity === 'domain' ? from.slice(from.indexOf('@') + 1) : from);
    this.signInConfigurationSet = signIn.configurationSetName;
  }

  get environment() {
    return { MAIL_FROM: this.from, MAIL_CONFIGURATION_SET: this.signInConfigurationSet };
  }

  #arn(resource: string, resourceName: string) {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }

  /** Allows sending sign-in mail from this one sender. */
  grantSendSignInMail(grantee: Role) {
    const actions = ['ses:SendEmail'];
    const configurationSetArn = this.#arn('configuration-set', this.signInConfigurationSet);
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.identityArn, configurationSetArn] });
    // When the recipient's address is also an identity of the account (in SES's sandbox it always is), IAM checks the
    // permission for that identity too.
    Grant.addToPrincipal({
      grantee,
      actions,
      resourceArns: [this.#arn('identity', '*')],
      conditions: { StringEquals: { 'ses:FromAddress': this.from } },
    });
    acknowledgeWildcard(
      grantee,
      { service: 'ses', resource: 'identity', resourceName: '*' },
      'Whose address is an identity of the account is not known beforehand; the sender is held to its own address.',
    );
  }
}
