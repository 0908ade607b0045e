import { keyframes, styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const look = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minWidth: 64,
  minHeight: 40,
  padding: '6px 18px',
  border: '1px solid transparent',
  borderRadius: 999,
  backgroundColor: 'transparent',
  color: 'var(--ink)',
  font: '400 14.5px / 1.3 var(--text)',
  textDecoration: 'none',
  verticalAlign: 'middle',
  cursor: 'pointer',
  transition: 'background-color var(--quick), border-color var(--quick)',
  '&:focus-visible': { borderRadius: 999 },
  '@media (pointer: coarse)': { minHeight: 44 },
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 4%, transparent)' },
    '&[data-variant="outlined"]:hover': { borderColor: 'currentColor' },
    '&[data-variant="contained"]:hover': { backgroundColor: 'var(--accent-strong)' },
  },
  '&[data-variant="outlined"]': { borderColor: 'var(--control)' },
  '&[data-variant="contained"]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '&:disabled': { color: 'var(--control)', pointerEvents: 'none' },
  '&[data-variant="outlined"]:disabled': { borderColor: 'var(--blush-soft)' },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&[data-variant="contained"]:is(:disabled, [aria-disabled="true"])': {
    backgroundColor: 'var(--blush-soft)',
    color: 'var(--control)',
  },
  '&[aria-busy="true"]:disabled': { color: 'transparent' },
  '&[aria-busy="true"]::after': {
    content: '""',
    position: 'absolute',
    width: 16,
    height: 16,
    border: '2px solid var(--control)',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 1.4s linear infinite`,
  },
  '& > svg': { flex: 'none' },
} as const;

const PlainButton = styled('button')(look);
const PlainLink = styled(Link)(look);

interface ButtonLook {
  /** Without a frame, framed, or filled with the accent; at most one filled button in a screen or dialog. */
  variant?: 'text' | 'outlined' | 'contained';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

type ButtonProps = ComponentProps<typeof PlainButton> &
  ButtonLook & { /** Cannot be pressed until it is done. */ loading?: boolean };

/** A button of the administrator area. MUI's own is ten times as large, mostly for looks that are not used here. */
export const Button = ({
  variant,
  startIcon,
  endIcon,
  loading = false,
  disabled,
  children,
  ...button
}: ButtonProps) => (
  <PlainButton
    type="button"
    {...button}
    data-variant={variant}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
  >
    {startIcon}
    {children}
    {endIcon}
  </PlainButton>
);

/** A link that looks like one, because it leads to the next step. */
export const ButtonLink = ({
  variant,
  startIcon,
  children,
  ...link
}: ComponentProps<typeof PlainLink> & Omit<ButtonLook, 'endIcon'>) => (
  <PlainLink {...link} data-variant={variant}>
    {startIcon}
    {children}
  </PlainLink>
);

const RoundButton = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 8,
  border: 0,
  borderRadius: 999,
  backgroundColor: 'transparent',
  color: 'var(--soft)',
  fontSize: 24,
  cursor: 'pointer',
  transition: 'background-color var(--quick)',
  '&:focus-visible': { borderRadius: 999 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 4%, transparent)' } },
  '&:disabled': { color: 'var(--control)', pointerEvents: 'none' },
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  '&[data-size="small"]': { padding: 5, fontSize: 18, minWidth: 0, minHeight: 0 },
});

/** A button that is only a picture; `aria-label` says what it does. */
export const IconButton = ({ size, ...button }: ComponentProps<typeof RoundButton> & { size?: 'small' }) => (
  <RoundButton type="button" {...button} data-size={size} />
);
