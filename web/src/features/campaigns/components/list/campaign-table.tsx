import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { Rate } from '../parts/rate.tsx';
import { StatusMark } from '../parts/status-mark.tsx';
import { type CampaignListProps, CampaignName, GroupNames, LanguageNames, SentDate } from './campaign-facts.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { RecipientCount } from './recipient-count.tsx';

const figures = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** Where there is room for columns. */
export const CampaignTable = ({ campaigns, onAsk }: CampaignListProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <AdminTable
      title={t('title')}
      columns={[
        { key: 'name', head: t('column.name'), width: '26%' },
        { key: 'status', head: t('column.status') },
        { key: 'sent', head: t('column.sent') },
        { key: 'count', head: t('column.count') },
        { key: 'opened', head: t('column.opened') },
        { key: 'clicked', head: t('column.clicked') },
        { key: 'groups', head: t('column.groups') },
        { key: 'languages', head: t('column.languages') },
        { key: 'actions', head: t('column.actions'), isHidden: true, width: 60 },
      ]}
    >
      {campaigns.map((campaign) => (
        <TableRow key={campaign.id} hover sx={{ verticalAlign: 'top' }}>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            <CampaignName campaign={campaign} />
          </TableCell>
          <TableCell>
            <StatusMark {...campaign} />
          </TableCell>
          <TableCell>
            <SentDate campaign={campaign} />
          </TableCell>
          <TableCell sx={figures}>
            <RecipientCount campaign={campaign} />
          </TableCell>
          <TableCell sx={figures}>
            <Rate value={campaign.openRate} />
          </TableCell>
          <TableCell sx={figures}>
            <Rate value={campaign.clickRate} />
          </TableCell>
          <TableCell>
            <GroupNames campaign={campaign} />
          </TableCell>
          <TableCell>
            <LanguageNames campaign={campaign} />
          </TableCell>
          <TableCell sx={{ p: '2px 10px' }}>
            <CampaignMenu campaign={campaign} onAsk={onAsk} />
          </TableCell>
        </TableRow>
      ))}
    </AdminTable>
  );
};
