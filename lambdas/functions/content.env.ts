import * as z from 'zod/mini';
import { records, served, text } from './wiring/shared.env.ts';

export const contentEnvironment = z.object({
  ...records,
  ...served,
  STAGE: text,
  IDENTITY_ENDPOINT: text,
  USER_POOL_ID: text,
  WEB_CLIENT_ID: text,
});
