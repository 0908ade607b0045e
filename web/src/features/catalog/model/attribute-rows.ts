import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';

/** The attributes that the drawing shows, in the order of its numbers. */
export const drawnAttributes = ['throat', 'vampLength', 'wingHeight', 'boxTaper', 'platformWidth'] as const;
/** The attributes that cannot be drawn but can be known. */
export const otherAttributes = ['shankHardness', 'drawstring', 'toeShapes', 'levels'] as const;
export type AttributeName = (typeof drawnAttributes)[number] | (typeof otherAttributes)[number];

export interface AttributeRow {
  name: AttributeName;
  /** Each is the last part of a text's key; empty when not known. */
  values: string[];
  /** Widely said, but without a source: to be worded softly. */
  isUnconfirmed: boolean;
}

export const attributeRows = (attributes: ShoeAttributes, names: readonly AttributeName[]): AttributeRow[] =>
  names.map((name) => {
    const value = attributes[name];
    const values = value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];
    return { name, values, isUnconfirmed: attributes.unconfirmed.includes(name) };
  });

export const knownRows = (attributes: ShoeAttributes, names: readonly AttributeName[]): AttributeRow[] =>
  attributeRows(attributes, names).filter(({ values }) => values.length > 0);
