import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { createAdminTheme } from './theme.ts';

const themes = { ltr: createAdminTheme('ltr'), rtl: createAdminTheme('rtl') };
const leftToRight = createCache({ key: 'ltr' });
let rightToLeft: EmotionCache | undefined;

/** Loads what mirrors MUI's styles for a right-to-left language. */
export const prepareDirection = async (language: Language): Promise<void> => {
  if (rightToLeft || directionOf(language) === 'ltr') return;
  const { default: plugin } = await import('@mui/stylis-plugin-rtl');
  rightToLeft = createCache({ key: 'rtl', stylisPlugins: [plugin] });
};

/**
 * MUI for the screens below it, in the direction of the page's language. Light and dark come from the tokens alone, so
 * MUI's own provider, which switches and remembers the mode, is not needed.
 */
export const AdminTheme = ({ children }: { children: ReactNode }) => {
  const direction = directionOf(useLanguage());
  const theme = themes[direction];
  return (
    <CacheProvider value={direction === 'rtl' && rightToLeft ? rightToLeft : leftToRight}>
      <ThemeContext value={theme}>
        <RtlProvider value={direction === 'rtl'}>
          <DefaultPropsProvider value={theme.components}>
            <Global styles={theme.generateStyleSheets()} />
            {children}
          </DefaultPropsProvider>
        </RtlProvider>
      </ThemeContext>
    </CacheProvider>
  );
};
