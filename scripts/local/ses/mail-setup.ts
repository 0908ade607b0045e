import * as z from 'zod';
import { arn } from '../template/environment.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';
import { domainOf } from './addresses.ts';
import { type EventKind, readEventDestinations } from './event-destinations.ts';
import { type SuppressionReason, suppressionReasonSchema } from './suppression.ts';

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
  // Without reasons of its own a set has those of the account.
  SuppressionOptions: z.strictObject({ SuppressedReasons: z.array(suppressionReasonSchema).optional() }).prefault({}),
  // How a mail leaves AWS, and what is measured of it.
  ArchivingOptions: irrelevant,
  DeliveryOptions: irrelevant,
  ReputationOptions: irrelevant,
  TrackingOptions: irrelevant,
  VdmOptions: irrelevant,
  Tags: irrelevant,
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
  /** For which reasons an address on the account's suppression list gets none of its mail. */
  suppressedReasons: readonly SuppressionReason[];
  /** The events of its mails that go to the event bus. */
  published: ReadonlySet<EventKind>;
}

/** Of an account that never changed them. */
const accountReasons: readonly SuppressionReason[] = ['BOUNCE', 'COMPLAINT'];
/** The setup where no set is named, or it is not there. */
const noSet = { state: 'missing', suppressedReasons: accountReasons, published: new Set<EventKind>() } as const;

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

/** The identities and configuration sets that mail can be sent from and with. Every identity counts as verified. */
export const readMailSetup = (stack: Stack) => {
  const identities = new Map(
    stack.ofType('AWS::SES::EmailIdentity').map((resource): [string, Identity] => {
      const { EmailIdentity, ConfigurationSetAttributes } = readProperties(resource, identitySchema);
      const configurationSet = ConfigurationSetAttributes.ConfigurationSetName;
      return [EmailIdentity.toLowerCase(), { name: EmailIdentity, arn: identityArn(EmailIdentity), configurationSet }];
    }),
  );
  for (const [name, identity] of identitiesOfPools(stack, identities)) identities.set(name, identity);
  const destinations = readEventDestinations(stack);
  const configurationSets = new Map(
    stack.ofType('AWS::SES::ConfigurationSet').map((resource): [string, Omit<ConfigurationSet, 'arn'>] => {
      const { SendingOptions, SuppressionOptions } = readProperties(resource, configurationSetSchema);
      const published = destinations.get(resource.id) ?? noSet.published;
      const { SuppressedReasons: suppressedReasons = accountReasons } = SuppressionOptions;
      return [
        resource.id,
        { state: SendingOptions.SendingEnabled ? 'enabled' : 'paused', suppressedReasons, published },
      ];
    }),
  );
  for (const name of destinations.keys()) {
    if (!configurationSets.has(name)) throw new Error(`${name} is no configuration set of the template`);
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
      ...(configurationSets.get(name) ?? noSet),
    }),
  };
};
export type MailSetup = ReturnType<typeof readMailSetup>;
