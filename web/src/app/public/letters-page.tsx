import { useSearchParams } from 'react-router';
import { LetterList } from '#web/features/letters/components/letter-list.tsx';
import { LetterView } from '#web/features/letters/components/letter-view.tsx';
import styles from '#web/features/letters/components/letters.css?inline';
import { lettersTexts } from '#web/features/letters/texts.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import type { PageModule } from '../route-context.ts';

adoptStyles(styles);

export const texts: PageModule['texts'] = [lettersTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('letters:metaTitle'),
  description: t('letters:lead'),
  noindex: true,
});

export const Component = () => {
  const [query] = useSearchParams();
  // The page is stored once for all letters, so the first drawing is the list.
  const address = useHydrated() ? query.get('letter') : null;
  return <div className="wrap">{address ? <LetterView key={address} address={address} /> : <LetterList />}</div>;
};
