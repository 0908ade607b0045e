import type { ThemeOptions } from '@mui/material/styles';

const pill = 999;
const low = '@media (max-height: 400px)';

/** The changes to MUI's own look in the admin screens. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '10px', borderColor: 'var(--line)', fontSize: 14.5 },
      head: { color: 'var(--soft)', fontSize: 13.5, fontWeight: 400, lineHeight: 1.35, verticalAlign: 'bottom' },
      paddingCheckbox: { padding: '0 4px 0 0' },
    },
  },
  // A name in a list that leads to what it names: higher than its letters under a finger.
  MuiTypography: { styleOverrides: { h3: { '@media (pointer: coarse)': { '& > a': { padding: '13px 0' } } } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: '1px solid var(--line)',
        boxShadow: '0 30px 60px rgb(43 29 34 / 0.18)',
        fontSize: 14.5,
        fontWeight: 400,
        lineHeight: 1.55,
        '@media (max-width: 599px)': { width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)', margin: 16 },
        // Enlarged four times, a window has hardly more room than a title and buttons take: all of it scrolls.
        [low]: { display: 'block', overflowY: 'auto' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 28px 8px', font: '400 28px / 1.2 var(--display)' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '12px 28px 20px', [low]: { overflowY: 'visible' } } } },
  // A button that has no room beside another goes below it, in one piece.
  MuiDialogActions: {
    styleOverrides: {
      root: { flexWrap: 'wrap', gap: 8, padding: '12px 28px 24px', '& > *': { flexShrink: 0, maxWidth: '100%' } },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        '&&': { minWidth: 0 },
        padding: '4px 20px',
        borderRadius: pill,
        backgroundColor: 'var(--ink)',
        boxShadow: 'none',
        color: 'var(--paper)',
        fontSize: 14.5,
        a: { color: 'inherit' },
      },
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { border: '1px solid var(--line)', boxShadow: '0 18px 40px rgb(43 29 34 / 0.12)' } },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 40, fontSize: 14.5, '@media (pointer: coarse)': { minHeight: 44 } } },
  },
};
