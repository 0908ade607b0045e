import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';

/** Active, expired or revoked; and whether it is the one that this page is seen with. */
export const SessionState = ({ state, isCurrent }: { state: Session['state']; isCurrent: boolean }) => {
  const { t } = useTranslation('sessions');
  if (isCurrent) return <Tag data-strong="">{t('thisDevice')}</Tag>;
  return <Tag data-over={state === 'active' ? undefined : ''}>{t(`state.${state}`)}</Tag>;
};
