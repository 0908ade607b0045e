import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { RecordCard } from '#web/shared/admin-theme/lists/record-card.tsx';
import { Rate } from '../parts/rate.tsx';
import { StatusMark } from '../parts/status-mark.tsx';
import { type CampaignListProps, CampaignName, GroupNames, LanguageNames } from './campaign-facts.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { isCounted, RecipientCount } from './recipient-count.tsx';

/** The list where there is no room for columns. Facts that do not exist yet are left out. */
export const CampaignCards = ({ campaigns, onAsk }: CampaignListProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <Box component="ul" aria-label={t('title')} sx={cardList}>
      {campaigns.map((campaign) => (
        <RecordCard
          key={campaign.id}
          name={<CampaignName campaign={campaign} />}
          menu={<CampaignMenu campaign={campaign} onAsk={onAsk} />}
        >
          <Box sx={{ mb: 1 }}>
            <StatusMark {...campaign} />
          </Box>
          <CardFacts
            facts={[
              ...(campaign.sendAt || campaign.sentAt
                ? [
                    {
                      name: t(campaign.sentAt ? 'column.sent' : 'column.planned'),
                      value: <Timestamp value={campaign.sentAt ?? campaign.sendAt ?? ''} withTime />,
                    },
                  ]
                : []),
              ...(isCounted(campaign)
                ? [{ name: t('column.count'), value: <RecipientCount campaign={campaign} /> }]
                : []),
              ...(campaign.openRate === undefined
                ? []
                : [
                    { name: t('column.opened'), value: <Rate value={campaign.openRate} /> },
                    { name: t('column.clicked'), value: <Rate value={campaign.clickRate} /> },
                  ]),
              { name: t('column.groups'), value: <GroupNames campaign={campaign} /> },
              { name: t('column.languages'), value: <LanguageNames campaign={campaign} /> },
            ]}
          />
        </RecordCard>
      ))}
    </Box>
  );
};
