import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource } from '../template/stack.ts';

const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);
const secondsIn: Record<z.infer<typeof unit>, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

const clientSchema = z.strictObject({
  UserPoolId: z.string(),
  ClientName: z.string().optional(),
  GenerateSecret: z.boolean().default(false),
  // The rights of a client that declares nothing.
  ExplicitAuthFlows: z
    .array(z.string())
    .default(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH', 'ALLOW_CUSTOM_AUTH']),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  AccessTokenValidity: z.number().default(1),
  IdTokenValidity: z.number().default(1),
  RefreshTokenValidity: z.number().default(30),
  TokenValidityUnits: z
    .strictObject({
      AccessToken: unit.default('hours'),
      IdToken: unit.default('hours'),
      RefreshToken: unit.default('days'),
    })
    .prefault({}),
  /** Minutes. */
  AuthSessionValidity: z.number().min(3).max(15).default(3),
  EnableTokenRevocation: z.literal(true, 'tokens without revocation are not simulated').default(true),
  SupportedIdentityProviders: z.array(z.literal('COGNITO')).optional(),
  AllowedOAuthFlowsUserPoolClient: z.literal(false, 'hosted sign-in is not simulated').default(false),
  ReadAttributes: z.array(z.string()).optional(),
  WriteAttributes: z.array(z.string()).optional(),
  EnablePropagateAdditionalUserContextData: irrelevant,
});

/** An app client; durations in seconds. */
export interface AppClient {
  id: string;
  name: string;
  userPoolId: string;
  hasSecret: boolean;
  flows: string[];
  hidesUsers: boolean;
  validity: { access: number; id: number; refresh: number; session: number };
  /** Undefined: all standard attributes. */
  readable: string[] | undefined;
  writable: string[] | undefined;
}

export const readClient = (resource: Resource): AppClient => {
  const properties = readProperties(resource, clientSchema);
  const { TokenValidityUnits: units } = properties;
  return {
    id: resource.id,
    name: properties.ClientName ?? resource.logicalId,
    userPoolId: properties.UserPoolId,
    hasSecret: properties.GenerateSecret,
    flows: properties.ExplicitAuthFlows,
    hidesUsers: properties.PreventUserExistenceErrors === 'ENABLED',
    validity: {
      access: properties.AccessTokenValidity * secondsIn[units.AccessToken],
      id: properties.IdTokenValidity * secondsIn[units.IdToken],
      refresh: properties.RefreshTokenValidity * secondsIn[units.RefreshToken],
      session: properties.AuthSessionValidity * 60,
    },
    readable: properties.ReadAttributes,
    writable: properties.WriteAttributes,
  };
};
