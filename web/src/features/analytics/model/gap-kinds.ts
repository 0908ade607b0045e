export const gapKinds = ['searches', 'questions', 'stale', 'missing'] as const;
export type GapKind = (typeof gapKinds)[number];

/** The kind of gap that an address asks for. */
export const readGapKind = (parameters: URLSearchParams): GapKind | undefined =>
  gapKinds.find((kind) => kind === parameters.get('gaps'));
