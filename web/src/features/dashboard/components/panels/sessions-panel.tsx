import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { ShareBars } from '#web/shared/admin-theme/figures/share-bars.tsx';
import { serverTimeOf } from '#web/shared/session/server-clock.ts';
import { anew, logInsQuery } from '../../api/dashboard-queries.ts';
import { sessionsQuery } from '../../api/sessions-query.ts';
import type { Share } from '../../model/counts.ts';
import { sessionFigures } from '../../model/session-figures.ts';
import { lastDays } from '../../model/user-figures.ts';
import { OverviewLine, OverviewLines } from '../parts/overview-lines.tsx';
import { useFigure } from '../parts/use-figure.ts';

const lastLogIns = 5;

/** Who is logged in now, and with what. */
const SessionsPanel = () => {
  const { t } = useTranslation('dashboard');
  const query = useQuery({ ...sessionsQuery, ...anew });
  const figure = useFigure();
  const logIns = useQuery({ ...logInsQuery, ...anew });
  const bars = (shares: readonly Share[]) =>
    shares.map(({ key, count }) => ({ key, label: key || t('sessions.unknown'), count }));
  return (
    <Part query={query} failure={t('failed.sessions')} rows={6}>
      {({ items, nextCursor }) => {
        const { active, people, lastDay, browsers, systems } = sessionFigures(items, serverTimeOf(query.dataUpdatedAt));
        const more = nextCursor !== undefined;
        const note = more ? t('sessions.ofLatest', { count: items.length }) : undefined;
        return (
          <>
            <Figures
              figures={[
                figure(t('sessions.active'), active, { more, to: sectionPaths.sessions }),
                figure(t('sessions.people'), people, { more }),
                figure(t('sessions.lastDay'), lastDay, { more }),
                ...(logIns.data ? [figure(t('sessions.lastWeek'), ...lastDays(logIns.data.counts, 7))] : []),
              ]}
            />
            <Sections>
              {active > 0 && (
                <>
                  <PanelSection title={t('sessions.byBrowser')} note={note}>
                    <ShareBars bars={bars(browsers)} whole={active} />
                  </PanelSection>
                  <PanelSection title={t('sessions.bySystem')} note={note}>
                    <ShareBars bars={bars(systems)} whole={active} />
                  </PanelSection>
                </>
              )}
              {items.length > 0 && (
                <PanelSection title={t('sessions.last')}>
                  <OverviewLines>
                    {items.slice(0, lastLogIns).map(({ id, username, browser, created }) => (
                      <OverviewLine
                        key={id}
                        name={username}
                        detail={browser || t('sessions.unknown')}
                        time={<Timestamp value={created} withTime />}
                      />
                    ))}
                  </OverviewLines>
                </PanelSection>
              )}
            </Sections>
            <PanelLinks
              links={[
                { to: sectionPaths.sessions, text: t('sessions.all') },
                { to: sectionPaths.audit, text: t('sessions.audit') },
              ]}
            />
          </>
        );
      }}
    </Part>
  );
};

export default SessionsPanel;
