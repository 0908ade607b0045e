import * as z from 'zod/mini';
import { served, text } from './wiring/shared.env.ts';

export const pagesEnvironment = z.object({ ...served, SITE_BUCKET: text });
