import { RequestResetForm } from '#web/features/auth/components/request-reset-form.tsx';
import { authTexts } from '#web/features/auth/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import type { PageModule } from '../route-context.ts';
import { ShoeStage } from './shoe-stage.tsx';

export const texts: PageModule['texts'] = [authTexts, formTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('auth:requestResetMetaTitle'),
  description: t('auth:requestResetLead'),
  noindex: true,
});

export const Component = () => (
  <ShoeStage>
    <RequestResetForm />
  </ShoeStage>
);
