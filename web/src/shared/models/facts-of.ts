import { type AttributeName, attributeNames, type KnownModel } from '#contracts/catalog/known-models.ts';

export interface Fact {
  name: AttributeName;
  values: readonly (string | number)[];
  /** Widely said, without a source. */
  isUnconfirmed: boolean;
}

/** The known facts of a model, without the addresses of their sources. */
export const factsOf = ({ attributes }: Pick<KnownModel, 'attributes'>): Fact[] =>
  attributeNames.flatMap((name) => {
    const fact = attributes[name];
    return fact ? [{ name, values: [...fact.values], isUnconfirmed: fact.confidence === 'widelySaid' }] : [];
  });
