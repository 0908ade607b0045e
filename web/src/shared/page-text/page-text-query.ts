import { queryOptions } from '@tanstack/react-query';
import { type PageText, type PageTextAddress, pageTextFile } from '#contracts/page-texts.ts';

export type ReadPageText = (address: PageTextAddress) => Promise<PageText>;

/** Our own renderer wrote the file, so its form is not checked. */
const fetchPageText: ReadPageText = async (address) => {
  const reply = await fetch(`/${pageTextFile(address)}`);
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
  return reply.json();
};

/** The administrators' text for a page. Where pages are rendered, it is read from the table. */
export const pageTextQuery = ({ page, language }: PageTextAddress, read = fetchPageText) =>
  queryOptions({ queryKey: ['page-text', page, language], queryFn: () => read({ page, language }) });
