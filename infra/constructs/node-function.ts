import { existsSync } from 'node:fs';
import { type CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Grant, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, RecursiveLoop, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { addAlarm, alarmPeriod } from './alarm.ts';
import { acknowledgeWildcard } from './finding.ts';
import { checkedEnvironment, type FunctionEnvironment } from './function-environment.ts';

export interface NodeFunctionProps {
  /** A file of `lambdas/functions`, without its extension; it is bundled before synthesis. */
  entry: string;
  environment: FunctionEnvironment;
  /** Who is affected, and how, while the function fails: the text of its alarm. */
  harm: string;
  /** Hears of the function's errors; undefined where a deployment waits for the function and fails with it. */
  alarms: ITopic | undefined;
  /** The errors within five minutes that raise the alarm. Default 1. */
  alarmingErrors?: number;
  logRetentionDays: number;
  /** Default 512: about a quarter of a core, with which a bundle of 500 kB starts in well under a second. */
  memoryMb?: number;
  /** Default 10 seconds. */
  timeout?: Duration;
  /**
   * The function sends messages to a queue that it reads itself, and ends that by itself. Without this Lambda takes it for an endless
   * loop after 16 calls in a row, and calls it no more: the next message becomes a dead letter (I-041).
   */
  callsItself?: boolean;
}

/**
 * A bundled function with the project's defaults, a role that may write its own log and nothing else, and an alarm for
 * its errors.
 */
export class NodeFunction extends Construct {
  readonly function: LambdaFunction;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const { entry, logRetentionDays, memoryMb = 512, timeout = Duration.seconds(10) } = props;
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
      environment: checkedEnvironment(entry, props.environment),
      ...(props.callsItself && { recursiveLoop: RecursiveLoop.ALLOW }),
      role: this.role,
      logGroup,
    });
    // For `npm run dev`, which puts a new bundle in the place of the deployed one.
    (this.function.node.defaultChild as CfnResource).addMetadata('bundle', entry);
    this.#raiseAlarm(props);
  }

  #raiseAlarm({ harm, alarms, alarmingErrors }: NodeFunctionProps) {
    if (!alarms) return;
    const metric = this.function.metricErrors({ period: alarmPeriod });
    addAlarm(this, 'Errors', { metric, text: `Errors: ${harm}`, topic: alarms, threshold: alarmingErrors });
  }

  /** Allows reading one secret that an operator keeps in the parameter store. */
  grantReadParameter(name: string) {
    this.#grantParameters(['ssm:GetParameter'], name);
  }

  /** Allows setting and deleting the secrets of a folder of the parameter store, not reading them. */
  grantWriteParameters(folder: string) {
    this.#grantParameters(['ssm:PutParameter', 'ssm:DeleteParameter'], `${folder}/*`);
  }

  #grantParameters(actions: string[], name: string) {
    const resource = `parameter${name}`;
    if (name.endsWith('/*')) {
      const components = { service: 'ssm', resource: resource.slice(0, -2), resourceName: '*' };
      acknowledgeWildcard(
        this.role,
        components,
        'The folder holds the secrets of this stage’s settings and nothing else.',
      );
    }
    Grant.addToPrincipal({
      grantee: this.role,
      actions,
      resourceArns: [Stack.of(this).formatArn({ service: 'ssm', resource })],
    });
  }
}
