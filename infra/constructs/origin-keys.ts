import { CustomResource, Fn } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';
import { NodeFunction } from './node-function.ts';

/**
 * Two secrets by which the API knows that CloudFront calls, made at random during the first deployment. CloudFront sends
 * one, the functions accept both: so either can be replaced without a moment in which calls are refused.
 */
export class OriginKeys extends Construct {
  /** What CloudFront sends. */
  readonly sent: string;
  /** What functions accept, with a space between. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, { stage }: { stage: Pick<Stage, 'originKeys' | 'logRetentionDays'> }) {
    super(scope, id);
    const { logRetentionDays, originKeys } = stage;
    const maker = new NodeFunction(this, 'Maker', { entry: 'origin-key', environment: {}, logRetentionDays });
    const key = (name: 'a' | 'b') =>
      new CustomResource(this, name.toUpperCase(), {
        resourceType: 'Custom::OriginKey',
        serviceToken: maker.function.functionArn,
        // Another number asks for another key.
        properties: { Version: originKeys[name] },
      }).getAttString('Key');
    const keys = { a: key('a'), b: key('b') };
    this.sent = keys[originKeys.send];
    this.accepted = Fn.join(' ', [keys.a, keys.b]);
  }
}
