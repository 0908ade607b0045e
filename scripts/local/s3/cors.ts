import * as z from 'zod';
import { wildcard } from '../iam/wildcard.ts';
import { irrelevant } from '../template/properties.ts';
import { S3Error } from './errors.ts';

/** A rule that lets pages of other origins call a bucket. */
export const corsRuleSchema = z.strictObject({
  Id: irrelevant,
  AllowedMethods: z.array(z.enum(['GET', 'PUT', 'HEAD', 'POST', 'DELETE'])),
  AllowedOrigins: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).default([]),
  ExposedHeaders: z.array(z.string()).default([]),
  /** Seconds for which a browser need not ask again. */
  MaxAge: z.number().optional(),
});
export type CorsRule = z.infer<typeof corsRuleSchema>;

/** The wish of a page. */
export interface CorsQuestion {
  /** The page's origin, and others as which it counts. */
  origins: string[];
  method: string;
  /** Names of headers that only a rule may allow; asked in a preflight. */
  headers: string[];
}

const matching = (patterns: string[], flags = '') => {
  const compiled = patterns.map((pattern) => wildcard(pattern, flags));
  return (text: string): boolean => compiled.some((pattern) => pattern.test(text));
};

const allows = (rule: CorsRule, { origins, method, headers }: CorsQuestion): boolean =>
  origins.some(matching(rule.AllowedOrigins)) &&
  rule.AllowedMethods.some((allowed) => allowed === method) &&
  headers.every(matching(rule.AllowedHeaders, 'i'));

/** The headers by which the first rule that matches lets the page read the reply; none without such a rule. */
export const corsHeaders = (rules: CorsRule[], question: CorsQuestion): Record<string, string> | undefined => {
  const rule = rules.find((each) => allows(each, question));
  if (rule === undefined) return undefined;
  const everyone = rule.AllowedOrigins.includes('*');
  return {
    'access-control-allow-origin': everyone ? '*' : (question.origins[0] ?? ''),
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(everyone ? {} : { 'access-control-allow-credentials': 'true' }),
    ...(question.headers.length > 0 ? { 'access-control-allow-headers': question.headers.join(', ') } : {}),
    ...(rule.ExposedHeaders.length > 0 ? { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') } : {}),
    ...(rule.MaxAge === undefined ? {} : { 'access-control-max-age': String(rule.MaxAge) }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
};

/** How S3 refuses a preflight. */
export const corsRefused = (rules: CorsRule[]): S3Error =>
  new S3Error(
    'AccessForbidden',
    rules.length === 0
      ? 'CORSResponse: CORS is not enabled for this bucket.'
      : "CORSResponse: This CORS request is not allowed: origin, method or headers are not in the bucket's CORS rules.",
    403,
  );
