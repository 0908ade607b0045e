import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';

/** Attributes that are chosen once, from a list; the options in their order, as a form's text. */
export const singleAttributes = {
  boxTaper: ['1', '2', '3', '4', '5'],
  platformWidth: ['narrow', 'medium', 'wide'],
  vampLength: ['short', 'medium', 'long'],
  throat: ['U', 'V'],
  wingHeight: ['low', 'medium', 'high'],
  shankHardness: ['1', '2', '3', '4', '5'],
  drawstring: ['true', 'false'],
} as const;
export type SingleAttribute = keyof typeof singleAttributes;
export const singleNames = Object.keys(singleAttributes) as SingleAttribute[];

/** Of which several may hold. */
export const multipleAttributes = {
  toeShapes: ['egyptian', 'greek', 'giselle'],
  levels: ['beginner', 'intermediate', 'advanced', 'professional'],
} as const;
export type MultipleAttribute = keyof typeof multipleAttributes;
export const multipleNames = Object.keys(multipleAttributes) as MultipleAttribute[];

/** A shoe's attributes as a form holds them: an empty text or list for what is not known. */
export type AttributeValues = Record<SingleAttribute, string> & Record<MultipleAttribute | 'unconfirmed', string[]>;

export const attributeValues = (attributes: ShoeAttributes): AttributeValues => {
  const text = (name: SingleAttribute) => String(attributes[name] ?? '');
  return {
    boxTaper: text('boxTaper'),
    platformWidth: text('platformWidth'),
    vampLength: text('vampLength'),
    throat: text('throat'),
    wingHeight: text('wingHeight'),
    shankHardness: text('shankHardness'),
    drawstring: text('drawstring'),
    toeShapes: attributes.toeShapes ?? [],
    levels: attributes.levels ?? [],
    unconfirmed: attributes.unconfirmed,
  };
};

/**
 * From the form's choices, which the lists above allow and nothing else. A value that is not known cannot be
 * unconfirmed either.
 */
export const attributesOf = (values: AttributeValues): ShoeAttributes => {
  const known: Record<string, unknown> = {};
  for (const name of singleNames) {
    const value = values[name];
    if (value === '') continue;
    if (name === 'drawstring') known[name] = value === 'true';
    else known[name] = name === 'boxTaper' || name === 'shankHardness' ? Number(value) : value;
  }
  for (const name of multipleNames) {
    const inOrder = multipleAttributes[name].filter((option) => values[name].includes(option));
    if (inOrder.length > 0) known[name] = inOrder;
  }
  return { ...known, unconfirmed: values.unconfirmed.filter((name) => name in known) };
};
