import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';

/** Stock, shipping, returns, discounts: what only a shop knows. Beginnings of words, folded. */
const shopWords: Record<Language, string> = {
  he: '[הבל]?מלאי|[הבל]?משלוח|ה?החזר|ה?הנחה|הנחות|מבצע|קופון',
  en: 'in stock|stock(?!i)|shipping|delivery|refund|discount|coupon|promo|on sale|sales?(?!\\p{L}| (?:assistant|person|lady|woman|girl|guy|staff|bin|rack))',
  ru: 'в наличии|наличи|доставк|возврат|скидк|купон|промокод',
  fr: 'en stock|livraison|rembours|remise|promo|coupon|soldes|reduction',
  es: 'existencias|hay en (?:tienda|stock)|en stock|envios?(?!\\p{L})|gastos de envio|devoluc|descuento|cupon|rebaja',
};
const patterns = new Map(
  Object.entries(shopWords).map(([language, words]) => [language, new RegExp(`(?<!\\p{L})(?:${words})`, 'u')]),
);

export const isShopQuestion = (question: string, language: Language): boolean =>
  patterns.get(language)?.test(foldPhrase(question)) ?? false;
