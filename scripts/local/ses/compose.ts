import MailComposer from 'nodemailer/lib/mail-composer';
import { environment } from '../template/environment.ts';
import type { Mailbox } from './addresses.ts';
import type { SimpleContent } from './send-email-input.ts';

export interface Composition {
  id: string;
  date: Date;
  from: Mailbox;
  to: Mailbox[];
  cc: Mailbox[];
  replyTo: Mailbox[];
  content: SimpleContent;
}

/** The MIME message that SES makes of a simple mail. */
export const compose = ({ id, date, from, to, cc, replyTo, content }: Composition): Promise<Buffer> =>
  new MailComposer({
    messageId: `<${id}@${environment.region}.amazonses.com>`,
    date,
    from,
    to,
    cc,
    replyTo,
    subject: content.Subject,
    html: content.Body.Html,
    text: content.Body.Text,
    headers: content.Headers.map(({ Name, Value }) => ({ key: Name, value: Value })),
    attachments: content.Attachments.map((attachment) => ({
      filename: attachment.FileName,
      content: Buffer.from(attachment.RawContent, 'base64'),
      contentDisposition: attachment.ContentDisposition.toLowerCase(),
      ...(attachment.ContentType === undefined ? {} : { contentType: attachment.ContentType }),
      ...(attachment.ContentId === undefined ? {} : { cid: attachment.ContentId }),
      ...(attachment.ContentDescription === undefined
        ? {}
        : { headers: { 'Content-Description': attachment.ContentDescription } }),
    })),
    // The same message each time it is written.
    baseBoundary: id,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
