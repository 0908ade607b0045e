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
import { Construct } from 'constructs';
import { reportVisits } from '#contracts/analytics/visits.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { type FunctionName, registry } from '#contracts/registry.ts';
import type { NodeFunction } from './node-function.ts';

export interface ApiProps {
  throttle: { rate: number; burst: number };
  logRetentionDays: number;
}

/**
 * A flood of log-ins, sign-ups or reports uses up this route's share of the throttle and no other route's. Limits for a single
 * address are the firewall's task (`webAclArn`).
 */
const shareOfPublicWrites = 10;
/** Every page that is read reports its visit, some hundred a second in a busy hour; it writes no more than a message to a queue. */
const shareOfVisits = 2;
const divisorOf = ({ id }: Endpoint): number => (id === reportVisits.id ? shareOfVisits : shareOfPublicWrites);

/** What strangers may do to the product, other than read it. */
const isPublicWrite = ({ access, path, method }: Endpoint): boolean =>
  access === 'public' && (method === 'POST' || path.startsWith('/auth/'));

/** The HTTP API: its routes are the contract registry's endpoints, nothing more. */
export class Api extends Construct {
  readonly api: HttpApi;
  readonly #stage: CfnStage;
  /** By route. */
  readonly #shares: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>;

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
    this.#shares = Object.fromEntries(
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
        // Without the query string, which may hold what a reader typed.
        format: AccessLogFormat.custom(
          '{"requestId":"$context.requestId","ip":"$context.identity.sourceIp","route":"$context.routeKey","status":"$context.status","latencyMs":"$context.responseLatency"}',
        ),
      },
    });
    this.#stage = stage.node.defaultChild as CfnStage;
    this.#stage.routeSettings = this.#shares;
  }

  /**
   * One route per endpoint. Every route that is not public requires a token of `issuer` and `clientId`; the function
   * then checks whether the session of that token is still valid.
   */
  serve(functions: Record<FunctionName, NodeFunction>, { issuer, clientId }: { issuer: string; clientId: string }) {
    const tokens = new HttpJwtAuthorizer('Tokens', issuer, { jwtAudience: [clientId] });
    for (const [name, endpoints] of Object.entries(registry)) {
      this.#addRoutes(functions[name as FunctionName].function, endpoints, tokens);
    }
  }

  #addRoutes(target: IFunction, endpoints: readonly Endpoint[], tokens: HttpJwtAuthorizer) {
    const integration = new HttpLambdaIntegration(`${target.node.path}-Integration`, target, {
      // One permission for the whole API instead of one per route: the permissions of a large slice would exceed the
      // size limit of a function's resource policy.
      scopePermissionToRoute: false,
    });
    for (const { method, path, access } of endpoints) {
      const methods = [HttpMethod[method]];
      const authorizer = access === 'public' ? new HttpNoneAuthorizer() : tokens;
      for (const route of this.api.addRoutes({ path, methods, integration, authorizer })) {
        // A stage can set throttles only for routes that exist.
        if (`${method} ${path}` in this.#shares) this.#stage.node.addDependency(route);
        if (access !== 'public') continue;
        Validations.of(route).acknowledge({
          id: 'AwsSolutions::AwsSolutions-APIG4',
          reason: 'The contract declares this endpoint public: it serves every visitor.',
        });
      }
    }
  }
}
