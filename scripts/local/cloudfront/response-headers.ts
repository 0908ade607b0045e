import * as z from 'zod';
import type { Headers } from '../runtime/http-message.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';

const override = { Override: z.boolean() };
const policySchema = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: irrelevant,
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z.strictObject({ ...override, ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: z.strictObject(override).optional(),
        FrameOptions: z.strictObject({ ...override, FrameOption: z.string() }).optional(),
        ReferrerPolicy: z.strictObject({ ...override, ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: z
          .strictObject({
            ...override,
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().default(false),
            Preload: z.boolean().default(false),
          })
          .optional(),
      })
      .default({}),
    CustomHeadersConfig: z
      .strictObject({ Items: z.array(z.strictObject({ ...override, Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
    RemoveHeadersConfig: z
      .strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) })
      .default({ Items: [] }),
  }),
});
type Config = z.infer<typeof policySchema>['ResponseHeadersPolicyConfig'];

interface Rule {
  name: string;
  value: string;
  override: boolean;
}

const securityRules = ({ SecurityHeadersConfig: security }: Config): Rule[] => {
  const rule = (name: string, value: string, { Override }: { Override: boolean }): Rule => ({
    name,
    value,
    override: Override,
  });
  const { ContentSecurityPolicy: csp, ContentTypeOptions: sniffing, FrameOptions: frames } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: transport } = security;
  const subdomains = transport?.IncludeSubdomains ? '; includeSubDomains' : '';
  const preload = transport?.Preload ? '; preload' : '';
  return [
    csp && rule('content-security-policy', csp.ContentSecurityPolicy, csp),
    sniffing && rule('x-content-type-options', 'nosniff', sniffing),
    frames && rule('x-frame-options', frames.FrameOption, frames),
    referrer && rule('referrer-policy', referrer.ReferrerPolicy, referrer),
    transport &&
      rule(
        'strict-transport-security',
        `max-age=${transport.AccessControlMaxAgeSec}${subdomains}${preload}`,
        transport,
      ),
  ].filter((each) => each !== undefined);
};

/** Changes a response's headers as a policy says. */
export type ApplyHeaders = (headers: Headers) => void;

/** The stack's response headers policies by id. `localize` makes the addresses in their values lead to this machine. */
export const readResponseHeadersPolicies = (
  stack: Stack,
  localize: (value: string) => string,
): Map<string, ApplyHeaders> =>
  new Map(
    stack.ofType('AWS::CloudFront::ResponseHeadersPolicy').map((resource) => {
      const config = readProperties(resource, policySchema).ResponseHeadersPolicyConfig;
      const removed = config.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase());
      const custom = config.CustomHeadersConfig.Items.map(
        ({ Header, Value, Override }): Rule => ({ name: Header.toLowerCase(), value: Value, override: Override }),
      );
      const rules = [...securityRules(config), ...custom].map((rule) => ({ ...rule, value: localize(rule.value) }));
      return [
        resource.id,
        (headers) => {
          for (const name of removed) headers.delete(name);
          for (const rule of rules) if (rule.override || !headers.has(rule.name)) headers.set(rule.name, [rule.value]);
        },
      ];
    }),
  );
