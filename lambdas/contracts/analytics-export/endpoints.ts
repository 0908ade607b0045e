import * as z from 'zod/mini';
import { analyticsQuery } from '../analytics/figures.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';

export const analyticsFileFormats = ['csv', 'pdf'] as const;
export type AnalyticsFileFormat = (typeof analyticsFileFormats)[number];

/**
 * The figures of the analytics screen, as a file in the caller's language. It comes whole in one reply, as text: a PDF file of 400
 * rows has 0.5 MB, and a reply may have 6 MB.
 */
export const exportAnalytics = endpoint({
  id: 'exportAnalytics',
  method: 'POST',
  path: '/api/admin/analytics/export',
  access: 'admin',
  isRepeatable: true,
  body: z.strictObject({
    format: z.enum(analyticsFileFormats),
    /** The period and the filter. */
    view: analyticsQuery,
  }),
  responses: {
    200: z.object({
      /** Of the file, in Latin letters. */
      name: z.string(),
      /** The file itself. CSV is UTF-8 with its byte order mark. */
      base64: z.string(),
    }),
    ...adminRefusals,
  },
});
