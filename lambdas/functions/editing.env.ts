import * as z from 'zod/mini';
import { audited, served, text } from './wiring/shared.env.ts';

export const editingEnvironment = z.object({ ...audited, ...served, SITE_BUCKET: text });
