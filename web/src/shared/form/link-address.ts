/** An address as people type it: `example.com` is meant to be `https://example.com`, `name@example.com` a mail address. */
export const linkAddress = (typed: string): string => {
  const address = typed.trim();
  if (address === '' || /^([a-z][a-z\d+.-]*:|[/#])/i.test(address)) return address;
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
};
