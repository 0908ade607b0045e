import * as z from 'zod/mini';
import { accounts, botChecked } from './wiring/shared.env.ts';

export const newsletterEnvironment = z.object({ ...accounts, ...botChecked });
