import * as z from 'zod/mini';
import { endpoint, publicReads } from '../http/endpoint.ts';
import { localizedTextSchema } from '../text/locale.ts';
import { publishedIdSchema } from './id.ts';

/** How sure a fact is: a source says it, or it is widely said and no source was read. */
export const confidences = ['sourced', 'widelySaid'] as const;

const stepOptions = [1, 2, 3, 4, 5] as const;
const steps = z.int().check(z.gte(1), z.lte(5));
const three = z.enum(['low', 'medium', 'high']);

/** Each attribute of a model with the values that it comes in, most of them one. Scales of 1 to 5 are relative within a brand. */
const values = {
  /** The feet that it is named for; `giselle` is one with its first toes level. */
  toeShapes: z.enum(['egyptian', 'greek', 'giselle']),
  /** 1 very tapered .. 5 very square. */
  boxTaper: steps,
  /** For a forefoot from 1 very narrow .. 5 very wide. */
  width: steps,
  /** Height of the box over the forefoot. */
  profile: three,
  vampLength: z.enum(['short', 'medium', 'long']),
  throat: z.enum(['U', 'V']),
  wingHeight: three,
  platformWidth: z.enum(['narrow', 'medium', 'wide']),
  /** 1 very soft .. 5 very hard. */
  shank: steps,
  shankMaterial: z.enum(['traditional', 'synthetic']),
  heel: z.enum(['narrow', 'medium', 'wide']),
  /** How flexible the arch is that it is made for. */
  arch: three,
  /** How much the forefoot may give way that it copes with. */
  compressibility: three,
  levels: z.enum(['beginner', 'intermediate', 'advanced', 'professional']),
} as const;
export type AttributeName = keyof typeof values;
export type ValueOf<Attribute extends AttributeName> = z.infer<(typeof values)[Attribute]>;
export const attributeNames = Object.keys(values) as AttributeName[];

/** All values that an attribute can have, in their order. */
export const optionsOf = (attribute: AttributeName): readonly (string | number)[] => {
  const schema = values[attribute];
  return 'options' in schema ? schema.options : stepOptions;
};

const knownOf = <Value extends z.core.$ZodType>(value: Value) =>
  z.optional(
    z.strictObject({
      values: z.array(value).check(z.minLength(1), z.maxLength(5)),
      confidence: z.enum(confidences),
      /** Pages that say so. */
      sources: z.array(z.string()).check(z.maxLength(20, 'tooMany:20')),
    }),
  );

/** Only stated attributes are present: a missing attribute is not known. */
export const knownAttributesSchema = z.strictObject({
  toeShapes: knownOf(values.toeShapes),
  boxTaper: knownOf(values.boxTaper),
  width: knownOf(values.width),
  profile: knownOf(values.profile),
  vampLength: knownOf(values.vampLength),
  throat: knownOf(values.throat),
  wingHeight: knownOf(values.wingHeight),
  platformWidth: knownOf(values.platformWidth),
  shank: knownOf(values.shank),
  shankMaterial: knownOf(values.shankMaterial),
  heel: knownOf(values.heel),
  arch: knownOf(values.arch),
  compressibility: knownOf(values.compressibility),
  levels: knownOf(values.levels),
});

/** A known model as it is kept. Separate from its schema: the table's reader refuses unknown fields, while a browser drops them. */
export const modelFields = {
  id: publishedIdSchema,
  /** It may be a brand that the site does not have, or not yet. */
  brandId: publishedIdSchema,
  name: z.string(),
  /** Models that are made alike: of one line a single one is suggested. */
  line: z.optional(publishedIdSchema),
  /** Prepares for pointe: no dancer rises onto the toes in it. */
  isPrePointe: z.boolean(),
  /** Said to be made no more. */
  isDiscontinued: z.boolean(),
  attributes: knownAttributesSchema,
  /** A sentence or two on it, in the languages that have them. */
  note: z.optional(z.partial(localizedTextSchema)),
};

/** A model of a brand of which the site knows something, whether or not it is one of its shoes. */
export const knownModelSchema = z.object(modelFields);
export type KnownModel = z.infer<typeof knownModelSchema>;

/** The models of the site's brands of which something is known, by brand and id. Their names are the makers' own in every language. */
export const listModels = endpoint({
  id: 'listModels',
  method: 'GET',
  path: '/api/models',
  access: 'public',
  responses: { 200: z.object({ items: z.array(knownModelSchema) }) },
  cache: publicReads,
});
