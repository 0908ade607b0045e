import { useTranslation } from 'react-i18next';
import type { PostFilter } from '#contracts/blog/drafts.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useOverviewPart } from '../../api/use-overview-part.ts';
import { plannedTexts, postFigures } from '../../model/post-figures.ts';
import { withinWeek } from '../../model/week.ts';
import { LanguageMatrix } from '../parts/language-matrix.tsx';
import { OverviewLine, OverviewLines } from '../parts/overview-lines.tsx';
import { useFigure } from '../parts/use-figure.ts';

const shownPlans = 5;
const filtered = (state: PostFilter) => `${sectionPaths.blog}?${new URLSearchParams({ state })}`;

/** Published posts, drafts, planned posts, and how far each language is. */
const BlogPanel = () => {
  const { t } = useTranslation('dashboard');
  const figure = useFigure();
  const query = useOverviewPart('posts');
  return (
    <Part query={query} failure={t('failed.posts')} rows={6}>
      {({ items, hasMore: more }) => {
        const { posts, published, changed, scheduled } = postFigures(items);
        const plans = plannedTexts(items).slice(0, shownPlans);
        const inWeek = withinWeek(
          items.map(({ updated }) => updated),
          query.readAt,
        );
        const note = more ? t('blog.ofLatest', { count: posts }) : undefined;
        return (
          <>
            <Figures
              figures={[
                figure(t('blog.posts'), posts, { more, to: sectionPaths.blog }),
                figure(t('blog.published'), published, { more }),
                figure(t('blog.changed'), changed, { more, to: filtered('changed') }),
                figure(t('blog.scheduled'), scheduled, { more, to: filtered('scheduled') }),
                // The list begins with those that were changed last.
                figure(t('blog.lastWeek'), inWeek, { more: more && inWeek === posts }),
              ]}
            />
            {posts > 0 && (
              <Sections>
                <PanelSection title={t('blog.byLanguage')} note={note}>
                  <LanguageMatrix posts={items} caption={t('blog.byLanguage')} />
                </PanelSection>
                {plans.length > 0 && (
                  <PanelSection title={t('blog.next')}>
                    <OverviewLines>
                      {plans.map(({ postId, language, title, publishAt }) => (
                        <OverviewLine
                          key={`${postId} ${language}`}
                          name={title || t('untitled')}
                          detail={languageNames[language]}
                          time={<Timestamp value={publishAt} withTime />}
                        />
                      ))}
                    </OverviewLines>
                  </PanelSection>
                )}
              </Sections>
            )}
            <PanelLinks
              links={[
                { to: sectionPaths.blog, text: t('blog.all') },
                { to: adminPaths.categories, text: t('blog.categories') },
              ]}
            />
          </>
        );
      }}
    </Part>
  );
};

export default BlogPanel;
