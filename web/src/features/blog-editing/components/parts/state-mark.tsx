import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LanguageStatus } from '#contracts/blog-drafts.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';

/** Empty, dashed, half and full: the shape carries the same information as the words. */
const shapes: Record<LanguageStatus['state'], string> = {
  missing: 'M6.5 12h11',
  draft: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  scheduled: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 8.5V12l2.5 2',
  published: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM9 12.2l2.2 2.2 4-4.6',
};

const Line = styled('span')({
  display: 'flex',
  alignItems: 'start',
  gap: 5,
  '& svg': { flex: 'none' },
});

interface StateMarkProps {
  status: LanguageStatus;
  /** Without the time. */
  isShort?: boolean;
  /** The shape alone; the words are spoken. */
  isShape?: boolean;
}

/** The state of one language of a post: a word with a shape, and the time since or until. */
export const StateMark = ({ status, isShort = false, isShape = false }: StateMarkProps) => {
  const { t } = useTranslation('blog-editing');
  const { state, publishAt, publishedAt } = status;
  const time = state === 'scheduled' ? publishAt : state === 'published' ? publishedAt : undefined;
  return (
    <Line data-state={state} sx={{ color: state === 'missing' ? 'text.secondary' : 'text.primary' }}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d={shapes[state]} strokeDasharray={state === 'draft' ? '2.5 2.3' : undefined} />
      </svg>
      <span className={isShape ? 'visually-hidden' : undefined}>
        {t(`state.${state}`)}
        {time && !isShort && (
          <>
            {' '}
            <Timestamp value={time} withTime={state === 'scheduled'} />
          </>
        )}
      </span>
    </Line>
  );
};
