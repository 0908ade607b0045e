import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Select } from '#web/shared/admin-theme/core/controls.ts';

interface BrandSelectProps {
  /** Empty for all brands. */
  value: string;
  brands: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** Narrows a list to one brand. */
export const BrandSelect = ({ value, brands, onChange }: BrandSelectProps) => {
  const { t } = useTranslation('catalog-editing');
  return (
    <Box sx={{ flex: '0 1 220px' }}>
      <Select aria-label={t('field.brandId')} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('allBrands')}</option>
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
};
