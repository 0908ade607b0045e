import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** The list's question before an act. */
export type ListQuestion = { kind: 'create' } | { kind: 'copy' | 'delete'; campaign: CampaignOverview };

/** The list's figures of a campaign. */
export interface CampaignListProps {
  campaigns: readonly CampaignOverview[];
  onAsk: (question: { kind: 'copy' | 'delete'; campaign: CampaignOverview }) => void;
}

/** Its name, which leads to it, and the subject that readers see. */
export const CampaignName = ({ campaign: { id, name, subject } }: { campaign: CampaignOverview }) => (
  <>
    <Typography variant="h3" component="span" sx={{ display: 'block' }}>
      <Link to={adminPaths.campaign(id)}>
        <bdi>{name}</bdi>
      </Link>
    </Typography>
    {subject !== '' && subject !== name && (
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        <bdi>{subject}</bdi>
      </Typography>
    )}
  </>
);

/** When it was sent, or will be. */
export const SentDate = ({ campaign: { sentAt, sendAt } }: { campaign: CampaignOverview }) => {
  const { t } = useTranslation('campaigns');
  if (sentAt) return <Timestamp value={sentAt} withTime />;
  if (!sendAt) return <span aria-hidden="true">–</span>;
  return (
    <>
      {t('plannedFor')} <Timestamp value={sendAt} withTime />
    </>
  );
};

/** The groups that it is for, or how many people were chosen one by one. */
export const GroupNames = ({ campaign: { groups, chosenCount } }: { campaign: CampaignOverview }) => {
  const { t } = useTranslation('campaigns');
  const list = listFormat(useLanguage(), { type: 'unit' });
  if (chosenCount) return <span>{t('chosenPeople', { count: chosenCount })}</span>;
  if (groups.length === 0) return <span aria-hidden="true">–</span>;
  return <span>{list.format(groups.map((group) => t(`group.${group}`)))}</span>;
};

export const LanguageNames = ({ campaign: { languages } }: { campaign: CampaignOverview }) =>
  languages.length === 0 ? (
    <span aria-hidden="true">–</span>
  ) : (
    <span>
      {languages.map((language, i) => (
        <span key={language}>
          {i > 0 && <span>, </span>}
          <bdi lang={language}>{languageNames[language]}</bdi>
        </span>
      ))}
    </span>
  );
