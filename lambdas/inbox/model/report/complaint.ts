import type { Email } from 'postal-mime';
import type { DeliveryRecipient } from '#contracts/inbox/endpoints.ts';
import { groupsIn } from './delivery-status.ts';

/** Whether a mail says what a reader thinks of another one, as far as its headers show (RFC 5965). */
export const isFeedbackReport = ({ headers }: Pick<Email, 'headers'>): boolean => {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  return /^multipart\/report\b/i.test(type) && /report-type\s{0,3}=\s{0,3}"?feedback-report\b/i.test(type);
};

/** The reasons of a reader's complaint. A report can also say that a mail is no spam, or that a signature failed. */
const complaint = /^(?:abuse|fraud|opt-out(?:-list)?)$/i;

/** A report names a handful of readers, mostly one. */
const most = 50;

/** The readers who complain, by the text of the report's own part; empty where no one does, or no one is named. */
export const readComplaint = (text: string): DeliveryRecipient[] => {
  const groups = groupsIn(text);
  const values = (name: string): string[] => groups.flatMap((fields) => fields.get(name) ?? []);
  const [type = ''] = values('feedback-type');
  if (!complaint.test(type)) return [];
  const named = [...values('original-rcpt-to'), ...values('removal-recipient')];
  const addresses = named.flatMap((field) => /^<?([^<>\s\p{C}]{1,64}@[^<>\s\p{C}@]{1,189})>?$/u.exec(field)?.[1] ?? []);
  return [...new Set(addresses)]
    .slice(0, most)
    .map((address) => ({ address, outcome: 'complained', reason: 'other', status: '', said: '' }));
};
