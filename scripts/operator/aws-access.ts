/** Of Node: no name server, no route, no listener, or a proxy on the way that TLS does not trust. */
const codes: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Whether a call of AWS failed on its way there, so that it says nothing about credentials or rights. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || ('code' in error && codes.has(error.code)));

/** A name that does not exist may also be that of a region. */
export const reachAdvice = (region?: string): string =>
  `Check this machine's network, VPN, proxy and firewall, and the region of the stage in cdk.json${region ? ` (${region})` : ''}; then run it again.`;

/** Of the SDK, before it has called anything: no source has credentials, or a log-in has run out. */
export const hasNoCredentials = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'CredentialsProviderError' || error.name === 'TokenProviderError');

export const credentialsAdvice = '`aws login` or `aws configure`, then AWS_PROFILE=<name>.';

/** Which profile counts: one that was set long ago is easily forgotten. */
export const profileInUse = (): string => {
  const { AWS_PROFILE: profile } = process.env;
  return profile ? ` (AWS_PROFILE is ${profile})` : '';
};
