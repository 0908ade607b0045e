import { createContext, useContext } from 'react';
import type { CatalogSource } from '../model/catalog-source.ts';

const CatalogContext = createContext<CatalogSource | undefined>(undefined);
export const CatalogProvider = CatalogContext.Provider;

/** @throws an Error outside a `CatalogProvider`. */
export const useCatalogSource = (): CatalogSource => {
  const source = useContext(CatalogContext);
  if (!source) throw new Error('No CatalogProvider');
  return source;
};
