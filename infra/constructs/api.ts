import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct, type IConstruct } from 'constructs';
import { reportVisits } from '#contracts/analytics/visits.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { type FunctionName, registry } from '#contracts/registry/index.ts';
import { apiRoutes } from './api-routes.ts';
import type { NodeFunction } from './node-function.ts';

export interface ApiProps {
  throttle: { rate: number; burst: number };
  logRetentionDays: number;
}

/**
 * A flood of log-ins, sign-ups or reports uses up this route's share of the throttle and no other route's. By address the slices
 * count (`scripts/openapi/notes/rate-limits.ts` lists them); a firewall may do so before (`webAclArn`).
 */
const shareOfPublicWrites = 10;
/** Every page that is read reports its visit, some hundred a second in a busy hour; it writes no more than a message to a queue. */
const shareOfVisits = 2;
const divisorOf = ({ id }: Endpoint): number => (id === reportVisits.id ? shareOfVisits : shareOfPublicWrites);

/** Whether strangers may change something in the product by this call. */
const isPublicWrite = ({ access, path, method }: Endpoint): boolean =>
  access === 'public' && (method === 'POST' || path.startsWith('/auth/'));

const integrationOf = (target: IFunction) =>
  new HttpLambdaIntegration(`${target.node.path}-Integration`, target, {
    // One permission for the whole API instead of one per route: the permissions of a large slice would exceed the
    // size limit of a function's resource policy.
    scopePermissionToRoute: false,
  });

/** The HTTP API: its routes lead to the contract registry's endpoints, nothing more. */
export class Api extends Construct {
  readonly api: HttpApi;
  readonly #stage: CfnStage;

  constructor(scope: Construct, id: string, { throttle, logRetentionDays }: ApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'HttpApi', { createDefaultStage: false });
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const share = (divisor: number) => ({
      ThrottlingRateLimit: Math.ceil(throttle.rate / divisor),
      ThrottlingBurstLimit: Math.ceil(throttle.burst / divisor),
    });
    const shares = Object.fromEntries(
      Object.values(registry)
        .flat()
        .filter(isPublicWrite)
        .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, share(divisorOf(endpoint))]),
    );
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        // Without path and query string, which may hold a reader's token or words. The function's own log has the same id for the
        // call, and names its endpoint where one failed.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            functionRequestId: '$context.integration.requestId',
            ip: '$context.identity.sourceIp',
            method: '$context.httpMethod',
            route: '$context.routeKey',
            status: '$context.status',
            latencyMs: '$context.responseLatency',
          }),
        ),
      },
    });
    this.#stage = stage.node.defaultChild as CfnStage;
    this.#stage.routeSettings = shares;
  }

  /**
   * The routes of all functions, and the stage after them. Every route that is not public requires a token of `issuer` and
   * `clientId`; the function then checks whether the session of that token is still valid.
   */
  serve(functions: Record<FunctionName, NodeFunction>, { issuer, clientId }: { issuer: string; clientId: string }) {
    const tokens = new HttpJwtAuthorizer('Tokens', issuer, { jwtAudience: [clientId] });
    const integrations = Object.fromEntries(
      Object.entries(functions).map(([name, each]) => [name, integrationOf(each.function)]),
    ) as Record<FunctionName, HttpLambdaIntegration>;
    const routes = apiRoutes(registry).flatMap(({ target, method, path, isPublic }) => {
      const integration = integrations[target];
      const authorizer = isPublic ? new HttpNoneAuthorizer() : tokens;
      const made = this.api.addRoutes({ path, methods: [HttpMethod[method]], integration, authorizer });
      for (const route of isPublic ? made : []) {
        Validations.of(route).acknowledge({
          id: 'AwsSolutions::AwsSolutions-APIG4',
          reason: 'The contract declares this endpoint public: it serves every visitor.',
        });
      }
      return made;
    });
    this.#oneAfterAnother([...routes, this.#stage]);
  }

  /**
   * API Gateway refuses changes of an API that overlap ("concurrent modification"), and a stage that deploys itself is one more
   * change with every route that comes after it. So each route waits for the one before it, and the stage for the last.
   */
  #oneAfterAnother(resources: readonly IConstruct[]) {
    for (const [index, resource] of resources.entries()) {
      const before = resources[index - 1];
      if (before) resource.node.addDependency(before);
    }
  }
}
