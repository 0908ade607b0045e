import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource } from '../template/stack.ts';
import { subjectSchema, textSchema } from './message-text.ts';

const passwordPolicy = z.strictObject({
  MinimumLength: z.number().default(8),
  RequireLowercase: z.boolean().default(false),
  RequireUppercase: z.boolean().default(false),
  RequireNumbers: z.boolean().default(false),
  RequireSymbols: z.boolean().default(false),
  TemporaryPasswordValidityDays: z.number().default(7),
});
export type PasswordPolicy = z.infer<typeof passwordPolicy>;
/** Of a pool that declares none at all. */
const defaultPolicy: PasswordPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  TemporaryPasswordValidityDays: 7,
};

const schemaAttribute = z.strictObject({
  Name: z.string(),
  AttributeDataType: z.literal('String', 'only text attributes are simulated').default('String'),
  Mutable: z.literal(true, 'only attributes that can change are simulated'),
  Required: z.boolean().default(false),
  StringAttributeConstraints: z
    .strictObject({
      MinLength: z.coerce.number().default(0),
      MaxLength: z.coerce.number().default(2048),
    })
    .optional(),
});

const poolSchema = z.strictObject({
  UserPoolTier: z.enum(['LITE', 'ESSENTIALS', 'PLUS']).default('ESSENTIALS'),
  UserPoolName: z.string().optional(),
  // The user name plus, if asked for, the verified address as an alias; an address as user name is not simulated.
  AliasAttributes: z.array(z.literal('email')).default([]),
  AutoVerifiedAttributes: z.array(z.literal('email')).default([]),
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.literal(false) }),
  Schema: z.array(schemaAttribute).default([]),
  Policies: z
    .strictObject({
      PasswordPolicy: passwordPolicy.default(defaultPolicy),
      SignInPolicy: z.strictObject({ AllowedFirstAuthFactors: z.array(z.literal('PASSWORD')) }).optional(),
    })
    .prefault({}),
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL', 'ON']).default('OFF'),
  EnabledMfas: z.array(z.literal('SOFTWARE_TOKEN_MFA')).default([]),
  AccountRecoverySetting: z.strictObject({
    RecoveryMechanisms: z.array(z.strictObject({ Name: z.literal('verified_email'), Priority: z.number() })),
  }),
  AdminCreateUserConfig: z
    .strictObject({
      AllowAdminCreateUserOnly: z.boolean().default(false),
      InviteMessageTemplate: z
        .strictObject({
          EmailMessage: textSchema.default('Your username is {username} and temporary password is {####}'),
          EmailSubject: subjectSchema.default('Your temporary password'),
          SMSMessage: irrelevant,
        })
        .prefault({}),
    })
    .prefault({}),
  EmailConfiguration: z
    .strictObject({
      EmailSendingAccount: z.literal('DEVELOPER'),
      From: z.string(),
      SourceArn: z.string(),
      ConfigurationSet: z.string().optional(),
    })
    .optional(),
  LambdaConfig: z
    .strictObject({
      PreSignUp: z.string().optional(),
      CustomMessage: z.string().optional(),
      PostConfirmation: z.string().optional(),
      PreTokenGenerationConfig: z
        .strictObject({
          LambdaArn: z.string(),
          LambdaVersion: z.literal('V2_0', 'only version 2 of the pre token generation trigger is simulated'),
        })
        .optional(),
    })
    .default({}),
  VerificationMessageTemplate: z
    .strictObject({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE').default('CONFIRM_WITH_CODE'),
      EmailMessage: textSchema.includes('{####}').default('Your confirmation code is {####}'),
      EmailSubject: subjectSchema.default('Your verification code'),
      SmsMessage: irrelevant,
    })
    .prefault({}),
  UserAttributeUpdateSettings: z
    .strictObject({ AttributesRequireVerificationBeforeUpdate: z.array(z.literal('email')) })
    .optional(),
  // Repeated in the template of messages, for text messages only, or without effect on a laptop.
  EmailVerificationMessage: irrelevant,
  EmailVerificationSubject: irrelevant,
  SmsVerificationMessage: irrelevant,
  DeletionProtection: irrelevant,
  UserPoolTags: irrelevant,
});
/** A pool as its template declares it, with Cognito's defaults filled in. */
export type PoolProperties = z.infer<typeof poolSchema>;

export const readPool = (resource: Resource): PoolProperties =>
  readProperties(
    resource,
    poolSchema.refine(
      ({ UserPoolTier, LambdaConfig }) =>
        UserPoolTier !== 'LITE' || LambdaConfig.PreTokenGenerationConfig === undefined,
      'the lite plan does not let a trigger change access tokens',
    ),
  );

const groupSchema = z.strictObject({
  UserPoolId: z.string(),
  GroupName: z.string(),
  Description: z.string().optional(),
  /** The lower, the more important; groups without one come last. */
  Precedence: z.number().optional(),
});
export type Group = z.infer<typeof groupSchema>;

export const readGroup = (resource: Resource): Group => readProperties(resource, groupSchema);
