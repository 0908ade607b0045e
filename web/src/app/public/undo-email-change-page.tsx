import { UndoEmailChange } from '#web/features/auth/components/undo-email-change.tsx';
import { authTexts } from '#web/features/auth/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import type { PageModule } from '../route-context.ts';
import { ShoeStage } from './shoe-stage.tsx';
import { useMailedLink } from './use-mailed-link.ts';

export const texts: PageModule['texts'] = [authTexts, formTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('auth:undoEmailMetaTitle'),
  description: t('auth:undoEmailLead'),
  noindex: true,
});

const linkFields = ['user', 'code'] as const;

export const Component = () => {
  const link = useMailedLink(linkFields);
  return (
    <ShoeStage>
      <UndoEmailChange key={link?.code} link={link} />
    </ShoeStage>
  );
};
