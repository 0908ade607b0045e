/** Longer than the name of any browser. */
const limit = 512;

/** The browser's name as a header may carry it: Node refuses to send other characters, no matter who put them there. */
export const browserName = ({ 'user-agent': name = '' }: Record<string, string | undefined>): string =>
  name
    .replaceAll(/[^ -~]+/g, ' ')
    .trim()
    .slice(0, limit);
