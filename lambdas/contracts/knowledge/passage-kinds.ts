export const passageKinds = ['fit', 'brand', 'model'] as const;
export type PassageKind = (typeof passageKinds)[number];

/**
 * Who keeps a passage: `seed` came with the product, `written` is an administrator's own. The others follow from a record of the site,
 * change with it and are edited there.
 */
export const passageOrigins = ['seed', 'written', 'post', 'tip', 'brand', 'product'] as const;
export type PassageOrigin = (typeof passageOrigins)[number];

/** `sourced`: a source says so; `common`: fitters and shops widely say so, so its words are careful. */
export const confidences = ['sourced', 'common'] as const;
