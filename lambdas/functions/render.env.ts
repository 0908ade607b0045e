import * as z from 'zod/mini';
import { records, text } from './wiring/shared.env.ts';

export const renderEnvironment = z.object({ ...records, SITE_BUCKET: text, SITE_URL: text });
