import * as z from 'zod/mini';
import { text } from './wiring/shared.env.ts';

/** The addresses of the readers' queues, as JSON: by the names in `platform/table/table-consumers.ts`. */
export const tableChangesEnvironment = z.object({ QUEUES: text });
