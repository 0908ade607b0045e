import { styled } from '@mui/material/styles';

const frame = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 40,
  padding: '6px 12px',
  border: '1px solid var(--control)',
  borderRadius: 4,
  backgroundColor: 'var(--raised)',
  font: 'inherit',
  color: 'var(--ink)',
  '&:focus': { borderColor: 'var(--accent)', outline: '1px solid var(--accent)', outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: 'var(--accent)' },
  // A code or a name begins where its label does (from right to left, this is turned); a text of a language as that language does.
  '&[dir="ltr"]:not([lang])': { textAlign: 'left' },
  '&::placeholder': { color: 'var(--soft)', opacity: 1 },
  // The browser draws it blue.
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  // Under a finger; a phone enlarges the page around a field whose letters are smaller.
  '@media (pointer: coarse)': { minHeight: 44, fontSize: 16 },
} as const;

/** An input of one line. */
export const TextInput = styled('input')(frame);

/** The system's own list: small, and made for thumbs on a phone. */
export const Select = styled('select')({
  ...frame,
  appearance: 'none',
  paddingInlineEnd: 32,
  backgroundImage: 'conic-gradient(from -45deg at bottom, var(--soft) 90deg, #0000 0)',
  backgroundPosition: 'calc(100% - 12px) 50%',
  '[dir="rtl"] &': { backgroundPosition: '12px 50%' },
  backgroundSize: '10px 5px',
  backgroundRepeat: 'no-repeat',
  cursor: 'pointer',
});

/** A few words about a thing: a role, a group, a state. */
export const Tag = styled('span')({
  padding: '1px 9px',
  border: '1px solid color-mix(in srgb, var(--control) 45%, transparent)',
  borderRadius: 999,
  fontSize: 13,
  fontWeight: 400,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '&[data-strong]': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '&[data-over]': { borderColor: 'transparent', backgroundColor: 'var(--blush)' },
});
