import { createContext } from 'react';
import type { Direction } from '#contracts/text/language.ts';

/** The direction of the text around. */
export const TextDirection = createContext<Direction>('ltr');
