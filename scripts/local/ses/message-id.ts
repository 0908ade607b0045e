import { randomUUID } from 'node:crypto';

/** In the form of SES's ids in this region: time, then chance. */
export const createMessageId = (time: number): string =>
  `0107${time.toString(16).padStart(12, '0')}-${randomUUID()}-000000`;
