import { Stack } from 'aws-cdk-lib';
import { Grant, type Role } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';
import { acknowledgeWildcard } from './finding.ts';

/**
 * Who the product's mail comes from. Sign-in mail has a configuration set of its own, so that nothing that happens to a
 * newsletter can keep a code from its reader.
 */
export class Mail extends Construct {
  readonly from: string;
  readonly signInConfigurationSet: string;
  readonly identityArn: string;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const signIn = new ConfigurationSet(this, 'SignIn', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // A code must reach an address that once bounced or complained about something else.
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
      reputationMetrics: true,
    });
    const { from, identity } = stage.mail;
    this.from = from;
    // Not made here: a user pool can only be made with an identity that SES has verified before.
    this.identityArn = this.#arn('identity', identity === 'domain' ? from.slice(from.indexOf('@') + 1) : from);
    this.signInConfigurationSet = signIn.configurationSetName;
  }

  get environment(): Record<string, string> {
    return { MAIL_FROM: this.from, MAIL_CONFIGURATION_SET: this.signInConfigurationSet };
  }

  #arn(resource: string, resourceName: string) {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }

  /** May send sign-in mail, from the one sender. */
  grantSendSignInMail(grantee: Role) {
    const actions = ['ses:SendEmail'];
    const configurationSetArn = this.#arn('configuration-set', this.signInConfigurationSet);
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.identityArn, configurationSetArn] });
    // Where the recipient's address is an identity of the account too, as everyone's is in SES's sandbox, IAM is asked for it.
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
