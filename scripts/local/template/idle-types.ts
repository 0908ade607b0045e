import { arn } from './environment.ts';
import { namedBy, type ResourceType } from './naming.ts';

const nothing = (why: string, more: Omit<ResourceType, 'simulation'> = {}): ResourceType => ({
  simulation: `nothing to do: ${why}`,
  ...more,
});

/** The types that are accepted although a laptop has nothing to do for them; each says why. */
export const idleTypes: Record<string, ResourceType> = {
  'AWS::Lambda::Permission': nothing('the gateway and the triggers in this process may call their functions'),
  'AWS::Lambda::LayerVersion': nothing('belongs to a provider function that is simulated', {
    id: (resource) => arn('lambda', `layer:${resource.logicalId}:1`),
  }),
  'AWS::Logs::LogGroup': nothing('the last lines of each function are kept in memory', {
    id: namedBy('LogGroupName', 512),
    attributes: { Arn: (resource) => arn('logs', `log-group:${resource.id}:*`) },
  }),
  'AWS::CloudWatch::Dashboard': nothing('no metrics are collected on a laptop', { id: namedBy('DashboardName', 255) }),
  'AWS::SNS::TopicPolicy': nothing('only functions publish here, and what they may is up to their roles'),
  'AWS::SNS::Subscription': nothing('what is published stays on the laptop'),
  'Custom::S3AutoDeleteObjects': nothing('`npm start -- --reset` empties the buckets of a laptop'),
  'AWS::CDK::Metadata': nothing('usage figures of the CDK'),
};
