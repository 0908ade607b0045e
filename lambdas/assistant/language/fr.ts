import { clauses } from './fr/clauses.ts';
import { dangers } from './fr/dangers.ts';
import { intents } from './fr/intents.ts';
import type { LanguageTables } from './tables.ts';

/** French. */
export const fr: LanguageTables = {
  clauses,
  cleared:
    'feu vert|(?:prof\\p{L}*|maitre\\p{L}*|enseignante?) (?:\\p{L}+ ){0,4}(?:d ?accord|valide\\p{L}*|autorise\\p{L}*|accepte\\p{L}*|dit oui|ok)|sur pointes? depuis|(?:ans?|mois|annees?) (?:de|sur) pointes',
  turns: {
    joins: '(?:et|mais|ou|aussi)(?!\\p{L})',
    refers: 'elles|ils|leurs?|eux|celles|ceux|celle ci|celui ci|ca|cela',
    shorter: 'plus simple(?:ment)?|plus court|en bref|en resume|resume[sz]?|resumer|en deux mots',
  },
  dangers,
  intents,
  prefix: '(?:(?:[cdjlmnst]|qu)(?=[aehiouyœ]))?',
  joined: '(?:[cdjlmnst](?=[aehiouyœ]))?',
  shops: 'boutique|magasin',
  sizeNames: 'taille|pointure',
  feet: 'pieds?(?!\\p{L})',
  lent: "(?:on|[^.?!,;]{1,40}?) m['’]a(?:vait)? (?:gentiment )?prêtée?s? (?:un|une|le|la|son|sa|des|ses) (?:vieux |vieille |gros |petit )?(?:catalogue|livre|magazine|revue|guide|brochure|article|dvd|vidéo)s?",
  introduction: "\\b(?:je suis|m['’]appelle|ici)",
  places: 'à|en|suis de|sommes de|près de|de la ville de',
  traits: '\\s(?:et|mais|avec)\\s',
  madeBy: 'de',
  orders: {
    answerer:
      'oublie (?:tes|toutes|les)|tes (?:consignes|regles|instructions)|consignes? secretes?|a partir (?:de maintenant|d ici)|mode developpeur|note admin|cle (?:api|aws)',
    answer:
      'termine\\p{L}* (?:par|en|ta)|finis\\p{L}* (?:par|en|ta)|ajoute\\p{L}*|reponds?|signe\\p{L}*|ecris (?:que|en)|garantis',
    joint: 'et (?:termine|après|puis|ajoute)',
  },
  partsOfShoes: 'modele|marque|semelle|boite',
  shoes: 'pointes?|chaussons?',
};
