import * as z from 'zod/mini';
import { records, served } from './wiring/shared.env.ts';

export const reportsEnvironment = z.object({ ...records, ...served });
