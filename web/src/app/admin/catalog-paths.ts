import { paths } from '../paths.ts';
import { sectionPaths } from './sections.ts';

/** The addresses of the forms of the catalogue. */
export const newBrandPath = `${sectionPaths.brands}/new`;
export const editBrandPath = (id: string): string => `${sectionPaths.brands}/${encodeURIComponent(id)}`;
export const newProductPath = `${sectionPaths.products}/new`;
export const editProductPath = (id: string): string => `${sectionPaths.products}/${encodeURIComponent(id)}`;

/** Where readers see a shoe: in the list of all. */
export const shoePath = (id: string): string => `${paths.products}#${encodeURIComponent(id)}`;
