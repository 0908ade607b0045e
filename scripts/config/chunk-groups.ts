import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface ChunkGroup {
  name: string;
  /** Folders and files of the project, from its root. */
  own?: readonly string[];
  /** Those among them that stay out. */
  without?: readonly string[];
  /** Packages, or parts of one. */
  packages?: readonly string[];
  /** Takes only what the first page needs. */
  isInitial?: boolean;
  priority?: number;
}

const contracts = (...names: string[]) => names.map((name) => `lambdas/contracts/${name}.ts`);
const within = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

const auth = contracts(
  'auth/endpoints',
  'text/fields',
  'text/host-name',
  'http/paging',
  'users/person',
  'http/refusals',
);
const catalog = 'web/src/features/catalog';
const answering = [
  ...['api/use-answer.ts', 'api/use-on-demand.ts', 'api/use-search-words.ts', 'model/search/answer.ts'],
  'components/search/use-noted-search.ts',
];
const blogEditing = 'web/src/features/blog-editing';

/**
 * Which modules share a file in the browser: many small modules compress a tenth better in few files. A group takes the
 * dependencies of its modules with it, so modules that public pages need are in groups of their own, above the others.
 */
const chunkGroups: readonly ChunkGroup[] = [
  // Modules that every page needs: they stay cached when our own code changes.
  {
    name: 'vendor',
    packages: ['react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next', '@tanstack', 'zod'],
    isInitial: true,
    priority: 1,
  },
  // Our own part of it. Without this group, each module that a lazy screen shares with it would be a separate file.
  {
    name: 'app',
    own: ['web/src', 'lambdas/contracts'],
    without: ['web/src/starter.ts', 'web/src/main.tsx'],
    isInitial: true,
  },
  {
    name: 'api',
    // A module that adds a screen's styles is asked for with and without a session: else it would be in the next group. The search and
    // the chat share which keys are an input method's.
    own: [
      ...contracts('http/endpoint', 'http/problem', 'text/locale'),
      ...within('web/src/shared', 'api', 'ui/adopt-styles.ts', 'form/is-composing.ts'),
    ],
    without: ['web/src/shared/api/write.ts'],
    packages: ['zod'],
  },
  // The dialog that asks for the password brings the forms along; few screens need it.
  {
    name: 'session',
    own: [...auth, 'web/src/app/access.ts', ...within('web/src/shared', 'session', 'time', 'api/write.ts')],
    without: within('web/src/shared/session', 'confirmation-dialog.tsx', 'confirmation-code.tsx'),
  },
  // The module that tidies texts of several lines comes along. Below the session's, whose modules it shares: those are needed without it.
  { name: 'users', own: contracts('users/endpoints') },
  // The state of the connection, whether something waits to be sent, and the service worker's registration: every page has
  // them, and editors ask for parts.
  {
    name: 'network',
    own: [
      'web/src/app/watch-connection.ts',
      ...within('web/src/features', 'network', 'offline/register-worker.ts'),
      ...within('web/src/shared', 'network', 'outbox/outbox-status.ts', 'outbox/prepare-outbox.ts'),
    ],
  },
  // The browser's copy of the catalogue, with the calls that refresh it.
  {
    name: 'catalog',
    own: [
      ...contracts('catalog/endpoints'),
      ...within(catalog, 'api/offline-catalog.ts', 'api/api-source.ts', 'model/offline-copy.ts'),
    ],
  },
  // Marks that the search, the home page and the pages of brands share.
  { name: 'external-link', own: [`${catalog}/components/external-link.tsx`] },
  { name: 'shoe-marks', own: [`${catalog}/components/shoe-marks.tsx`] },
  // How the shoes' page asks for a search, whose code comes with the first words.
  { name: 'answer', own: within(catalog, ...answering) },
  // The search, and the filter of the shoes' page, which shares most of its code.
  {
    name: 'search',
    own: within(catalog, 'components/search', 'model/search'),
    without: within(catalog, ...answering),
  },
  // Modules that the pages of brands and shoes show.
  {
    name: 'products',
    own: within(catalog, 'components/product-card.tsx', 'components/catalog-note.tsx', 'model/attribute-rows.ts'),
  },
  // The parts of a text, apart from the code that draws it and the code that loads a post.
  { name: 'rich-text-nodes', own: contracts('text/rich-text', 'text/embeds') },
  { name: 'rich-text', own: ['web/src/shared/rich-text'] },
  { name: 'blog', own: contracts('blog/endpoints', 'text/rich-text-schema') },
  // Modules that all screens of the administrator area share; the drawer opens on phones only.
  {
    name: 'admin',
    // Few screens have tabs.
    without: ['web/src/app/admin/frame/admin-drawer.tsx', 'web/src/shared/admin-theme/core/tab-strip.tsx'],
    own: [
      ...contracts('http/version'),
      ...within(
        'web/src',
        'app/admin/frame',
        'shared/admin-paths.ts',
        'shared/admin-theme/core',
        'shared/i18n/written.ts',
      ),
    ],
    packages: [
      ...['@emotion', '@mui/system', '@mui/material/styles', '@mui/material/Box', '@mui/material/Typography'],
      // Nearly every screen changes something.
      ...['react-query/build/modern/useMutation.js', 'query-core/build/modern/mutationObserver.js'].map(
        (file) => `@tanstack/${file}`,
      ),
    ],
  },
  // Modules that all editors share, regardless of what they edit.
  { name: 'drafts', own: within('web/src/shared', 'drafts', 'form/validation-text.ts', 'form/validation-texts.ts') },
  // Small parts of the editors of texts.
  {
    name: 'editor-parts',
    own: within(
      'web/src/shared',
      ...['pictures/texts.ts', 'admin-theme/fields/missing-line.tsx', 'admin-theme/matrix/language-tabs.tsx'],
      ...within('text-editor', 'texts.ts', 'body-frame.tsx', 'set-apart.ts'),
    ),
  },
  // Which languages something is written in: the lists of posts and of passages.
  { name: 'matrix', own: within('web/src/shared/admin-theme/matrix', 'matrix-cell.tsx', 'state-shape.tsx') },
  // The dashboard's calls about posts, and those of their own screens.
  { name: 'posts', own: contracts('blog/categories', 'blog/drafts', 'blog/editing') },
  {
    name: 'posts-editing',
    own: [
      ...within(blogEditing, 'texts.ts', 'api', 'model/post-title.ts', 'model/slug.ts'),
      ...within(`${blogEditing}/components/parts`, 'state-mark.tsx', 'back-to-posts.tsx'),
    ],
  },
  // Who sends mails, which the settings ask for too, and which did not arrive.
  { name: 'mail-providers', own: contracts('platform/mail-providers') },
  { name: 'mail-failures', own: contracts('mail-failures/endpoints') },
  // The declarations of settings, which their screen and a tab of the dashboard ask for.
  {
    name: 'settings',
    own: contracts(
      ...within('settings', 'endpoints', 'forms', 'people-sections', 'sections', 'service-sections'),
      ...within('settings', 'setting', 'site-sections'),
    ),
  },
  // The parts of a section's form, which the dialogs and tools beside it ask for too.
  {
    name: 'settings-form',
    own: within(
      'web/src/features/settings',
      ...['api/settings-queries.ts', 'api/use-settings-writes.ts', 'components/use-setting-words.ts'],
      ...['model/section-form.ts', 'model/shown-settings.ts'],
    ),
  },
  // The fields of a form, without the forms.
  {
    name: 'fields',
    own: within('web/src/shared/form', 'field-look.ts', 'field.tsx', 'text-field.tsx', 'select-field.tsx'),
  },
  // The first view of a post's editor.
  {
    name: 'post-editor',
    own: within(blogEditing, 'components/details/details-panel.tsx', 'components/draft', 'model/draft.ts'),
    // These open later.
    without: within(
      `${blogEditing}/components/draft`,
      ...['conflict-dialog.tsx', 'draft-dialog.tsx', 'recovery-dialog.tsx'],
    ),
  },
];

const isIn = (id: string, path: string) => id === path || id.startsWith(`${path}/`);

/** Whether a module belongs to a group. @throws if the group names something that is not there, perhaps any more. */
export const membership = ({ name, own = [], without = [], packages = [] }: ChunkGroup) => {
  for (const path of [...own, ...without, ...packages.map((part) => `node_modules/${part}`)]) {
    if (!existsSync(root + path)) throw new Error(`The chunk group "${name}" names ${path}, which does not exist.`);
  }
  return (id: string): boolean =>
    packages.some((part) => new RegExp(`/node_modules/${part}(/|$)`).test(id)) ||
    (own.some((path) => isIn(id, root + path)) && !without.some((path) => isIn(id, root + path)));
};

/** For Rolldown's `codeSplitting.groups`. */
export const codeSplittingGroups = () =>
  chunkGroups.map(({ name, isInitial = false, priority = 0, ...paths }) => ({
    name,
    test: membership({ name, ...paths }),
    priority,
    ...(isInitial ? { tags: ['$initial' as const] } : {}),
  }));
