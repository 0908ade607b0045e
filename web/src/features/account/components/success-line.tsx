/** Says politely that something worked; the region is always there, or its text would not be announced. */
export const SuccessLine = ({ text }: { text: string | undefined }) => (
  <p className="success-line" role="status">
    {text}
  </p>
);
