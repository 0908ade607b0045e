import * as z from 'zod';
import { arn } from '../template/environment.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';
import { domainOf } from './addresses.ts';

const identitySchema = z.strictObject({
  EmailIdentity: z.string(),
  ConfigurationSetAttributes: z.strictObject({ ConfigurationSetName: z.string().optional() }).prefault({}),
  // Nothing leaves the laptop, so nothing is signed, bounced or forwarded.
  DkimAttributes: irrelevant,
  DkimSigningAttributes: irrelevant,
  FeedbackAttributes: irrelevant,
  MailFromAttributes: irrelevant,
  Tags: irrelevant,
});
const configurationSetSchema = z.strictObject({
  Name: z.string().optional(),
  SendingOptions: z.strictObject({ SendingEnabled: z.boolean().default(true) }).prefault({}),
  // How a mail leaves AWS, what is measured of it, and whom AWS itself leaves out.
  ArchivingOptions: irrelevant,
  DeliveryOptions: irrelevant,
  ReputationOptions: irrelevant,
  SuppressionOptions: irrelevant,
  TrackingOptions: irrelevant,
  VdmOptions: irrelevant,
  Tags: irrelevant,
});
const eventDestinationSchema = z.strictObject({
  ConfigurationSetName: z.string(),
  // A mail that stays on the laptop has no later events.
  EventDestination: irrelevant,
});

/** A verified sender: an address, or a domain with everything below it. */
export interface Identity {
  name: string;
  arn: string;
  /** Used when a mail names none. */
  configurationSet: string | undefined;
}
export interface ConfigurationSet {
  arn: string;
  state: 'enabled' | 'paused' | 'missing';
}

export const identityArn = (name: string): string => arn('ses', `identity/${name}`);

const poolSchema = z.looseObject({
  EmailConfiguration: z.looseObject({ SourceArn: z.string().optional() }).optional(),
});

/** The identities that user pools send from: they stand outside of the template, verified before it was deployed. */
const identitiesOfPools = (stack: Stack, made: Map<string, Identity>): [string, Identity][] =>
  stack.ofType('AWS::Cognito::UserPool').flatMap((pool): [string, Identity][] => {
    const { SourceArn } = poolSchema.parse(pool.properties).EmailConfiguration ?? {};
    const name = SourceArn?.split('identity/')[1];
    if (SourceArn === undefined || name === undefined) return [];
    if (made.has(name.toLowerCase())) {
      throw new Error(
        `${pool.logicalId} would be refused: nobody can have verified ${name}, which the same template makes`,
      );
    }
    return [[name.toLowerCase(), { name, arn: SourceArn, configurationSet: undefined }]];
  });

/** What can be sent from and with. Every identity counts as verified. */
export const readMailSetup = (stack: Stack) => {
  const identities = new Map(
    stack.ofType('AWS::SES::EmailIdentity').map((resource): [string, Identity] => {
      const { EmailIdentity, ConfigurationSetAttributes } = readProperties(resource, identitySchema);
      const configurationSet = ConfigurationSetAttributes.ConfigurationSetName;
      return [EmailIdentity.toLowerCase(), { name: EmailIdentity, arn: identityArn(EmailIdentity), configurationSet }];
    }),
  );
  for (const [name, identity] of identitiesOfPools(stack, identities)) identities.set(name, identity);
  const configurationSets = new Map(
    stack.ofType('AWS::SES::ConfigurationSet').map((resource): [string, ConfigurationSet['state']] => {
      const { SendingEnabled } = readProperties(resource, configurationSetSchema).SendingOptions;
      return [resource.id, SendingEnabled ? 'enabled' : 'paused'];
    }),
  );
  for (const resource of stack.ofType('AWS::SES::ConfigurationSetEventDestination')) {
    const { ConfigurationSetName: name } = readProperties(resource, eventDestinationSchema);
    if (!configurationSets.has(name))
      throw new Error(`${resource.logicalId} names no configuration set of the template`);
  }

  return {
    /** By its own name. */
    identity: (name: string): Identity | undefined => identities.get(name.toLowerCase()),
    /** The one that allows an address: itself, its domain, or a domain above. */
    identityFor: (address: string): Identity | undefined => {
      const labels = domainOf(address).split('.');
      const domains = labels.map((_label, index) => labels.slice(index).join('.'));
      return [address.toLowerCase(), ...domains].map((name) => identities.get(name)).find(Boolean);
    },
    /** A missing one has an ARN all the same: IAM is asked before it is looked for. */
    configurationSet: (name: string): ConfigurationSet => ({
      arn: arn('ses', `configuration-set/${name}`),
      state: configurationSets.get(name) ?? 'missing',
    }),
  };
};
export type MailSetup = ReturnType<typeof readMailSetup>;
