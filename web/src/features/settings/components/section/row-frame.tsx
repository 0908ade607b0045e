import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';

interface RowFrameProps {
  /** By which links and faults find it. */
  field: string;
  label: string;
  /** The control that the label names; without one, the label names the group. */
  labelFor: string | undefined;
  hint: string;
  hintId: string;
  isChanged: boolean;
  isMarked: boolean;
  /** The control beside the words, below them, or at the end of their line. */
  layout: 'columns' | 'block' | 'switch';
  /** Its default. */
  footer: ReactNode;
  children: ReactNode;
}

const stacked = {
  gridTemplateAreas: '"words" "control" "footer"',
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const beside = (columns: string) => ({
  gridTemplateAreas: '"words control" "footer control"',
  gridTemplateColumns: columns,
  gridTemplateRows: 'auto 1fr',
});
/** Where there is little room, a control that needs more than a switch stands below the words. */
const layouts = {
  columns: { ...stacked, '@container (min-width: 520px)': beside('minmax(0, 1fr) minmax(0, 300px)') },
  switch: beside('minmax(0, 1fr) auto'),
  block: stacked,
};

/** A line of a section: the words at its beginning, the control at its end. */
export const RowFrame = (props: RowFrameProps) => {
  const { field, label, labelFor, hint, hintId, isChanged, isMarked, layout, footer, children } = props;
  const { t } = useTranslation('settings');
  const isGroup = labelFor === undefined;
  return (
    <Box
      data-field={field}
      data-marked={isMarked || undefined}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${hintId}-label`, 'aria-describedby': hintId } : {})}
      sx={{
        display: 'grid',
        ...layouts[layout],
        gap: layout === 'switch' ? '4px 20px' : '6px 40px',
        alignItems: 'start',
        py: 2.25,
        borderTop: 1,
        borderColor: 'divider',
        '&[data-marked]': { boxShadow: 'inset 3px 0 0 var(--accent)', bgcolor: 'action.hover', mx: -1.5, px: 1.5 },
        '[dir="rtl"] &[data-marked]': { boxShadow: 'inset -3px 0 0 var(--accent)' },
      }}
    >
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' }}>
          <Box
            component={isGroup ? 'span' : 'label'}
            id={`${hintId}-label`}
            {...(isGroup ? {} : { htmlFor: labelFor })}
            sx={{ fontWeight: 500, cursor: isGroup ? undefined : 'pointer' }}
          >
            {label}
          </Box>
          {isChanged && <Tag sx={{ fontSize: 12, lineHeight: 1.4 }}>{t('changed')}</Tag>}
        </Box>
        <Box
          component="p"
          id={hintId}
          sx={{ fontSize: 13.5, lineHeight: 1.45, color: 'text.secondary', maxWidth: '58ch' }}
        >
          {hint}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'control', minWidth: 0 }}>{children}</Box>
      <Box sx={{ gridArea: 'footer' }}>{footer}</Box>
    </Box>
  );
};
