import type { ReactElement } from 'react';

/**
 * The children of a component that stands beside something that comes and goes: elements, and no bare text, which a browser that
 * translates the page may have replaced.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
