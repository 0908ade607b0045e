import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countedDays } from '#contracts/dashboard/endpoints.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import type { listUsers } from '#contracts/users/endpoints.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { ShareBars } from '#web/shared/admin-theme/figures/share-bars.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { anew, signUpsQuery, usersQuery } from '../../api/dashboard-queries.ts';
import { useOverviewPart } from '../../api/use-overview-part.ts';
import { lastDays, userShares } from '../../model/user-figures.ts';
import { DayBars } from '../parts/day-bars.tsx';
import { OverviewLine, OverviewLines } from '../parts/overview-lines.tsx';
import { useFigure } from '../parts/use-figure.ts';
import { WaitingUsers } from './waiting-users.tsx';

const lastJoined = 5;
type Users = Output<typeof listUsers>;

const Shares = ({ users: { items, total = items.length } }: { users: Users }) => {
  const { t } = useTranslation('dashboard');
  const { languages, roles } = userShares(items);
  const note = total > items.length ? t('users.ofNewest', { count: items.length }) : undefined;
  return (
    <>
      <PanelSection title={t('users.byLanguage')} note={note}>
        <ShareBars
          bars={languages.map(({ key, count }) => ({ key, label: languageNames[key], lang: key, count }))}
          whole={items.length}
        />
      </PanelSection>
      <PanelSection title={t('users.byRole')} note={note}>
        <ShareBars
          bars={roles.map(({ key, count }) => ({ key, label: t(`users.role.${key}`), count }))}
          whole={items.length}
        />
      </PanelSection>
    </>
  );
};

/** Who is here, who came lately, and who still waits to be let in. */
const UsersPanel = () => {
  const { t } = useTranslation('dashboard');
  const figure = useFigure();
  const users = useQuery({ ...usersQuery, ...anew });
  const signUps = useQuery({ ...signUpsQuery, ...anew });
  const waiting = useOverviewPart('waiting');
  return (
    <>
      <Part query={users} failure={t('failed.users')} rows={2}>
        {({ total = 0 }) => (
          <Figures
            figures={[
              { label: t('users.total'), value: total, to: sectionPaths.users },
              ...(signUps.data
                ? [
                    figure(t('users.lastWeek'), ...lastDays(signUps.data.counts, 7)),
                    figure(t('users.lastMonth'), ...lastDays(signUps.data.counts, countedDays)),
                  ]
                : []),
              ...(waiting.data
                ? [figure(t('users.unconfirmed'), waiting.data.items.length, { more: waiting.data.more })]
                : []),
            ]}
          />
        )}
      </Part>
      {waiting.data && waiting.data.items.length > 0 && <WaitingUsers users={waiting.data.items} />}
      <Sections>
        <PanelSection title={t('users.byDay')}>
          <Part query={signUps} failure={t('failed.signUps')}>
            {(days) => <DayBars days={days} />}
          </Part>
        </PanelSection>
        {users.data && users.data.items.length > 0 && (
          <>
            <PanelSection title={t('users.lastJoined')}>
              <OverviewLines>
                {users.data.items.slice(0, lastJoined).map(({ id, username, email, created }) => (
                  <OverviewLine key={id} name={username} detail={email} time={<Timestamp value={created} />} />
                ))}
              </OverviewLines>
            </PanelSection>
            <Shares users={users.data} />
          </>
        )}
      </Sections>
      <PanelLinks links={[{ to: sectionPaths.users, text: t('users.all') }]} />
    </>
  );
};

export default UsersPanel;
