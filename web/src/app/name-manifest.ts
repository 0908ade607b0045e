import { paths } from '#web/shared/paths.ts';

/**
 * Makes the site installable. Browsers fetch the manifest and its icon as soon as a page names it, ten kilobytes that
 * are not needed before the page can be read and used: so the app names it, and not the page.
 */
export const nameManifest = (language: string): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: paths.manifest(language) }),
  );
