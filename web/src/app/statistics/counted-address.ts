/** The parameters of a link in a campaign. */
const kept = /^utm_(source|medium|campaign|term|content|id)$/;

/**
 * An address as it may be passed to others: without what was searched for, codes, tokens and anything else that stands
 * behind the path.
 */
export const countedAddress = (address: string): string => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => kept.test(name)));
  return `${url.origin}${url.pathname}${search.size > 0 ? `?${search}` : ''}`;
};
