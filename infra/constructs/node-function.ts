import { existsSync } from 'node:fs';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Grant, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

export interface NodeFunctionProps {
  /** A file of `lambdas/functions`, without its extension; it is bundled before synthesis. */
  entry: string;
  environment: Record<string, string>;
  logRetentionDays: number;
  /** Default 512: about a quarter of a core, with which a bundle of 500 kB starts in well under a second. */
  memoryMb?: number;
  /** Default 10 seconds. */
  timeout?: Duration;
}

/** A bundled function with the project's defaults and a role that may write its own log and nothing else. */
export class NodeFunction extends Construct {
  readonly function: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const { entry, environment, logRetentionDays, memoryMb = 512, timeout = Duration.seconds(10) } = props;
    const bundle = `.build/functions/${entry}`;
    if (!existsSync(bundle)) throw new Error(`${bundle} is missing: run \`npm run build\` first`);

    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const logGroup = new LogGroup(this, 'Log', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    logGroup.grantWrite(this.role);

    this.function = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(bundle),
      memorySize: memoryMb,
      timeout,
      environment,
      role: this.role,
      logGroup,
    });
  }

  /** Allows reading one secret that an operator keeps in the parameter store. */
  grantReadParameter(name: string) {
    const resource = `parameter${name}`;
    Grant.addToPrincipal({
      grantee: this.role,
      actions: ['ssm:GetParameter'],
      resourceArns: [Stack.of(this).formatArn({ service: 'ssm', resource })],
    });
  }
}
