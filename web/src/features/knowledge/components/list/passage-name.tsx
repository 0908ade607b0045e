import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PassageOverview } from '#contracts/knowledge/endpoints.ts';
import { directionOf } from '#contracts/text/language.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { shownTitle } from '../../model/passage-values.ts';
import { editorOf } from './passage-place.ts';

/** A passage by its title, which leads to its editor, with its kind, where it comes from and its last change. */
export const PassageName = ({ passage }: { passage: PassageOverview }) => {
  const { t } = useTranslation('knowledge');
  const { title, language } = shownTitle(passage, passage.languages, useLanguage());
  const to = editorOf(passage, passage.sourceLanguage);
  const name = (
    <bdi lang={language} dir={directionOf(language)}>
      {title}
    </bdi>
  );
  return (
    <>
      <Typography variant="h3" component="span" sx={{ display: 'block' }}>
        {to === undefined ? name : <Link to={to}>{name}</Link>}
      </Typography>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2px 8px',
          mt: 0.5,
          fontFamily: 'fontFamily',
          fontSize: 13,
          fontWeight: 400,
          color: 'text.secondary',
        }}
      >
        <span>
          {passage.record === undefined ? t(`kind.${passage.kind}`) : t(`from.${passage.origin}` as 'from.post')}
        </span>
        {passage.updated && <Timestamp value={passage.updated} />}
        {passage.safety && <Tag data-strong="">{t('safetyTag')}</Tag>}
        {passage.origin === 'written' && <Tag>{t('ownTag')}</Tag>}
      </Box>
    </>
  );
};
