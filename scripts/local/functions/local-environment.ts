import type { Jwks } from '../runtime/jwt.ts';
import type { DeployedFunction } from './function-properties.ts';

export interface LocalEnvironment {
  /** Makes the addresses in a value lead to this machine. */
  localize(value: string): string;
  /** The user pools' public keys by pool id. */
  keys: Record<string, Jwks>;
  /** Whose word functions take for this machine's mail servers (PEM). */
  mailAuthority: string;
  /** Beside those of the template. */
  variables?: Record<string, string> | undefined;
}

/**
 * A function with the environment that it has here. Verifiers of tokens fetch a pool's keys over https on AWS; here
 * `IDENTITY_JWKS` hands them over. The certificate of a mail server here is not one of a public authority.
 */
export const withLocalEnvironment = (
  deployed: DeployedFunction,
  { localize, keys, mailAuthority, variables }: LocalEnvironment,
): DeployedFunction => {
  const declared = Object.entries(deployed.properties.Environment.Variables);
  const Variables = {
    ...Object.fromEntries(declared.map(([name, value]) => [name, localize(value)])),
    IDENTITY_JWKS: JSON.stringify(keys),
    LOCAL_MAIL_AUTHORITY: mailAuthority,
    ...variables,
  };
  return { ...deployed, properties: { ...deployed.properties, Environment: { Variables } } };
};
