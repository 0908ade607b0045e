import type { Jwks } from '../runtime/jwt.ts';
import type { DeployedFunction } from './function-properties.ts';

export interface LocalEnvironment {
  /** Makes the addresses in a value lead to this machine. */
  localize(value: string): string;
  /** The user pools' public keys by pool id. */
  keys: Record<string, Jwks>;
  /** Beside those of the template. */
  variables?: Record<string, string> | undefined;
}

/**
 * A function with the environment that it has here. Verifiers of tokens fetch a pool's keys over https on AWS; here
 * `IDENTITY_JWKS` hands them over.
 */
export const withLocalEnvironment = (
  deployed: DeployedFunction,
  { localize, keys, variables }: LocalEnvironment,
): DeployedFunction => {
  const declared = Object.entries(deployed.properties.Environment.Variables);
  const Variables = {
    ...Object.fromEntries(declared.map(([name, value]) => [name, localize(value)])),
    IDENTITY_JWKS: JSON.stringify(keys),
    ...variables,
  };
  return { ...deployed, properties: { ...deployed.properties, Environment: { Variables } } };
};
