import type { sectionPaths } from '#web/shared/admin-paths.ts';

/** The key names a section in the `admin` texts. */
export type Section = keyof typeof sectionPaths;

interface SectionGroup {
  /** The key of its name; the first one needs none. */
  name?: 'content' | 'people' | 'mail' | 'figures' | 'site';
  sections: readonly Section[];
}

/** As an administrator looks for them: what is written, who reads it, what is sent, what came of it, how it runs. */
export const sectionGroups: readonly SectionGroup[] = [
  { sections: ['overview'] },
  { name: 'content', sections: ['blog', 'brands', 'products', 'models', 'knowledge'] },
  { name: 'people', sections: ['users', 'sessions', 'readers'] },
  { name: 'mail', sections: ['campaigns', 'templates', 'inbox'] },
  { name: 'figures', sections: ['analytics', 'ai', 'cache', 'errors', 'audit'] },
  { name: 'site', sections: ['settings', 'api'] },
];

export const sections: readonly Section[] = sectionGroups.flatMap((group) => group.sections);
