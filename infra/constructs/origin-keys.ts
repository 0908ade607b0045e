import { CustomResource, Duration, Fn } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';
import { noEnvironment } from './function-environment.ts';
import { NodeFunction } from './node-function.ts';

/**
 * Two random secrets, made during the first deployment, by which the API recognises calls from CloudFront. CloudFront
 * sends one of them and the functions accept both, so each can be replaced without refusing calls in between.
 */
export class OriginKeys extends Construct {
  /** The key that CloudFront sends. */
  readonly sent: string;
  /** The keys that functions accept, separated by a space. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, { stage }: { stage: Pick<Stage, 'originKeys' | 'logRetentionDays'> }) {
    super(scope, id);
    const { logRetentionDays, originKeys } = stage;
    const maker = new NodeFunction(this, 'Maker', {
      entry: 'origin-key',
      environment: noEnvironment,
      harm: 'nobody, but the deployment that needs a new key fails.',
      alarms: undefined,
      logRetentionDays,
    });
    const key = (name: 'a' | 'b') =>
      new CustomResource(this, name.toUpperCase(), {
        resourceType: 'Custom::OriginKey',
        serviceToken: maker.function.functionArn,
        // If the function dies before it answers, CloudFormation would wait for an hour. A later change of this time would
        // replace both keys at once, as any change of these resources does.
        serviceTimeout: Duration.minutes(5),
        // A new version number creates a new key.
        properties: { Version: originKeys[name] },
      }).getAttString('Key');
    const keys = { a: key('a'), b: key('b') };
    this.sent = keys[originKeys.send];
    this.accepted = Fn.join(' ', [keys.a, keys.b]);
  }
}
