import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { SiteStack } from '#infra/stack.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { mail } from './templates.ts';

const newApp = temporaryApps();
/** As long as a stage's name may be. */
const name = 'a-stage-of-20-letter';

/** Services whose names are unique in an account or in all of AWS, and not in a region. */
const isGlobal = (type: string) => /^AWS::(CloudFront|IAM|S3)::/.test(type);
const nameOf = (type: string, properties: Record<string, unknown>): unknown => {
  const config = Object.entries(properties).find(([key]) => key === `${type.split('::').at(-1)}Config`)?.[1];
  const named = { ...properties, ...(config as object | undefined) };
  // Inline policies have a name too, which only has to be unique in their role.
  const key = Object.keys(named).find((each) =>
    /^(Name|RoleName|UserName|GroupName|ManagedPolicyName|InstanceProfileName|BucketName)$/.test(each),
  );
  return key && (named as Record<string, unknown>)[key];
};
/** The limits that CloudFront documents; its policies take 128. */
const longest: Record<string, number> = { 'AWS::CloudFront::Function': 64, 'AWS::CloudFront::OriginAccessControl': 64 };

const namesIn = (region: string) => {
  const stage = parseStage(name, { [name]: { mail, region } });
  const { Resources } = Template.fromStack(new SiteStack(newApp(), `PointeShoes-${name}`, { stage })).toJSON() as {
    Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  };
  return Object.values(Resources)
    .filter(({ Type }) => isGlobal(Type))
    .flatMap(({ Type, Properties = {} }) => {
      const found = nameOf(Type, Properties);
      return found ? [{ type: Type, found: String(found) }] : [];
    });
};

describe('a stage in two regions of an account', () => {
  it('gives nothing the same name for the whole account, and no name that is too long', () => {
    const there = namesIn('ap-southeast-1');
    const here = namesIn('eu-central-1');
    expect(new Set(here.map(({ type }) => type))).toEqual(
      new Set([
        'AWS::CloudFront::CachePolicy',
        'AWS::CloudFront::Function',
        'AWS::CloudFront::OriginAccessControl',
        'AWS::CloudFront::OriginRequestPolicy',
        'AWS::CloudFront::ResponseHeadersPolicy',
      ]),
    );
    expect(here.filter(({ found }) => there.some((other) => other.found === found))).toEqual([]);
    for (const { type, found } of [...here, ...there]) {
      expect(found).toMatch(/^[\w-]+$/);
      expect([found, found.length <= (longest[type] ?? 128)]).toEqual([found, true]);
    }
  }, 60_000);
});
