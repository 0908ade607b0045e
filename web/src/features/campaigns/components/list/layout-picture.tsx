import Box from '@mui/material/Box';
import type { MailCategory } from '#contracts/templates/mail-category.ts';

interface LinesProps {
  from: number;
  widths: readonly number[];
  isCentered?: boolean;
}

/** Lines of text, as wide as they are given. */
const Lines = ({ from, widths, isCentered = false }: LinesProps) => (
  <path
    d={widths.map((width, index) => `M${isCentered ? (48 - width) / 2 : 8} ${from + 1 + index * 5}h${width}`).join('')}
    stroke="var(--soft)"
    strokeWidth="2"
    opacity="0.5"
  />
);

const title = (y: number, width: number, isCentered = false) => (
  <rect x={isCentered ? (48 - width) / 2 : 8} y={y} width={width} height="3.5" fill="currentColor" opacity="0.75" />
);
const button = (y: number) => <rect x="15" y={y} width="18" height="5" rx="1" fill="var(--accent)" />;
const picture = (y: number) => <rect x="4" y={y} width="40" height="14" fill="var(--soft)" opacity="0.25" />;

/** How each layout of a mail is built. */
const drawings: Record<MailCategory, React.ReactNode> = {
  promotional: (
    <>
      <rect x="4" y="4" width="40" height="16" fill="var(--accent)" />
      <rect x="11" y="10" width="26" height="3.5" fill="var(--paper)" />
      {picture(20)}
      <Lines from={38} widths={[32, 28]} isCentered />
      {button(50)}
    </>
  ),
  newsletter: (
    <>
      {title(6, 26, true)}
      <rect x="16" y="12" width="16" height="1.5" fill="var(--accent)" />
      {picture(17)}
      {title(35, 22)}
      <Lines from={42} widths={[32, 30, 20]} />
    </>
  ),
  announcement: (
    <>
      <rect x="4" y="4" width="40" height="2.5" fill="var(--accent)" />
      {title(12, 24)}
      <Lines from={20} widths={[32, 30, 32, 18]} />
      <rect x="8" y="44" width="18" height="5" rx="1" fill="var(--accent)" />
    </>
  ),
  welcome: (
    <>
      <rect x="4" y="4" width="40" height="18" fill="var(--accent)" opacity="0.18" />
      {title(11, 24, true)}
      <Lines from={28} widths={[32, 30, 24]} isCentered />
      {button(46)}
    </>
  ),
};

/** A small picture of a layout, as a mail's outline; it runs as the page does. */
export const LayoutPicture = ({ category }: { category: MailCategory | undefined }) => (
  <Box
    component="svg"
    viewBox="0 0 48 60"
    aria-hidden="true"
    sx={{ flex: 'none', width: 48, height: 60, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
  >
    <rect x="3.5" y="3.5" width="41" height="55" fill="var(--paper)" stroke="var(--control)" />
    {category && drawings[category]}
  </Box>
);
