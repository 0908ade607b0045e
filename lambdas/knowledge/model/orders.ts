import type { LocalizedPassage } from './passage.ts';

/**
 * Words with which a text speaks to what answers from it rather than to a reader, in five languages, folded only by case. A sentence of a tip
 * too much that is not quoted costs little; one that gives orders and is quoted costs the trust in all of them.
 */
const address = [
  /(?<!\p{L})(?:chatbots?|bots?|language models?|llms?|system (?:note|prompt|text|message)|(?:an|the|any|every|dear) ai|ai (?:assistants?|models?|that|which|reading))(?!\p{L})/u,
  /(?<!\p{L})(?:(?:the|any|every|dear|hey|ai) assistants?(?!\p{L})|assistants?(?=[:,] | (?:that|which|who|reading)(?!\p{L})))/u,
  /(?<!\p{L})(?:the passage says|ignore (?:all|any|your|the|previous)|from now on|instructions? (?:for|to) (?:the |any |all )?(?:assistant|bot|ai|model)|answer (?:only )?in \p{L}+)/u,
  /(?:לבוט|בוט(?!\p{L})|לעוזר|עוזר(?:ת)? שקורא|כל עוזר|למודל|\[?מערכת:|הנחיה ל(?:בוט|עוזר|מודל|בינה|מי שעונה)|הקטע אומר|מעכשיו יש|התעלמ|בינה מלאכותית)/u,
  /(?<!\p{L})(?:ассистент\p{L}*|бот(?:а|у|ом)?|ии|нейросет\p{L}*|инструкция модел\p{L}*|для модел\p{L}* язык\p{L}*|системн\p{L}* (?:текст|промпт)|в отрывке сказано|игнорируй\p{L}*|ты теперь)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:l[’']|d[’']|une |la |cette |una )ia|robots?|l[’']assistante?|consigne (?:au|à|pour)|nouvelle tâche|ignore (?:toutes|tes|les|tus|todas|las)|à partir de maintenant,? (?:tu|vous|réponds|répondez|dis|dites))(?!\p{L})/u,
  /(?<!\p{L})(?:asistente|chatbot|el modelo que (?:lea|lee|responda|responde|conteste)|quien responda|el pasaje dice|regla nueva|a partir de ahora|desde este punto)(?!\p{L})/u,
  /<\/?\p{L}|<!--|\[\[|\{\{/u,
];
const speaksToUs = (text: string): boolean => {
  const lower = text.toLowerCase();
  return address.some((pattern) => pattern.test(lower));
};

/** The text before the first sentence, bracket or mark that speaks to the assistant; nothing that follows one can be trusted. */
const beforeOrders = (text: string): string => {
  // Where one of its parts does, the whole does.
  if (!speaksToUs(text)) return text;
  const parts = text.split(/(?<=[.!?…])\s+|(?=[[{(<])|(?=--)|\s+—\s+|(?<=[:])\s+(?=\p{Lu})/u);
  const first = parts.findIndex(speaksToUs);
  return (first < 0 ? '' : parts.slice(0, first).join(' ')).replace(/[\s[{(<—-]+$/u, '').trim();
};

/** A name alone says nothing. */
const isSentence = (text: string): boolean => /[.!?…]$/u.test(text) || text.length >= 40;

/**
 * A passage without any part that gives orders to the one who answers from it; undefined where nothing is left.
 * Passages of the seed and those that administrators write in the knowledge itself stay as they are.
 */
export const withoutOrders = (passage: LocalizedPassage): LocalizedPassage | undefined => {
  if (passage.origin === 'seed' || passage.origin === 'written') return passage;
  const kept = (texts: readonly string[]) => texts.map(beforeOrders).filter((text) => text.length > 0);
  const [title = ''] = kept([passage.title]);
  const [text, questions] = [kept(passage.text).filter(isSentence), kept(passage.questions)];
  return title === '' || text.length === 0 ? undefined : { ...passage, title, text, questions };
};
