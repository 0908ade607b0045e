/** What our own mails offer as a subject to unsubscribe by, and what people write by hand, in the site's languages. */
const words =
  'unsubscribe|הסר|הסירו|הסרה|להסיר|отписаться|отписка|désabonner|désabonnement|desabonner|desuscribir|baja';
const pattern = new RegExp(`^(?:(?:re|fwd?|aw|השב|תשובה)\\s?:\\s?){0,3}(?:${words})[\\s.!]{0,5}$`, 'i');

/** Whether a mail's subject asks to get no more mail. Mail programs send nothing else (RFC 2369), so the text does not matter. */
export const asksToUnsubscribe = (subject: string): boolean => pattern.test(subject.trim());
