import type { PostAddress } from '#contracts/render/rendering.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { escapeXml } from './escape-xml.ts';

export const robots = (origin: string) => `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

/** One page: its path in each language in which it has a text of its own. */
interface Entry {
  paths: { [language in Language]?: string | undefined };
  /** ISO 8601. */
  modified?: string;
}

const inEveryLanguage = (path: string): Entry => ({
  paths: Object.fromEntries(languages.map((language) => [language, path])),
});

const postEntry = ({ slugs, updatedAt }: PostAddress): Entry => ({
  paths: Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, slug && paths.post(slug)])),
  modified: updatedAt,
});

/** Every indexed page in every language that it has, each naming the others. */
export const sitemap = (origin: string, pages: readonly string[], posts: readonly PostAddress[]) => {
  const urls = [...pages.map(inEveryLanguage), ...posts.map(postEntry)].flatMap(({ paths: own, modified }) => {
    const versions = languages.flatMap((language) => {
      const path = own[language];
      return path
        ? [{ language, href: escapeXml(`${origin}${path}?lang=${language}`), bare: escapeXml(`${origin}${path}`) }]
        : [];
    });
    const [first] = versions;
    const alternates = [...versions, ...(first ? [{ language: 'x-default', href: first.bare }] : [])]
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const lastModified = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : '';
    return versions.map(({ href }) => `<url><loc>${href}</loc>${lastModified}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
};
