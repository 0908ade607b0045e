import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { languages, resolve } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { CategoryQuestion, EditedCategory } from './category-dialog-props.ts';

interface CategoryListProps {
  categories: readonly EditedCategory[];
  onAsk: (question: CategoryQuestion) => void;
}

/** Each category by its name, with its address, its posts and the languages that still lack a name. */
export const CategoryList = ({ categories, onAsk }: CategoryListProps) => {
  const { t } = useTranslation('blog-editing');
  const uiLanguage = useLanguage();
  return (
    <Box component="ul" aria-label={t('categories')}>
      {categories.map((category) => {
        const { slug, names, posts, order } = category;
        const { value: name, language } = resolve(names, uiLanguage);
        const unnamed = languages.filter((each) => !names[each]);
        return (
          <Box
            component="li"
            key={slug}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '8px 16px',
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h3" component="h2">
                <bdi lang={language}>{name}</bdi>
              </Typography>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <bdi>{slug}</bdi> · {t('posts', { count: posts })} · {t('orderIs', { order })}
              </Box>
            </Box>
            {unnamed.map((each) => (
              <Tag key={each}>{t('noNameIn', { language: languageNames[each] })}</Tag>
            ))}
            <Box sx={{ display: 'flex' }}>
              <Button aria-label={t('editCategory', { name })} onClick={() => onAsk({ kind: 'edit', category })}>
                {t('edit')}
              </Button>
              <Button aria-label={t('deleteCategory', { name })} onClick={() => onAsk({ kind: 'delete', category })}>
                {t('delete')}
              </Button>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
