export const codeLength = 6;

/** The digits of what was typed or pasted ("123 456", "code: 123-456"), at most six. */
export const codeDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^0-9]/g, '')
    .slice(0, codeLength);
