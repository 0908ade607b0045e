import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';

const TabButton = styled('button')({
  flex: 'none',
  minHeight: 44,
  padding: '8px 16px',
  border: 0,
  borderBottom: '2px solid transparent',
  backgroundColor: 'transparent',
  color: 'var(--soft)',
  font: '400 15px / 1.3 var(--text)',
  cursor: 'pointer',
  transition: 'color var(--quick)',
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-selected="true"]': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '@media (hover: hover)': { '&:hover': { color: 'var(--accent)' } },
});

/** How many places a key moves; the arrows follow the reading direction. */
const stepOf = (key: string, isRightToLeft: boolean): number | undefined => {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return 1;
  return key === back ? -1 : undefined;
};

interface TabStripProps<Tab extends string> {
  label: string;
  /** A mark stands behind the text; it has words for those who do not see it. */
  tabs: readonly { tab: Tab; text: string; mark?: ReactNode }[];
  chosen: Tab;
  /** The id of the panel; a tab's own is made of it. */
  panelId: string;
  onChoose: (tab: Tab) => void;
}

/** The id of a tab, which names the panel while it is chosen. */
export const tabId = (panelId: string, tab: string): string => `${panelId}-${tab}`;

/**
 * Tabs, in as many lines as they need. Arrow keys, Home and End move the focus; Enter or the space bar
 * chooses, because a panel may have to be fetched. MUI's own tabs weigh more than this screen.
 */
export const TabStrip = <Tab extends string>({ label, tabs, chosen, panelId, onChoose }: TabStripProps<Tab>) => {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const from = buttons.findIndex((button) => button.matches(':focus'));
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    const places = new Map([
      ['Home', 0],
      ['End', buttons.length - 1],
    ]);
    const to = step ? (from + step + buttons.length) % buttons.length : places.get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  return (
    <Box
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ tab, text, mark }) => (
        <TabButton
          key={tab}
          type="button"
          role="tab"
          id={tabId(panelId, tab)}
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? panelId : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          <span>{text}</span>
          {mark}
        </TabButton>
      ))}
    </Box>
  );
};
