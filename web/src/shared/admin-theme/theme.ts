import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { componentStyles } from './component-styles.ts';
import { palette } from './palette.ts';

const text = { fontFamily: 'var(--text)', fontWeight: 400 };
const display = { fontFamily: 'var(--display)', fontWeight: 400 };

/** The site's look, in a denser form: its tokens and fonts, 14.5 px text, hairlines instead of boxes and shadows. */
export const createAdminTheme = (direction: 'ltr' | 'rtl') =>
  createTheme({
    direction,
    palette,
    // Colours are mixed by the browser, because script cannot compute with `var(--accent)`.
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    transitions: { duration: { enteringScreen: 180, leavingScreen: 120 } },
    shape: { borderRadius: 4 },
    typography: {
      ...text,
      fontWeightLight: 300,
      fontWeightMedium: 500,
      h1: { ...display, fontSize: 'clamp(34px, 4vw, 44px)', lineHeight: 1.1 },
      h2: { ...display, fontSize: 26, lineHeight: 1.2 },
      h3: { ...text, fontSize: 15, fontWeight: 500 },
      body1: { ...text, fontSize: 14.5, lineHeight: 1.55 },
      body2: { ...text, fontSize: 13.5, lineHeight: 1.5 },
      button: { ...text, fontSize: 14.5, lineHeight: 1.3, textTransform: 'none' },
      caption: { ...text, fontSize: 13, lineHeight: 1.4 },
    },
    components: componentStyles,
  });
