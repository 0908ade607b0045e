import * as z from 'zod/mini';
import { records } from './wiring/shared.env.ts';

export const visitCountingEnvironment = z.object(records);
