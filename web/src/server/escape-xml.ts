/** Control characters but tab and line ends, halves of characters, and two that Unicode leaves out: XML forbids them. */
const forbidden = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;

/** Text as HTML and XML accept it, in attributes too. Characters that XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
