import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { isEmbeddingModelId } from '#contracts/settings/forms.ts';
import type { PermittedModel, Stage } from '../config.ts';
import type { NodeFunction } from './node-function.ts';

/** An inference profile is named after its model, with where it runs before it: `eu.amazon.nova-2-lite-v1:0`. */
const profile = /^(?<reach>global|us-gov|us|eu|apac|au|ca|jp)\.(?<model>.+)$/;

/** The ids of the models that a stage permits, as one variable; undefined where it permits none. */
export const permittedModels = ({ ai }: Pick<Stage, 'ai'>): string | undefined =>
  ai.models.length === 0 ? undefined : ai.models.map(({ id }) => id).join(',');

/** The permissions that Bedrock checks when the model is called: for the profile, and for the model in each region that it may run in. */
const grantsOf = (stack: Stack, { id, regions }: PermittedModel): PolicyStatement[] => {
  const { reach, model = id } = profile.exec(id)?.groups ?? {};
  const { partition } = stack;
  const allow = (resources: string[], conditions = {}) =>
    new PolicyStatement({ effect: Effect.ALLOW, actions: ['bedrock:InvokeModel'], resources, conditions });
  const modelIn = (region: string) => `arn:${partition}:bedrock:${region}::foundation-model/${model}`;
  if (reach === undefined) return [allow([modelIn(stack.region)])];
  const profileArn = stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: id });
  // By itself the model may not be called: only what comes through the profile.
  const through = { StringEquals: { 'bedrock:InferenceProfileArn': profileArn } };
  if (reach !== 'global') return [allow([profileArn]), allow((regions ?? []).map(modelIn), through)];
  return [
    allow([profileArn]),
    allow([modelIn(stack.region)], through),
    // A global profile may run anywhere: then the model has no region, and the call none that is known beforehand.
    allow([modelIn('')], { StringEquals: { ...through.StringEquals, 'aws:RequestedRegion': 'unspecified' } }),
  ];
};

const grant = (to: NodeFunction, models: readonly PermittedModel[]): void => {
  const stack = Stack.of(to);
  for (const model of models) for (const statement of grantsOf(stack, model)) to.role.addToPolicy(statement);
};

/** Allows a function to ask the models that the stage permits, and no others. */
export const grantModels = (to: NodeFunction, { ai }: Pick<Stage, 'ai'>): void => grant(to, ai.models);

/** The same for embedding models only. */
export const grantEmbeddingModels = (to: NodeFunction, { ai }: Pick<Stage, 'ai'>): void =>
  grant(
    to,
    ai.models.filter(({ id }) => isEmbeddingModelId(id)),
  );
