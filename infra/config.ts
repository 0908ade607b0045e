import * as z from 'zod';
import { isMeasurementId } from '#contracts/settings/forms.ts';

const region = z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region, such as eu-central-1');
const modelName = z.string().regex(/^[a-z0-9][\w.:-]{2,199}$/i, 'must be the id of a model or of an inference profile');
const geographies = /^(?:us-gov|us|eu|apac|au|ca|jp)\./;

/** A model of Bedrock that the assistant may ask: what administrators can enter in the settings. */
const permittedModelSchema = z
  .strictObject({
    id: modelName,
    /** Of an inference profile of a geography: the regions that it may hand questions to. */
    regions: z.array(region).min(1).optional(),
  })
  .refine(
    ({ id, regions }) => geographies.test(id) === (regions !== undefined),
    'regions belong to an inference profile of a geography, such as eu., and to nothing else',
  );
export type PermittedModel = z.infer<typeof permittedModelSchema>;

/** The settings that differ between stages; written under `context.stages` in cdk.json and checked before anything is built. */
export const stageSchema = z.strictObject({
  /** AWS account and region; left out = those of the operator's credentials. */
  account: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  region: z.string().default('eu-central-1'),
  /** Own domain: its certificate must live in us-east-1, where CloudFront looks for it. */
  domain: z
    .strictObject({
      name: z.string(),
      certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:', 'the certificate must be in us-east-1'),
      /** The Route 53 zone that holds the name; left out = the operator points the name to CloudFront elsewhere. */
      hostedZone: z.strictObject({ id: z.string(), name: z.string() }).optional(),
    })
    .optional(),
  /** A WAF web ACL of scope CLOUDFRONT (us-east-1) to put before the site; it bills by the month. */
  webAclArn: z.string().startsWith('arn:aws:wafv2:us-east-1:').optional(),
  /** Locks the table, the user pool and the stack against deletion. Set it after the first deployment that succeeds. */
  protected: z.boolean().default(false),
  /** The sender of the product's mail. */
  mail: z.strictObject({
    from: z.email(),
    /** The identity that SES has verified beforehand: the whole domain (DKIM, by DNS records) or only this address (by a mail to it). */
    identity: z.enum(['domain', 'address']).default('domain'),
  }),
  /** The address that readers can write to, linked in the footer; without it the footer shows no link. */
  contact: z.email().optional(),
  /** Minutes that a log-in lasts without activity (Cognito's access token), and days until it ends in any case. */
  session: z
    .strictObject({ tokenMinutes: z.int().min(5).max(1440).default(60), days: z.int().min(1).max(365).default(30) })
    .default({ tokenMinutes: 60, days: 30 }),
  /** Off: a new user is logged in at once, without a code by mail. */
  verifySignUps: z.boolean().default(true),
  /**
   * Google's measurement id for pages that cannot learn the one of the settings, while analytics is on there. Empty: such a
   * page counts nothing.
   */
  analyticsId: z
    .string()
    .refine(
      (id) => id === '' || isMeasurementId(id),
      'must be a measurement id of Google Analytics, such as G-1A2B3C4D5E',
    )
    .default(''),
  /**
   * The versions of the two keys by which the API recognises CloudFront, and which of them CloudFront sends. The README
   * says how to replace one.
   */
  originKeys: z
    .strictObject({ a: z.int().min(1).default(1), b: z.int().min(1).default(1), send: z.enum(['a', 'b']).default('a') })
    .default({ a: 1, b: 1, send: 'a' }),
  /** The models of Bedrock that the assistant may ask. Without one, it composes its answers itself. */
  ai: z.strictObject({ models: z.array(permittedModelSchema).max(20) }).default({ models: [] }),
  /** The address that alarms are sent to. */
  alarmEmail: z.email().optional(),
  logRetentionDays: z.union([7, 14, 30, 60, 90, 180, 365].map((days) => z.literal(days))).default(30),
  /** Requests per second that the HTTP API accepts before it returns 429. It caps what an attack can cost. */
  apiThrottle: z
    .strictObject({ rate: z.int().positive().default(200), burst: z.int().positive().default(400) })
    .default({ rate: 200, burst: 400 }),
});
export type Stage = z.infer<typeof stageSchema> & { name: string };

/** A fault in a stage, as a sentence for the operator. */
export class StageError extends Error {}

/**
 * Reserved domains that no one can own: mail to them is never delivered, and SES never verifies them (RFC 2606, RFC
 * 6762).
 */
const reserved = /(^|[@.])(example|test|invalid|localhost|local|example\.(com|net|org))$/i;

const requireOwnNames = ({ name, mail, alarmEmail, contact, domain }: Stage) => {
  // The local twin sends no mail, so no sender has to be verified.
  if (name === 'local') return;
  for (const [setting, value] of Object.entries({
    'mail.from': mail.from,
    alarmEmail,
    contact,
    'domain.name': domain?.name,
  })) {
    if (value === undefined || !reserved.test(value)) continue;
    throw new StageError(
      `stage "${name}" in cdk.json: set ${setting} to a name of your own; ${value} is reserved for examples.`,
    );
  }
};

/** @throws a StageError that names the stage and each wrong value. */
export const parseStage = (name: unknown, stages: unknown): Stage => {
  const described = z.record(z.string(), z.unknown()).safeParse(stages ?? {});
  if (!described.success) {
    throw new StageError(`"context.stages" in cdk.json:\n${z.prettifyError(described.error)}`);
  }
  const known = described.data;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{0,19}$/.test(name) || !(name in known)) {
    throw new StageError(`unknown stage "${String(name)}": cdk.json knows ${Object.keys(known).join(', ') || 'none'}`);
  }
  const stage = stageSchema.safeParse(known[name]);
  if (!stage.success) throw new StageError(`stage "${name}" in cdk.json:\n${z.prettifyError(stage.error)}`);
  const named = { name, ...stage.data };
  requireOwnNames(named);
  return named;
};
