import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import type { OpenMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';
import type { CampaignListProps } from './campaign-facts.tsx';

interface CampaignActionsProps extends OpenMenu, Pick<CampaignListProps, 'onAsk'> {
  campaign: CampaignOverview;
}

/** One that is being sent or stands still cannot be deleted: it is cancelled first. */
const CampaignActions = ({ id, anchor, onClose, campaign, onAsk }: CampaignActionsProps) => {
  const { t } = useTranslation('campaigns');
  const isBusy = campaign.status === 'sending' || campaign.status === 'paused';
  const choose = (kind: 'copy' | 'delete') => () => {
    onClose();
    onAsk({ kind, campaign });
  };
  return (
    <Menu id={id} open anchorEl={anchor} container={anchor.parentElement} onClose={onClose}>
      <MenuItem onClick={choose('copy')}>{t('copy')}</MenuItem>
      {!isBusy && (
        <MenuItem onClick={choose('delete')} sx={{ color: 'error.main' }}>
          {t('delete')}
        </MenuItem>
      )}
    </Menu>
  );
};

export default CampaignActions;
