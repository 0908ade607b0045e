import { ConfirmSubscription } from '#web/features/newsletter/components/confirm-subscription.tsx';
import { newsletterTexts } from '#web/features/newsletter/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import type { PageModule } from '../route-context.ts';
import { ShoeStage } from './shoe-stage.tsx';
import { useMailedLink } from './use-mailed-link.ts';

export const texts: PageModule['texts'] = [newsletterTexts, formTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('newsletter:confirmMetaTitle'),
  description: t('newsletter:lead'),
  noindex: true,
});

const linkFields = ['token'] as const;

export const Component = () => {
  const link = useMailedLink(linkFields, { isKept: true });
  return (
    <ShoeStage>
      <ConfirmSubscription key={link?.token} link={link} />
    </ShoeStage>
  );
};
