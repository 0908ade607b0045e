import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TemplateOverview } from '#contracts/templates/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { RowMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { TemplateName } from '#web/shared/mail-editing/template-name.tsx';

const TemplateMenu = lazy(() => import('./template-menu.tsx'));

interface TemplateLineProps {
  template: TemplateOverview;
  onDuplicate: () => void;
  onDelete: () => void;
}

const chips = { display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' } as const;

/** A template in the list: what it is for, the languages it is written in, and which variables it uses. */
export const TemplateLine = ({ template, onDuplicate, onDelete }: TemplateLineProps) => {
  const { t } = useTranslation(['templates', 'mail-editing']);
  const { id, name, category, variables, updated } = template;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1.4fr) minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: { xs: '8px 12px', md: '4px 24px' },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2">
          <Link to={adminPaths.template(id)}>
            <TemplateName name={name} />
          </Link>
        </Typography>
        <Box component="p" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {t(`category.${category}`)} · {t('updated')} <Timestamp value={updated} withTime />
        </Box>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 2 }, gridRow: { xs: 2, md: 1 }, display: 'grid', gap: 1 }}>
        <Box component="ul" aria-label={t('languages')} sx={chips}>
          {languages.map((language) => {
            const isWritten = template.languages.includes(language);
            return (
              isWritten && (
                <li key={language}>
                  <Tag lang={language}>{languageNames[language]}</Tag>
                </li>
              )
            );
          })}
          {template.languages.length === 0 && <li>{t('noLanguage')}</li>}
        </Box>
        {variables.length > 0 && (
          <Box component="p" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
            {t('variables')} {variables.map((variable) => t(`mail-editing:variable.${variable}`)).join(', ')}
          </Box>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: 1, alignSelf: 'start' }}>
        <RowMenu
          label={t('moreActions', { name })}
          menu={(open) => <TemplateMenu {...open} onDuplicate={onDuplicate} onDelete={onDelete} />}
        />
      </Box>
    </Box>
  );
};
