import { jsonService } from '../aws/json-service.ts';
import type { Authorizer } from '../iam/authorizer.ts';
import type { Jwks } from '../runtime/jwt.ts';
import type { Service } from '../stand-in/service.ts';
import { arn } from '../template/environment.ts';
import type { Stack } from '../template/stack.ts';
import { notSimulated } from './errors.ts';
import { createPools } from './operation.ts';
import { operations } from './operations/index.ts';
import { openPool, type PoolSurroundings } from './pool.ts';

const targetPrefix = 'AWSCognitoIdentityProviderService';

/** The Cognito stand-in: the user pools of a template. */
export interface Cognito {
  /** The public keys of each pool, by its id. */
  keys: Record<string, Jwks>;
  jwksOf(issuer: string): Jwks | undefined;
  /** Ids by logical id. */
  userPools: Record<string, string>;
  services: { 'cognito-idp': Service };
  /** The service, for calls that need no signature as their input proves who asks. */
  openServiceOf(target: string): Service | undefined;
}

export const openCognito = async (
  stack: Stack,
  authorizer: Authorizer,
  surroundings: PoolSurroundings,
): Promise<Cognito> => {
  const resources = stack.ofType('AWS::Cognito::UserPool');
  const opened = await Promise.all(resources.map((resource) => openPool(stack, resource, surroundings)));
  const pools = createPools(opened);
  const service = jsonService(async (name, input, { caller }) => {
    const operation = operations.get(name);
    if (operation === undefined) throw notSimulated(`the Cognito operation ${name}`);
    if (operation.access === 'roles') {
      const resource = arn('cognito-idp', `userpool/${String(input.UserPoolId)}`);
      authorizer.require(caller, [{ action: `cognito-idp:${name}`, resource }]);
    }
    return operation.perform(pools, input);
  });
  return {
    keys: Object.fromEntries(opened.map(({ id, secrets }) => [id, secrets.jwks])),
    jwksOf: (issuer) => opened.find((pool) => pool.issuer === issuer)?.secrets.jwks,
    userPools: Object.fromEntries(resources.map(({ logicalId, id }) => [logicalId, id])),
    services: { 'cognito-idp': service },
    openServiceOf: (target) => {
      const [prefix, name = ''] = target.split('.');
      const isOpen = prefix === targetPrefix && operations.get(name)?.access === 'everyone';
      return isOpen ? service : undefined;
    },
  };
};
