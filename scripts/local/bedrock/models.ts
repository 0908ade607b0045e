import { validationError } from '../runtime/aws-errors.ts';
import { arn, environment } from '../template/environment.ts';

interface Model {
  /** Whether it may be called by its own id, without an inference profile. */
  isOnDemand: boolean;
  /** Whether it turns texts into numbers instead of writing. */
  isEmbedding?: boolean;
}

/** The models that this Bedrock has. */
const models: Record<string, Model> = {
  'amazon.nova-2-lite-v1:0': { isOnDemand: false },
  'amazon.nova-micro-v1:0': { isOnDemand: false },
  'amazon.nova-pro-v1:0': { isOnDemand: false },
  'anthropic.claude-haiku-4-5-20251001-v1:0': { isOnDemand: false },
  'anthropic.claude-3-haiku-20240307-v1:0': { isOnDemand: true },
  'cohere.embed-v4:0': { isOnDemand: false, isEmbedding: true },
};
/**
 * Providers whose models are no products of AWS Marketplace (Bedrock's guide, "Request access to models"). The first call of any other
 * model subscribes the account to it, which takes rights at the Marketplace.
 */
const notOnMarketplace = ['amazon', 'deepseek', 'meta', 'mistral', 'openai', 'qwen'];
/** Whether a model, or that of a profile, is one that an account subscribes to. */
export const isOnMarketplace = (id: string): boolean =>
  !notOnMarketplace.some((provider) => `.${id}`.includes(`.${provider}.`));

/** Of a model or a profile. */
export const isEmbeddingModel = (id: string): boolean =>
  models[id]?.isEmbedding ?? models[id.replace(/^[a-z-]+\./, '')]?.isEmbedding ?? false;
/** Where the profiles of a geography may run a model. */
const destinations: Record<string, readonly string[]> = {
  eu: ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'],
};

/** The permission that a caller needs for one call, and the name by which IAM knows the call. */
export interface Permission {
  resource: string;
  context: Record<string, string>;
}

const modelArn = (model: string, region: string): string =>
  arn('bedrock', `foundation-model/${model}`, { region, account: '' });

/**
 * The permissions for a model or an inference profile: a profile needs itself and the model in each place where it may
 * run it.
 * @throws AwsError as Bedrock does, for ids that it does not have
 */
export const permissionsFor = (id: string): Permission[] => {
  const own = models[id];
  if (own?.isOnDemand) return [{ resource: modelArn(id, environment.region), context: {} }];
  if (own !== undefined) {
    throw validationError(
      `Invocation of model ID ${id} with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.`,
    );
  }
  const [, reach = '', model = ''] = /^([a-z-]+)\.(.+)$/.exec(id) ?? [];
  const regions = reach === 'global' ? [environment.region, ''] : destinations[reach];
  if (regions === undefined || !Object.hasOwn(models, model)) {
    throw validationError('The provided model identifier is invalid.');
  }
  const profile = arn('bedrock', `inference-profile/${id}`);
  return [
    { resource: profile, context: {} },
    ...regions.map((region) => ({
      resource: modelArn(model, region),
      context: {
        'bedrock:inferenceprofilearn': profile,
        // The region of a global profile is not known beforehand.
        'aws:requestedregion': region === '' ? 'unspecified' : region,
      },
    })),
  ];
};
