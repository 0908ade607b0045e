import { defaultLanguage, directionOf, isLanguage, type Language } from '#contracts/text/language.ts';
import { first, type HttpResponse } from '#scripts/local/runtime/http-message.ts';
import { type PageData, pageDataId } from '#web/app/page-data.ts';
import { favicon } from '#web/server/favicon.ts';

/** The page that every address has in development: nothing is drawn yet, and the app comes module by module. */
export const shellOf = (language: Language): string => {
  const data: PageData = { language, kind: 'app', queries: [], site: {} };
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-page="shell" data-app="/src/main.tsx">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href='${favicon}' type="image/svg+xml">
<script type="module" src="/src/starter.ts"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script>
</body>
</html>`;
};

/**
 * Vite and the libraries in development write scripts and styles into the page. All that the page may load, frame and
 * call stays as it is deployed.
 */
export const relaxedPolicy = (policy: string): string =>
  [
    ...policy.split('; ').flatMap((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      if (['style-src-attr', 'require-trusted-types-for', 'trusted-types'].includes(name)) return [];
      if (name !== 'script-src') return [directive];
      return [[name, ...sources.filter((source) => !source.startsWith("'sha256-")), "'unsafe-inline'"].join(' ')];
    }),
    // Vite's client waits in a worker while its server is away.
    "worker-src 'self' blob:",
  ].join('; ');

export const isPage = ({ headers }: HttpResponse): boolean =>
  first(headers, 'content-type')?.startsWith('text/html') === true;

/** The language that the edge chose: that of the stored page. */
export const languageOf = ({ body }: HttpResponse): Language => {
  const [, language] = /<html lang="(\w+)"/.exec(body.toString('utf8')) ?? [];
  return isLanguage(language) ? language : defaultLanguage;
};

/** The reply with another page: status, cookies and all headers that do not describe the stored page stay. */
export const withPage = (response: HttpResponse, html: string): HttpResponse => {
  const headers = new Map(response.headers);
  for (const name of ['etag', 'last-modified']) headers.delete(name);
  headers.set('cache-control', ['no-store']);
  const policy = first(headers, 'content-security-policy');
  if (policy !== undefined) headers.set('content-security-policy', [relaxedPolicy(policy)]);
  return { ...response, headers, body: Buffer.from(html) };
};

/** Whether Vite serves the address; all others are the site's. */
export const isModule = (url: string): boolean =>
  /^\/(@vite\/|@id\/|@fs\/|@react-refresh|src\/|node_modules\/)/.test(url);
