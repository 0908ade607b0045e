const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export type XmlNode = string | number | boolean | { [name: string]: XmlNode | XmlNode[] | undefined };

const element = (name: string, node: XmlNode): string => `<${name}>${content(node)}</${name}>`;

const content = (node: XmlNode): string => {
  if (typeof node !== 'object') return String(node).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
  return Object.entries(node)
    .flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((each) => element(name, each))))
    .join('');
};

/** A document as S3 writes it: elements only, a list repeats its element. */
export const xml = (name: string, node: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, node)}`;
