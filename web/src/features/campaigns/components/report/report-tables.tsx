import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { CampaignCounts } from '#contracts/campaigns/report.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { Count } from '../parts/count.tsx';
import { Panel } from '../parts/panel.tsx';
import { Rate } from '../parts/rate.tsx';
import { share } from './share.ts';

const figures = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
/** Within a phone's width. */
const narrow = { '& th, & td': { px: { xs: 0.75, sm: 2 } } } as const;

export const LanguageReport = ({ byLanguage }: { byLanguage: Partial<Record<Language, CampaignCounts>> }) => {
  const { t } = useTranslation('campaigns');
  const rows = languages.flatMap((language) => {
    const counts = byLanguage[language];
    return counts ? [{ language, counts }] : [];
  });
  if (rows.length < 2) return null;
  return (
    <Panel title={t('byLanguage')}>
      <Box sx={narrow}>
        <AdminTable
          title={t('byLanguage')}
          columns={[
            { key: 'language', head: t('column.language') },
            { key: 'delivered', head: t('outcome.delivered') },
            { key: 'opened', head: t('outcome.opened') },
            { key: 'clicked', head: t('outcome.clicked') },
          ]}
        >
          {rows.map(({ language, counts }) => (
            <TableRow key={language}>
              <TableCell component="th" scope="row">
                <bdi lang={language}>{languageNames[language]}</bdi>
              </TableCell>
              <TableCell sx={figures}>
                <Count value={counts.delivered} />
              </TableCell>
              <TableCell sx={figures}>
                <Rate value={share(counts.opened, counts.delivered)} />
              </TableCell>
              <TableCell sx={figures}>
                <Rate value={share(counts.clicked, counts.delivered)} />
              </TableCell>
            </TableRow>
          ))}
        </AdminTable>
      </Box>
    </Panel>
  );
};

export const LinkReport = ({ links }: { links: readonly { url: string; readers: number }[] }) => {
  const { t } = useTranslation('campaigns');
  if (links.length === 0) return null;
  return (
    <Panel title={t('byLink')}>
      <Box sx={narrow}>
        <AdminTable
          title={t('byLink')}
          columns={[
            { key: 'link', head: t('column.link') },
            { key: 'readers', head: t('column.readers'), width: 110 },
          ]}
        >
          {links.map(({ url, readers }) => (
            <TableRow key={url}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', fontWeight: 400 }}>
                <bdi dir="ltr">{url}</bdi>
              </TableCell>
              <TableCell sx={figures}>
                <Count value={readers} />
              </TableCell>
            </TableRow>
          ))}
        </AdminTable>
      </Box>
    </Panel>
  );
};
