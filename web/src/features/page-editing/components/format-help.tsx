import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  paddingTop: 4,
  '& > span': { display: 'flex', alignItems: 'baseline', gap: 6, whiteSpace: 'nowrap' },
});
const Sign = styled('code')({
  padding: '0 6px',
  borderRadius: 3,
  backgroundColor: 'var(--blush-soft)',
  fontSize: '1em',
  // The name of a sign is no sign.
  '&:not([dir])': { fontFamily: 'inherit' },
});

/** The signs that a text may hold. */
export const FormatHelp = () => {
  const { t } = useTranslation('page-editing');
  const signs = [
    [t('sign.blankLine'), t('help.paragraph'), undefined],
    ['## ', t('help.heading'), 'ltr'],
    ['- ', t('help.point'), 'ltr'],
    ['https://…', t('help.link'), 'ltr'],
  ] as const;
  return (
    <Line>
      {signs.map(([sign, means, dir]) => (
        <span key={means}>
          <Sign dir={dir}>{sign}</Sign>
          {means}
        </span>
      ))}
    </Line>
  );
};
