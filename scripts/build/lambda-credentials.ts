/**
 * What the SDK's clients take for the default way to credentials. A Lambda function has its own in the environment; the
 * other ways (profiles, sign-in pages, containers, instances) would be a sixth of every bundle.
 */
import { fromEnv } from '@aws-sdk/credential-provider-env';

export const defaultProvider = () => fromEnv();
