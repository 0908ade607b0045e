import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';

/** The address of a record that is not there, or no longer. */
export const GoneNotice = ({ text, back }: { text: string; back: { to: string; text: string } }) => (
  <>
    <PageHead title={text} />
    <ButtonLink variant="outlined" to={back.to}>
      {back.text}
    </ButtonLink>
  </>
);
