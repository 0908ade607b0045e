export interface Mail {
  id: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
}

/** The secrets that links and codes in mails carry. */
export const mailedSecrets = (mails: (to: string) => Promise<Mail[]>) => ({
  /** The newest code of six digits in a mail to this address. */
  async mailedCode(to: string): Promise<string> {
    for (const { text, html } of await mails(to)) {
      const code = /\b\d{6}\b/.exec(text || html)?.[0];
      if (code) return code;
    }
    throw new Error(`no code was sent to ${to}`);
  },
  /** The code in the newest link for a new password that was mailed to this address. */
  async resetCode(to: string): Promise<string> {
    const link = (await mails(to)).map(({ html }) => /reset-password[^"]*code=(\d{6})/.exec(html)?.[1]).find(Boolean);
    if (!link) throw new Error(`no link was sent to ${to}`);
    return link;
  },
  /** The token of the newest link that confirms a subscription of this address. */
  async confirmationToken(to: string): Promise<string> {
    for (const { text } of await mails(to)) {
      const token = /\/newsletter\/confirm\?lang=\w+#token=(\S+)/.exec(text)?.[1];
      if (token) return token;
    }
    throw new Error(`no link was sent to ${to}`);
  },
  /** The secret of the newest invitation that was mailed to this address. */
  async invitationLink(to: string): Promise<{ user: string; invitation: string }> {
    for (const { text } of await mails(to)) {
      const fragment = /\/reset-password\?lang=\w+#(\S+)/.exec(text)?.[1];
      const fields = new URLSearchParams(fragment);
      const [user, invitation] = [fields.get('user'), fields.get('invitation')];
      if (user && invitation) return { user, invitation };
    }
    throw new Error(`no invitation was sent to ${to}`);
  },
  /** The code of the newest link that undoes a change of address and was mailed to this one. */
  async undoLink(to: string): Promise<{ user: string; code: string }> {
    for (const { text } of await mails(to)) {
      const fragment = /\/undo-email-change\?lang=\w+#(\S+)/.exec(text)?.[1];
      const fields = new URLSearchParams(fragment);
      if (fragment) return { user: fields.get('user') ?? '', code: fields.get('code') ?? '' };
    }
    throw new Error(`no link was sent to ${to}`);
  },
});
