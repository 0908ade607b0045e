import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
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
import type { Endpoint } from '#contracts/endpoint.ts';
import { type FunctionName, registry } from '#contracts/registry.ts';

export interface ApiProps {
  throttle: { rate: number; burst: number };
  logRetentionDays: number;
}

/** The HTTP API: its routes are the contract registry's endpoints, nothing more. */
export class Api extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { throttle, logRetentionDays }: ApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'HttpApi', { createDefaultStage: false });
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        // No query string: it may carry what a reader typed.
        format: AccessLogFormat.custom(
          '{"requestId":"$context.requestId","ip":"$context.identity.sourceIp","route":"$context.routeKey","status":"$context.status","latencyMs":"$context.responseLatency"}',
        ),
      },
    });
  }

  /**
   * One route per endpoint. Whatever is not public asks for a token of `issuer` and `clientId`; whether it still counts is
   * the function's question to the session.
   */
  serve(functions: Record<FunctionName, IFunction>, { issuer, clientId }: { issuer: string; clientId: string }) {
    const tokens = new HttpJwtAuthorizer('Tokens', issuer, { jwtAudience: [clientId] });
    for (const [name, endpoints] of Object.entries(registry)) {
      this.#addRoutes(functions[name as FunctionName], endpoints, tokens);
    }
  }

  #addRoutes(target: IFunction, endpoints: readonly Endpoint[], tokens: HttpJwtAuthorizer) {
    const integration = new HttpLambdaIntegration(`${target.node.path}-Integration`, target, {
      // One permission for the API, not one for each route: those of a large slice would not fit into a function's policy.
      scopePermissionToRoute: false,
    });
    for (const { method, path, access } of endpoints) {
      const methods = [HttpMethod[method]];
      const authorizer = access === 'public' ? new HttpNoneAuthorizer() : tokens;
      for (const route of this.api.addRoutes({ path, methods, integration, authorizer })) {
        if (access !== 'public') continue;
        Validations.of(route).acknowledge({
          id: 'AwsSolutions::AwsSolutions-APIG4',
          reason: 'The contract declares this endpoint public: it serves every visitor.',
        });
      }
    }
  }
}
