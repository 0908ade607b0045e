import { useParams } from 'react-router';
import { CampaignScreen } from '#web/features/campaigns/components/campaign-screen.tsx';
import { campaignTexts } from '#web/features/campaigns/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { mailEditingTexts } from '#web/shared/mail-editing/texts.ts';
import { mailPreviewTexts } from '#web/shared/mail-preview/texts.ts';
import { pictureTexts } from '#web/shared/pictures/texts.ts';
import { richTextTexts } from '#web/shared/rich-text/texts.ts';
import { textEditorTexts } from '#web/shared/text-editor/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('campaigns');

export const texts = [
  campaignTexts,
  editingTexts,
  validationTexts,
  mailEditingTexts,
  mailPreviewTexts,
  pictureTexts,
  richTextTexts,
  textEditorTexts,
];

export const Component = () => <CampaignScreen id={useParams().id ?? ''} />;
