import * as z from 'zod';
import type { RunningFunction } from '../functions/runner.ts';
import type { Jwks } from '../runtime/jwt.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import { reachedFrom } from '../template/reached.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type Authorize, createAuthorize } from './authorizer.ts';

const apiSchema = z.strictObject({
  Name: z.string(),
  ProtocolType: z.literal('HTTP'),
  Description: irrelevant,
  DisableExecuteApiEndpoint: irrelevant,
  Tags: irrelevant,
});
const stageSchema = z.strictObject({
  ApiId: z.string(),
  StageName: z.literal('$default'),
  AutoDeploy: z.literal(true),
  // Throttling and access logs protect and observe the cloud's API.
  DefaultRouteSettings: irrelevant,
  RouteSettings: z
    .record(z.string(), z.strictObject({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() }))
    .default({}),
  AccessLogSettings: irrelevant,
  Description: irrelevant,
  Tags: irrelevant,
});
const integrationSchema = z.strictObject({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z.number().max(30_000).default(30_000),
  Description: irrelevant,
});
const routeSchema = z.strictObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT']).default('NONE'),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).default([]),
  OperationName: irrelevant,
});

export interface Target {
  run: RunningFunction;
  timeoutMilliseconds: number;
  authorize: Authorize | undefined;
  scopes: string[];
}
export interface Api {
  id: string;
  domainName: string;
  routes: { key: string; target: Target }[];
}

export interface ApiParts {
  /** Functions by ARN. */
  functions: ReadonlyMap<string, RunningFunction>;
  jwksOf(issuer: string): Jwks | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The ARN inside an integration address, whether it is the function's own or API Gateway's path to it. */
const functionArn = (uri: string): string => /(arn:[^/]+:lambda:[^/]+:function:[^/:]+)/.exec(uri)?.[1] ?? uri;

/**
 * A stage that deploys itself is deployed with every later route, and API Gateway refuses changes of an API that overlap: the
 * template must say that the stage comes after each of its routes.
 */
const requireLastStage = (stack: Stack, stage: Resource, routes: readonly Resource[]): void => {
  const before = reachedFrom(stage.logicalId, (name) => stack.get(name).dependsOn);
  const late = routes.find(({ logicalId }) => !before.has(logicalId));
  if (late)
    throw new Error(`${stage.logicalId} deploys itself, so it must depend on all routes, ${late.logicalId} too`);
};

/** Reads an HTTP API of the template with its one stage, its routes, integrations and authorizers. */
export const readApi = (stack: Stack, resource: Resource, { functions, jwksOf, now }: ApiParts): Api => {
  readProperties(resource, apiSchema);
  const own = <S extends z.ZodType<{ ApiId: string }>>(type: string, schema: S) =>
    stack
      .ofType(type)
      .map((each) => ({ resource: each, properties: readProperties(each, schema) }))
      .filter(({ properties }) => properties.ApiId === resource.id);
  const [stage, ...others] = own('AWS::ApiGatewayV2::Stage', stageSchema);
  if (stage === undefined || others.length > 0) {
    throw new Error(`${resource.logicalId} needs exactly one stage, $default`);
  }
  const integrations = new Map(
    own('AWS::ApiGatewayV2::Integration', integrationSchema).map((each) => [each.resource.id, each.properties]),
  );
  const authorizers = new Map(stack.ofType('AWS::ApiGatewayV2::Authorizer').map((each) => [each.id, each]));

  const authorizeOf = (route: z.infer<typeof routeSchema>): Authorize | undefined => {
    if (route.AuthorizationType === 'NONE') return undefined;
    const authorizer = authorizers.get(route.AuthorizerId ?? '');
    if (authorizer === undefined) throw new Error(`Route ${route.RouteKey} names no authorizer of the template`);
    return createAuthorize(authorizer, jwksOf, now);
  };
  const declared = own('AWS::ApiGatewayV2::Route', routeSchema);
  requireLastStage(
    stack,
    stage.resource,
    declared.map(({ resource: route }) => route),
  );
  const routes = declared.map(({ properties: route }) => {
    const integration = integrations.get(route.Target.replace(/^integrations\//, ''));
    const run = functions.get(functionArn(integration?.IntegrationUri ?? ''));
    if (integration === undefined || run === undefined) {
      throw new Error(`Route ${route.RouteKey} leads to no function of the template`);
    }
    const target = {
      run,
      timeoutMilliseconds: integration.TimeoutInMillis,
      authorize: authorizeOf(route),
      scopes: route.AuthorizationScopes,
    };
    return { key: route.RouteKey, target };
  });
  for (const named of Object.keys(stage.properties.RouteSettings)) {
    if (!routes.some(({ key }) => key === named))
      throw new Error(`The stage has settings for ${named}, which is no route`);
  }
  const domainName = resource.attribute('ApiEndpoint').replace('https://', '');
  return { id: resource.id, domainName, routes };
};
