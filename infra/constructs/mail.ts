import { Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';

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
    const { from, identity: kind } = stage.mail;
    const domain = from.slice(from.indexOf('@') + 1);
    const zone = stage.domain?.hostedZone;
    const own = zone && domain === zone.name;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: own
        ? Identity.publicHostedZone(
            PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
              hostedZoneId: zone.id,
              zoneName: zone.name,
            }),
          )
        : kind === 'domain'
          ? Identity.domain(domain)
          : Identity.email(from),
    });
    const signIn = new ConfigurationSet(this, 'SignIn', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // A code must reach an address that once bounced or complained about something else.
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
      reputationMetrics: true,
    });
    this.from = from;
    this.identityArn = identity.emailIdentityArn;
    this.signInConfigurationSet = signIn.configurationSetName;
  }

  get environment(): Record<string, string> {
    return { MAIL_FROM: this.from, MAIL_CONFIGURATION_SET: this.signInConfigurationSet };
  }

  /** May send sign-in mail, from the one sender. */
  grantSendSignInMail(grantee: IGrantable) {
    const configurationSetArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.signInConfigurationSet,
    });
    Grant.addToPrincipal({
      grantee,
      actions: ['ses:SendEmail'],
      resourceArns: [this.identityArn, configurationSetArn],
    });
  }
}
