import * as z from 'zod/mini';
import { audited, served } from './wiring/shared.env.ts';

export const analyticsExportEnvironment = z.object({ ...audited, ...served });
