import * as z from 'zod/mini';
import { accounts } from './wiring/shared.env.ts';

export const usersEnvironment = z.object(accounts);
