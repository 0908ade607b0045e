import { createContext, useContext } from 'react';
import type { Language } from '#contracts/text/language.ts';

/** The languages whose fields the form shows now: Hebrew and another one, or a single one on narrow screens. */
const ShownLanguages = createContext<readonly Language[]>(['he']);
export const ShownLanguagesProvider = ShownLanguages.Provider;
export const useShownLanguages = () => useContext(ShownLanguages);
