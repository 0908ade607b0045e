import type { ReactNode } from 'react';

const line = (path: string, className?: string) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** The icons of the buttons; those with `turns` follow the reading direction. */
export const toolIcons = {
  heading2: 'H2',
  heading3: 'H3',
  heading4: 'H4',
  bold: <strong>B</strong>,
  italic: line('M14.5 5h-4M13.5 19h-4M13 5l-2.5 14'),
  strike: line('M5 12h14M16.5 8c0-2-1.8-3.2-4.4-3.2S7.6 6 7.6 8M7.4 16c.2 2 2 3.2 4.7 3.2s4.6-1.2 4.6-3.3'),
  bulletList: line('M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5', 'turns'),
  orderedList: line('M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5l1.5-.8V9M4 15.5c1.6-1.2 2.8.3 1.6 1.6L4 19h2.6', 'turns'),
  blockquote: line('M5 5v14M9.5 8H20M9.5 12H20M9.5 16H16', 'turns'),
  horizontalRule: line('M4 12h16'),
  link: line(
    'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7L12 17.7',
  ),
  picture: line('M4 5.5h16v13H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.5'),
  embed: line('M4 5.5h16v13H4zM10.5 9.5v5l4-2.5z'),
  table: line('M4 5.5h16v13H4zM4 10h16M4 14.3h16M12 5.5v13'),
  addRow: line('M4 4.5h16v9H4zM4 9h16M12 16.5v5M9.5 19h5'),
  addColumn: line('M4.5 4v16h9V4zM9 4v16M16.5 12h5M19 9.5v5', 'turns'),
  deleteRow: line('M4 4.5h16v9H4zM4 9h16M9.5 19h5'),
  deleteColumn: line('M4.5 4v16h9V4zM9 4v16M16.5 12h5', 'turns'),
  toggleHeaderRow: line('M4 5.5h16v13H4zM4 10h16M4 7h16M4 8.5h16'),
  deleteTable: line('M4 5.5h16v13H4zM9 9.5l6 5M15 9.5l-6 5'),
  undo: line('M8.5 5.5L4.5 9.5l4 4M4.5 9.5H14a5 5 0 0 1 0 10h-3', 'turns'),
  redo: line('M15.5 5.5l4 4-4 4M19.5 9.5H10a5 5 0 0 0 0 10h3', 'turns'),
} satisfies Record<string, ReactNode>;
