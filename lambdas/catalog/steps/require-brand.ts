import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import type { CountedBrand } from '../model/brand.ts';
import type { CatalogEditor } from '../store/editing-store.ts';

/** @throws ProblemError `brandNotFound`. */
export const requireBrand = async (catalog: Pick<CatalogEditor, 'brand'>, id: string): Promise<CountedBrand> => {
  return requireFound(await catalog.brand(id), 'brandNotFound');
};

/** @throws ProblemError `invalidRequest` that names the field whose value is no brand. */
export const requireBrandForField = async (
  catalog: Pick<CatalogEditor, 'brand'>,
  field: string,
  id: string,
): Promise<CountedBrand> => {
  const brand = await catalog.brand(id);
  if (!brand) throw new ProblemError('invalidRequest', { fields: { [field]: 'invalidChoice' } });
  return brand;
};
