import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { attributeNames } from '#contracts/catalog/known-models.ts';
import type { ModelOverview } from '#contracts/catalog/known-models-editing.ts';
import { adminPaths, publicPaths } from '#web/shared/admin-paths.ts';
import { BrandSection } from './brand-section.tsx';
import { RecordLine } from './record-line.tsx';

interface ModelsOfBrandProps {
  brand: { id: string; name: string; isHere: boolean };
  /** Those found of it. */
  models: readonly ModelOverview[];
  onDelete: (model: ModelOverview) => void;
}

/** The known models of one brand. */
export const ModelsOfBrand = ({ brand, models, onDelete }: ModelsOfBrandProps) => {
  const { t } = useTranslation('catalog-editing');
  const count = t('modelCount', { count: models.length });
  return (
    <BrandSection name={brand.name} detail={brand.isHere ? count : `${count} · ${t('brandNotHere')}`}>
      <Box component="ul" aria-label={brand.name}>
        {models.map((model) => (
          <Box key={model.id} component="li" sx={{ display: 'flex', borderTop: 1, borderColor: 'divider' }}>
            <RecordLine
              level="h3"
              name={model.name}
              detail={t('knownAttributes', { known: model.known, total: attributeNames.length })}
              editPath={adminPaths.model(model.id)}
              publicPath={brand.isHere ? publicPaths.modelsOf(brand.id) : undefined}
              onDelete={() => onDelete(model)}
            />
          </Box>
        ))}
      </Box>
    </BrandSection>
  );
};
