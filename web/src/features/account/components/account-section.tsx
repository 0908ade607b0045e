import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the account page: what it is about at the side, the controls in the middle. */
export const AccountSection = ({ id, title, text, children }: AccountSectionProps) => (
  <section className="account-section" id={id} aria-labelledby={`${id}-title`}>
    <div className="account-section-head">
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p className="fine">{text}</p>}
    </div>
    <div className="account-section-body">{children}</div>
  </section>
);
