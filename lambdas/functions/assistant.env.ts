import * as z from 'zod/mini';
import { mailing, records, served } from './wiring/shared.env.ts';

export const assistantEnvironment = z.object({
  ...records,
  ...served,
  SECRETS_FOLDER: mailing.SECRETS_FOLDER,
});
