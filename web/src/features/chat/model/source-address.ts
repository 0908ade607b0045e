/** Whether a source is a page of this site, one of another, or no address that a link may have. */
export const kindOfAddress = (address: string): 'own' | 'external' | undefined => {
  if (/^\/(?![/\\])/.test(address)) return 'own';
  return /^https?:\/\//.test(address) && URL.canParse(address) ? 'external' : undefined;
};
