import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import type { KnownModel } from '#contracts/catalog/known-models.ts';

const middle = <Value>(fact: { values: readonly Value[] } | undefined): Value | undefined =>
  fact?.values[Math.floor((fact.values.length - 1) / 2)];

/**
 * The drawing of a model: for an attribute that comes in several values, the middle one; an unknown one is drawn as
 * neutral.
 */
export const drawnAttributes = ({ attributes }: KnownModel): ShoeAttributes => ({
  boxTaper: middle(attributes.boxTaper),
  platformWidth: middle(attributes.platformWidth),
  vampLength: middle(attributes.vampLength),
  throat: middle(attributes.throat),
  wingHeight: middle(attributes.wingHeight),
  unconfirmed: [],
});
