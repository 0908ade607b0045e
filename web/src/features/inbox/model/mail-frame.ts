import type { Language } from '#contracts/text/language.ts';

/** Nothing is loaded, run or sent from within a mail, regardless of its content: a second lock beside the frame's. */
const policy = "default-src 'none'; form-action 'none'; base-uri 'none'";

/** The document of a mail's frame. The policies of the page allow it no styles, so its colours are attributes. */
export const frameDocument = (html: string, language: Language): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"></head>`,
    `<body bgcolor="#ffffff" text="#1f1a1c" dir="auto"><font face="sans-serif">${html}</font></body></html>`,
  ].join('');
