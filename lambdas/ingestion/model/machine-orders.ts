import { foldPhrase } from '#contracts/text/folding.ts';

/** Phrases of an author who wants a machine to obey, not people to read. Folded. */
const orders = [
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:all|any|your|previous|prior|above|earlier|system)\b.{0,30}\b(?:instruction|prompt|rule)/u,
  /\b(?:system|developer) prompt\b|\byou are now (?:a|an|in)\b|\b(?:reveal|print|repeat) (?:your|the) (?:prompt|instructions)\b/u,
  /(?:התעלמ|תתעלמ|התעלם|תתעלם|התעלמי|שכח|תשכח).{0,30}(?:הוראות|הנחיות|ההוראות|ההנחיות)/u,
  /(?:игнорируй|проигнорируй|забудь).{0,30}(?:инструкц|указани|правила)/u,
  /\b(?:ignore[zs]?|oublie[zs]?)\b.{0,30}\b(?:toutes|tes|vos|precedentes)\b.{0,30}(?:instructions|consignes)|\b(?:ignore[zs]?|oublie[zs]?) (?:toutes les|les) (?:instructions|consignes) (?:prec|ci)/u,
  /\b(?:ignora|olvida|ignore|olvide)\b.{0,20}\b(?:todas|tus|sus|las)\b.{0,20}(?:instrucciones|indicaciones) (?:anteriores|previas)|\b(?:ignora|olvida) (?:todas )?(?:tus|las) instrucciones/u,
];

/**
 * Whether a text gives orders to an assistant. It stays on its page, where it is text; the knowledge goes without it,
 * so that no answer quotes it and no model reads it. Nothing depends on this alone: quoted passages are text, and a
 * model is instructed that passages are no orders.
 */
export const isMachineOrder = (text: string): boolean => {
  const folded = foldPhrase(text);
  return orders.some((order) => order.test(folded));
};
