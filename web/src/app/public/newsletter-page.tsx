import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lettersTexts } from '#web/features/letters/texts.ts';
import { MailPreferences } from '#web/features/newsletter/components/mail-preferences.tsx';
import { newsletterTexts } from '#web/features/newsletter/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { Loading } from '#web/shared/ui/loading.tsx';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import type { PageModule } from '../route-context.ts';
import { ShoeStage } from './shoe-stage.tsx';
import { useMailedLink } from './use-mailed-link.ts';

const Letters = lazy(() => import('#web/features/letters/components/letters.tsx'));

export const texts: PageModule['texts'] = [newsletterTexts, lettersTexts, formTexts];

export const meta: PageModule['meta'] = ({ t, search }) => ({
  title: t(search.has('letter') ? 'letters:metaTitle' : 'newsletter:preferencesMetaTitle'),
  description: t('newsletter:lead'),
  noindex: true,
});

/** Whose mails, and by which mail they came. */
const linkFields = ['token', 'c'] as const;

const Preferences = () => {
  const link = useMailedLink(linkFields, { isKept: true });
  return (
    <ShoeStage>
      <MailPreferences key={link?.token} token={link?.token} mark={link?.c} />
    </ShoeStage>
  );
};

/** The letters that a reader gets, or that were sent before. */
export const Component = () => {
  const [search] = useSearchParams();
  // The page is stored once for all addresses, so the first drawing has none.
  const letter = useHydrated() ? search.get('letter') : null;
  if (letter === null) return <Preferences />;
  return (
    <div className="wrap">
      <Suspense fallback={<Loading />}>
        <Letters asked={letter} />
      </Suspense>
    </div>
  );
};
