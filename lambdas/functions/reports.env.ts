import * as z from 'zod/mini';
import { records, served, text } from './wiring/shared.env.ts';

export const reportsEnvironment = z.object({ ...records, ...served, SITE_URL: text, VISITS_QUEUE_URL: text });
