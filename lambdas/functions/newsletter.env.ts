import * as z from 'zod/mini';
import { accounts } from './wiring/shared.env.ts';

export const newsletterEnvironment = z.object(accounts);
