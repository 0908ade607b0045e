/**
 * Replaces the SDK's default credential provider. A Lambda function gets its credentials from the environment; the
 * other providers (profiles, sign-in pages, containers, instances) would be a sixth of every bundle.
 */
import { fromEnv } from '@aws-sdk/credential-provider-env';

export const defaultProvider = () => fromEnv();
