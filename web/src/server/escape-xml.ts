/** Control characters but tab and line ends, halves of characters, and two that Unicode leaves out: XML forbids them. */
const forbidden = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;

/** Text as HTML and XML take it, in attributes too. Whatever XML forbids is dropped. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
