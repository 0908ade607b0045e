/** The mark: a shoe on pointe, in one line. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 32 56" width="32" height="56" aria-hidden="true">
    <path
      className="logo-shoe"
      d="M12.6 53.4C10.6 46 7.4 40 7.4 32.6C7.4 25 10.6 20.4 12 14C12.4 22 12.8 29.6 16 29.6C19.2 29.6 19.6 22 20 14C21.4 20.4 24.6 25 24.6 32.6C24.6 40 21.4 46 19.4 53.4Z"
    />
    <path className="logo-ribbon" d="M12 14C13.5 9.5 18.5 7.5 20.5 2.5M20 14C18.5 9.5 13.5 7.5 11.5 2.5" />
  </svg>
);
