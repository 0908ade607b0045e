import { createElement, Fragment, type ReactNode } from 'react';

/** Draws a list that never changes its order, so that no member needs a key. */
export const each = <T>(items: readonly T[] | undefined, draw: (item: T, index: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...(items ?? []).map(draw));
