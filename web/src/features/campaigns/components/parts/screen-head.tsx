import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { StatusMark } from './status-mark.tsx';

interface ScreenHeadProps {
  campaign: Pick<Campaign, 'name' | 'status' | 'hold' | 'plan'>;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The name of a campaign, where it stands, and what can be done with it. */
export const ScreenHead = ({ campaign, headingRef, children }: ScreenHeadProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <>
      <Link to={sectionPaths.campaigns}>{t('title')}</Link>
      <PageHead title={<bdi>{campaign.name}</bdi>} {...(headingRef ? { headingRef } : {})}>
        {children}
      </PageHead>
      <Box sx={{ mt: { xs: -1, md: -3 }, mb: 3 }}>
        <StatusMark status={campaign.status} hold={campaign.hold} plan={campaign.plan} />
      </Box>
    </>
  );
};
