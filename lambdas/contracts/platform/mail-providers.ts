/** Who can send the site's mail. The last one only receives, and refuses. */
export const mailProviders = ['ses', 'smtp', 'sendgrid', 'mailgun', 'pop3'] as const;

export const mailProviderNames: Record<(typeof mailProviders)[number], string> = {
  ses: 'Amazon SES',
  smtp: 'SMTP',
  sendgrid: 'SendGrid',
  mailgun: 'Mailgun',
  pop3: 'POP3',
};
