import { foldPhrase } from '#contracts/text/folding.ts';

/** Of each language: the words of which one makes a subject a request, and those that may stand beside them. */
const requestWords = [
  'unsubscribe unsuscribe unsubscription unsub unlist optout stop remove cancel',
  'הסר הסרה הסירו הסירי להסיר להסרה הסרת תסירו תסיר תסירי הסרו מבקש מבקשת מבקשים ביטול לבטל בטלו',
  'отписаться отписка отписки отписку отпишите отпиши отписать отписывайте отписываюсь отказ отказаться удалите удалить исключите отмена отменить',
  'desabonner desabonnement desabonnez desabonne desinscrire desinscription desinscrivez retirez retirer supprimez supprimer annuler stop',
  'baja desuscribir desuscribirme desuscribirse desuscripcion desapuntarme desapuntar eliminar eliminadme borrarme quitarme cancelar anular',
];
const beside = [
  'please pls kindly me us my from this the your you all any i we want wish would like need to be a an and of for on off it email emails e mail mails mailing mailings mailinglist list lists newsletter newsletters subscription subscriptions address now immediately request here thanks thank hi hello cancel out opt',
  'אותי אותנו נא בבקשה אנא אני אנחנו רוצה רוצים את כתובת כתובתי הכתובת שלי מרשימת מרשימה מהרשימה רשימת רשימה הרשימה תפוצה התפוצה הדיוור דיוור מהדיוור לדיוור מהתפוצה ניוזלטר מהניוזלטר הניוזלטר מנוי המנוי המייל מייל מיילים המיילים בקשה בקשת לקבל תודה שלום',
  'меня нас пожалуйста прошу хочу хотел хотела бы я мы из от на вашей вашу этой эту рассылки рассылку рассылок рассылка подписки подписку подписка списка мой адрес почту писем письма почты больше спасибо здравствуйте',
  'me moi nous merci de du des la le les l d liste diffusion je veux voudrais souhaite svp s il vous plait bonjour se mon ma mes adresse votre vos cette infolettre newsletter lettre abonnement labonnement a mail mails courriel email e demande ne plus recevoir',
  'me de la del el los las lista por favor quiero quisiera deseo solicito solicitud solicitar dar darme darse dame denme dadme mi su esta este boletin correo correos suscripcion newsletter envio envios gracias hola email tramitar pedir',
];
/** Words that ask only together with one from `beside`: alone they may be about anything. */
const alone =
  'remove cancel מבקש מבקשת מבקשים ביטול לבטל בטלו удалите удалить исключите отказ отмена отменить eliminar cancelar anular retirez retirer supprimez supprimer annuler';

const wordsIn = (text: string): string[] =>
  foldPhrase(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const wordsOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(wordsIn));
const asks = wordsOf(requestWords);
const accompanies = wordsOf([...beside, ...requestWords]);
const needsCompany = wordsOf([alone]);

/** Put before a subject by servers and programs: `[EXTERNAL]`, `***SPAM***`, `Re:`, `RE[2]:`, `השב:`. */
const added =
  /^\s*(?:\[[^\]]{0,40}\]|\([^)]{0,40}\)|\{[^}]{0,40}\}|\*{2,3}[^*]{1,40}\*{2,3}|<[^>]{0,40}>|[\p{L}\p{M}]{1,12}(?:\[\d{1,3}\])?\s?[:：])\s*/u;
const withoutAdded = (subject: string): string => {
  let rest = subject;
  for (let times = 0; times < 8; times += 1) {
    const [found = ''] = added.exec(rest) ?? [];
    // The request itself, as in `[unsubscribe]` or `Unsubscribe: dana@dance.example`.
    if (found === '' || wordsIn(found).some((word) => asks.has(word))) return rest;
    rest = rest.slice(found.length);
  }
  return rest;
};

/** Some programs send a `mailto:` as its address writes it. */
const unescaped = (subject: string): string => {
  try {
    return /%[0-9a-f]{2}/i.test(subject) ? decodeURIComponent(subject.replaceAll('+', ' ')) : subject;
  } catch {
    return subject;
  }
};

/** By which our own mails name their subscription (`unsubscribeSubject`): a SHA-256 in the letters of addresses. */
const mark = /(?<![\w-])[\w-]{43}(?![\w-])/;
const address = /[^\s<>()]{1,64}@[^\s<>()]{1,255}/g;
/** A longer subject is no request. */
const longest = 300;

/** Whether a mail's subject asks to get no more mail. Mail programs send nothing else (RFC 2369), so the text does not matter. */
export const unsubscribeRequest = (subject: string): { isUnsubscribe: boolean; unsubscribeMark?: string } => {
  if (subject.length > longest) return { isUnsubscribe: false };
  const typed = unescaped(subject);
  const named = mark.exec(typed)?.[0];
  const words = wordsIn(withoutAdded(typed.replace(mark, ' ')).replaceAll(address, ' '));
  // Written apart: un-subscribe, opt-out.
  const read = words.join(' ').replaceAll('un subscribe', 'unsubscribe').replaceAll('opt out', 'optout').split(' ');
  const isAsked = read.some((word) => asks.has(word)) && read.every((word) => accompanies.has(word));
  const isAlone = read.every((word) => needsCompany.has(word));
  if (!isAsked || isAlone) return { isUnsubscribe: false };
  return { isUnsubscribe: true, ...(named ? { unsubscribeMark: named } : {}) };
};
