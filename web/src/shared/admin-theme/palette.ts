import type { PaletteOptions } from '@mui/material/styles';

const colour = (main: string, strong: string, contrastText: string) => ({
  light: main,
  main,
  dark: strong,
  contrastText,
});
const accent = colour('var(--accent)', 'var(--accent-strong)', 'var(--on-accent)');
const ink = colour('var(--ink)', 'var(--ink)', 'var(--paper)');

/**
 * The site's tokens under MUI's names. They change with the theme by themselves, so one palette serves both. The accent
 * also marks errors and what cannot be undone: text and shape carry the meaning, never the colour alone.
 */
export const palette: PaletteOptions = {
  primary: accent,
  secondary: ink,
  error: accent,
  info: ink,
  success: ink,
  warning: accent,
  text: { primary: 'var(--ink)', secondary: 'var(--soft)', disabled: 'var(--control)' },
  divider: 'var(--line)',
  background: { default: 'var(--paper)', paper: 'var(--raised)' },
  action: {
    active: 'var(--soft)',
    hover: 'var(--blush-soft)',
    selected: 'var(--blush)',
    focus: 'var(--blush)',
    disabled: 'var(--control)',
    disabledBackground: 'var(--blush-soft)',
  },
  common: { black: 'var(--ink)', white: 'var(--raised)' },
};
