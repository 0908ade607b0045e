import type { PageModule } from '../../route-context.ts';
import type { Section } from './sections.ts';

/** The head of a section, which is not for search engines. */
export const adminMeta =
  (section: Section): PageModule['meta'] =>
  ({ t }) => ({
    title: t('admin:metaTitle', { section: t(`admin:section.${section}`) }),
    description: t('admin:metaDescription'),
    noindex: true,
  });
