import { queryOptions } from '@tanstack/react-query';
import { type PageText, type PageTextAddress, pageTextFile } from '#contracts/settings/page-text.ts';
import { fetchDrawn } from '../api/drawn-file.ts';
import { ofPage } from '../api/query-client.ts';

export type ReadPageText = (address: PageTextAddress) => Promise<PageText>;

const fetchPageText: ReadPageText = (address) => fetchDrawn(pageTextFile(address));

/** The administrators' text for a page. Where pages are rendered, it is read from the table. */
export const pageTextQuery = ({ page, language }: PageTextAddress, read = fetchPageText) =>
  queryOptions({ ...ofPage, queryKey: ['page-text', page, language], queryFn: () => read({ page, language }) });
