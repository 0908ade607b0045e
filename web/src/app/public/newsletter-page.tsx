import { MailPreferences } from '#web/features/newsletter/components/mail-preferences.tsx';
import { newsletterTexts } from '#web/features/newsletter/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import type { PageModule } from '../route-context.ts';
import { ShoeStage } from './shoe-stage.tsx';
import { useMailedLink } from './use-mailed-link.ts';

export const texts: PageModule['texts'] = [newsletterTexts, formTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('newsletter:preferencesMetaTitle'),
  description: t('newsletter:lead'),
  noindex: true,
});

/** Whose mails, and by which mail they came. */
const linkFields = ['token', 'c'] as const;

export const Component = () => {
  const link = useMailedLink(linkFields);
  return (
    <ShoeStage>
      <MailPreferences key={link?.token} token={link?.token} mark={link?.c} />
    </ShoeStage>
  );
};
