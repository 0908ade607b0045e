import { Stack } from 'aws-cdk-lib';
import { Grant, type Role } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';
import { acknowledgeAnything, acknowledgeWildcard } from './finding.ts';
import { mailSecrets, secretsFolder } from './setting-secrets.ts';

/**
 * The sender of the product's mail. Sign-in mail and mail to many have a configuration set each, with reasons of their own to
 * suppress an address: complaints about a newsletter can never keep a code from its reader.
 */
export class Mail extends Construct {
  readonly from: string;
  /** The configuration set of codes, links and notices. */
  readonly signIn: ConfigurationSet;
  /** The configuration set of mail to many. */
  readonly campaigns: ConfigurationSet;
  readonly identityArn: string;
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.signIn = new ConfigurationSet(this, 'SignIn', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // Only bounces suppress an address: a code must also reach a person who once complained about other mail.
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
      reputationMetrics: true,
    });
    this.campaigns = new ConfigurationSet(this, 'Campaigns', {
      // A letter to many is worth less than a code: servers without TLS get it, too.
      tlsPolicy: ConfigurationSetTlsPolicy.OPTIONAL,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    });
    this.#stage = stage;
    const { from, identity } = stage.mail;
    this.from = from;
    // Not created by this stack: a user pool can only be created with an identity that SES has already verified.
    this.identityArn = this.#arn('identity', identity === 'domain' ? from.slice(from.indexOf('@') + 1) : from);
  }

  get environment() {
    return {
      MAIL_FROM: this.from,
      MAIL_CONFIGURATION_SET: this.signIn.configurationSetName,
      SECRETS_FOLDER: secretsFolder(this.#stage),
      SITE_CONTACT: this.#stage.contact,
      LOCAL_MAIL_SERVERS: this.#stage.name === 'local' ? ('allowed' as const) : undefined,
    };
  }

  /** The secrets of mail providers: each is a parameter of its own, below the folder of its kind. */
  #grantReadSecrets(grantee: Role) {
    const folders = mailSecrets(this.#stage).map((name) => ({
      service: 'ssm',
      resource: `parameter${name}`,
      resourceName: '*',
    }));
    const resourceArns = folders.map((folder) => Stack.of(this).formatArn(folder));
    Grant.addToPrincipal({ grantee, actions: ['ssm:GetParameter'], resourceArns });
    for (const folder of folders) acknowledgeWildcard(grantee, folder, 'The folder holds one secret, under an id.');
  }

  #arn(resource: string, resourceName: string) {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }

  /** Allows sending sign-in mail from this one sender, and through the provider that administrators have set. */
  grantSendSignInMail(grantee: Role) {
    this.#grantReadSecrets(grantee);
    this.#grantSend(grantee, this.signIn);
  }

  /** Allows single mails through the configuration set of campaigns. */
  grantSendCampaignMail(grantee: Role) {
    this.#grantSend(grantee, this.campaigns);
  }

  #grantSend(grantee: Role, set: ConfigurationSet) {
    const actions = ['ses:SendEmail'];
    const resourceArns = [this.identityArn, this.#setArn(set)];
    Grant.addToPrincipal({ grantee, actions, resourceArns });
    this.#grantRecipients(grantee, actions, { heldToSender: true });
  }

  /**
   * Allows sending mails of campaigns, many in a call. IAM asks for the older API's action, too, and both require a template
   * (the service authorization reference): whether one that comes with the call counts as a template, AWS does not document.
   */
  grantSendCampaigns(grantee: Role) {
    const older = 'ses:SendBulkTemplatedEmail';
    const templates = { service: 'ses', resource: 'template', resourceName: '*' };
    Grant.addToPrincipal({
      grantee,
      actions: ['ses:SendBulkEmail', older],
      resourceArns: [this.identityArn, this.#setArn(this.campaigns), Stack.of(this).formatArn(templates)],
    });
    acknowledgeWildcard(grantee, templates, 'No template is stored in SES, and no function may store one.');
    this.#grantRecipients(grantee, [older], { heldToSender: true });
    // This action knows no `ses:FromAddress`, and a condition on an unknown key never holds. The older one, which is asked for
    // as well, holds the sender.
    this.#grantRecipients(grantee, ['ses:SendBulkEmail'], { heldToSender: false });
  }

  /** When a recipient's address is an identity of the account too (in SES's sandbox it always is), IAM asks for that identity as well. */
  #grantRecipients(grantee: Role, actions: string[], { heldToSender }: { heldToSender: boolean }) {
    const recipients = { service: 'ses', resource: 'identity', resourceName: '*' };
    Grant.addToPrincipal({
      grantee,
      actions,
      resourceArns: [Stack.of(this).formatArn(recipients)],
      ...(heldToSender ? { conditions: { StringEquals: { 'ses:FromAddress': this.from } } } : {}),
    });
    acknowledgeWildcard(
      grantee,
      recipients,
      heldToSender
        ? 'Whose address is an identity of the account is not known beforehand; the sender is held to its own address.'
        : 'Whose address is an identity of the account is not known beforehand; the older action, asked for as well, holds the sender.',
    );
  }

  #setArn({ configurationSetName }: ConfigurationSet) {
    return this.#arn('configuration-set', configurationSetName);
  }

  /** Allows reading what the account may send. SES has no narrower resource for it. */
  grantReadAccount(grantee: Role) {
    Grant.addToPrincipal({ grantee, actions: ['ses:GetAccount'], resourceArns: ['*'] });
    acknowledgeAnything(grantee, 'The limits of an account belong to no resource.');
  }

  /** Allows looking an address up on the account's suppression list. SES has no narrower resource for it. */
  grantFindSuppression(grantee: Role) {
    Grant.addToPrincipal({ grantee, actions: ['ses:GetSuppressedDestination'], resourceArns: ['*'] });
    acknowledgeAnything(grantee, 'The suppression list of an account belongs to no resource.');
  }

  /** Allows taking addresses off the account's suppression list. SES has no narrower resource for it. */
  grantLiftSuppression(grantee: Role) {
    Grant.addToPrincipal({ grantee, actions: ['ses:DeleteSuppressedDestination'], resourceArns: ['*'] });
    acknowledgeAnything(grantee, 'The suppression list of an account belongs to no resource.');
  }
}
