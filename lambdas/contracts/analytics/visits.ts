import * as z from 'zod/mini';
import { finderEventSchema } from '../finder/counting.ts';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { line } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';

/** In bytes: the largest body that is read, and how many events it may hold. */
export const visitLimits = { body: 1_024, events: 20 };

/** A path of the site, decoded, without language and query. A path that the site does not know is never counted. */
export const countedPathSchema = z.string().check(z.regex(/^\/[\p{L}\p{M}\p{N}/._~-]{0,140}$/u));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** An event of a page's reader. None of it says who they are, or when it was: the time is the server's. */
export const visitEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), path: countedPathSchema }),
  /** A search that its reader has ended: by choosing something, or by leaving the field. */
  z.strictObject({ kind: z.literal('search'), text: line(60).check(z.minLength(2)), found: z.boolean() }),
  z.strictObject({ kind: z.literal('shoe'), id }),
  /** The link to the site of a brand's maker. */
  z.strictObject({ kind: z.literal('maker'), id }),
  /** The post at this path, to its end. */
  z.strictObject({ kind: z.literal('read'), path: countedPathSchema }),
  finderEventSchema,
]);
export type VisitEvent = z.infer<typeof visitEventSchema>;

/** One site has one name: not apart by its pages for phones, or those that a network leads through. */
const siteOf = (host: string): string => {
  const site = host.replace(/\.$/, '').replace(/^(?:(?:www\d?|m|mobile|touch|amp|l|lm|out)\.)+(?=[^.]+\.)/, '');
  return site || host;
};

export const visitReportSchema = z.strictObject({
  language: languageSchema,
  /** The site that led here; left out where there was none, or it is this one. Browsers say the host. */
  referrer: z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,100}$/), z.overwrite(siteOf))),
  events: z.array(visitEventSchema).check(z.minLength(1), z.maxLength(visitLimits.events)),
});
export type VisitReport = z.infer<typeof visitReportSchema>;

/** The body that `navigator.sendBeacon` sends while a page is hidden. 204 also for an event that is not counted. */
export const reportVisits = endpoint({
  id: 'reportVisits',
  method: 'POST',
  path: '/api/visits',
  access: 'public',
  body: visitReportSchema,
  bodyLimit: visitLimits.body,
  responses: { 204: undefined, 400: problemSchema, 403: problemSchema, 413: problemSchema, 429: problemSchema },
});
