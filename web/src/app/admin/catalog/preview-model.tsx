import Box from '@mui/material/Box';
import { KnownModel } from '#web/features/catalog/components/known-model.tsx';
import { toModelSummary } from '#web/features/catalog/model/summaries.ts';
import { type KnownModelValues, knownModelFormOf } from '#web/features/catalog-editing/model/known-model-values.ts';
import { CardPreview } from './card-preview.tsx';

/** The entry on the page of the brand, from what the form holds now. */
export const previewModel = (values: KnownModelValues) => {
  const model = { ...knownModelFormOf(values), id: values.id };
  return (
    <CardPreview>
      {(asked) => (
        <li>
          {/* There is room for one column. */}
          <Box component="dl" sx={{ '& .model': { gridTemplateColumns: '1fr' } }}>
            <KnownModel model={toModelSummary(model, asked)} />
          </Box>
        </li>
      )}
    </CardPreview>
  );
};
