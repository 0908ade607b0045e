type TrustedPolicy = { createHTML(html: string): string };
let trusted: TrustedPolicy | undefined;

/** Only here, and only for a frame that may do nothing: a text as a document (Trusted Types). */
export const trustedDocument = (html: string): string => {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
  };
  trusted ??= trustedTypes?.createPolicy('mail-frame', { createHTML: (text) => text });
  return trusted?.createHTML(html) ?? html;
};
