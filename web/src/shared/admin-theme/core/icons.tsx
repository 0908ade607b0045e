/**
 * Line icons of 24 units. They take colour and size from the text beside them and have no name of their own: the
 * control has one.
 */
const icon = (path: string, className?: string) => () => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="1.3em"
    height="1.3em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const MenuIcon = icon('M3.5 8h17M3.5 16h17');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const SearchIcon = icon('M16 16l4.5 4.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z');
export const MoreIcon = icon(
  'M5.5 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0zM12.5 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0zM19.5 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0z',
);
export const GripIcon = icon('M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v3.6h-3.6');
export const DownloadIcon = icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14');
/** These two follow the reading direction (`.turns` in the site's stylesheet). */
export const BackIcon = icon('M14.5 5.5L8 12l6.5 6.5', 'turns');
export const ForwardIcon = icon('M9.5 5.5L16 12l-6.5 6.5', 'turns');
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const ArrowDownIcon = icon('M12 5v14M6.5 13.5L12 19l5.5-5.5');
