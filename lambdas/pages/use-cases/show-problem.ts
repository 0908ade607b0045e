import { directionOf, type Language } from '#contracts/text/language.ts';
import { errorText } from '#lambdas/platform/error-texts.ts';
import type { ReplyToProblem } from '#lambdas/platform/http/problems.ts';
import { problemReply } from '#lambdas/platform/http/reply.ts';
import { languageOfEvent } from '#lambdas/platform/http/request.ts';
import { escapeHtml } from '#lambdas/platform/mail/escape-html.ts';
import en from '#locales/en/common.json' with { type: 'json' };
import es from '#locales/es/common.json' with { type: 'json' };
import fr from '#locales/fr/common.json' with { type: 'json' };
import he from '#locales/he/common.json' with { type: 'json' };
import ru from '#locales/ru/common.json' with { type: 'json' };
import { isApiPath, languageOfPage } from './show-not-found.ts';

const texts: Record<Language, { tryAgain: string }> = { he, en, ru, fr, es };

/** The site's colours (`tokens.css`), whose files may be away as well. */
const style = `
:root{color-scheme:light dark;--paper:#fbf7f3;--ink:#2b1d22;--accent:#8c2f4b;--on-accent:#fdf8f5}
@media (prefers-color-scheme:dark){:root{--paper:#171114;--ink:#f6ece7;--accent:#f0a3b2;--on-accent:#2a0f19}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--paper);color:var(--ink);font:18px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}
h1{margin:0 0 2rem;font:400 1.75rem/1.3 Georgia,serif;text-wrap:balance}
a{display:inline-block;padding:.75rem 1.5rem;background:var(--accent);color:var(--on-accent);border-radius:999px;text-decoration:none}`;

/**
 * A whole page by itself: no script, no file, and the reader's own address to try again. It names no site: administrators
 * may have named it otherwise, and what knows their name may be away as well.
 */
const problemPage = (sentence: string, language: Language): string =>
  [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(sentence)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escapeHtml(sentence)}</h1>`,
    `<a href="">${escapeHtml(texts[language].tryAgain)}</a></main></body></html>`,
  ].join('\n');

/** A visitor of a page reads a page in its language, a program that calls the API gets the error shape. */
export const showProblem: ReplyToProblem = (problem, event, requestId) => {
  const language = languageOfPage(event, languageOfEvent);
  const reply = problemReply(problem, language, requestId);
  if (isApiPath(event.rawPath)) return reply;
  return {
    ...reply,
    headers: { ...reply.headers, 'content-type': 'text/html; charset=utf-8' },
    body: problemPage(errorText(problem.code, language), language),
  };
};
