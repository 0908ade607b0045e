import * as z from 'zod';
import { forRoles } from '../operation.ts';
import { clientOf } from './initiate-auth.ts';

export const describeUserPoolClient = forRoles(
  z.strictObject({ UserPoolId: z.string(), ClientId: z.string() }),
  async (pools, input) => {
    const pool = pools.byId(input.UserPoolId);
    const client = clientOf(pool, input.ClientId);
    return {
      UserPoolClient: {
        UserPoolId: pool.id,
        ClientId: client.id,
        ClientName: client.name,
        ...(client.hasSecret ? { ClientSecret: pool.secrets.clientSecret(client.id) } : {}),
        ExplicitAuthFlows: client.flows,
        PreventUserExistenceErrors: client.hidesUsers ? 'ENABLED' : 'LEGACY',
        AccessTokenValidity: client.validity.access,
        IdTokenValidity: client.validity.id,
        RefreshTokenValidity: client.validity.refresh,
        TokenValidityUnits: { AccessToken: 'seconds', IdToken: 'seconds', RefreshToken: 'seconds' },
        AuthSessionValidity: client.validity.session / 60,
        EnableTokenRevocation: true,
      },
    };
  },
);
