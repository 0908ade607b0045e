import { adult } from '../expressions.ts';
import type { IntentTable } from '../tables.ts';

export const intents: IntentTable = {
  shop: 'en stock|livraison|rembours|remise|promo|coupon|soldes|reduction',
  place: {
    where: 'ou|y a t il|connaiss|existe',
    for: 'boutique|magasin|essay|conseill|achet|trouv|vend',
    at: '(?:a|en|sur|vers|pres de) (\\p{L}{3,})',
  },
  grownUp: { said: `(?:j ?ai|a|mes) ${adult} ans(?! de)`, means: 'adulte' },
  topics: {
    weight: {
      asked: 'combien pes\\p{L}*|pesent?|grammes?|poids d\\p{L}{1,3} (?:\\p{L}+ )?(?:pointes?|chaussons?|paire)',
    },
    warranty: { asked: 'garantie' },
    vegan: { asked: 'vegane?s?' },
    dyeing: { asked: 'teindre|teint\\p{L}*|peindre' },
    noise: { asked: 'bruit\\p{L}*|bruyant\\p{L}*|silencieu\\p{L}*|craqu\\p{L}*|grinc\\p{L}*' },
    men: { asked: '(?:pour|d) (?:les |un )?(?:hommes?|garcons?)|masculin\\p{L}*' },
    leftAndRight: { asked: '(?:gauche (?:et|ou) (?:\\p{L}+ ){0,3}droite?|droite? (?:et|ou) (?:\\p{L}+ ){0,3}gauche)' },
    tights: { asked: 'quels? collants?|(?:avec|sans) (?:des )?collants?' },
    rosin: { asked: 'colophane|resine' },
    makeUp: { asked: 'fond de teint' },
    darning: { asked: 'repris(?:er|age|ees)' },
    inventor: { asked: 'qui a (?:invente|cree|imagine) les (?:premieres? )?(?:pointes|chaussons)' },
    cutting: {
      asked:
        '(?:re)?coup\\p{L}* (?:\\p{L}+ ){0,2}(?:cordon|ficelle|satin)|(?:cordon|ficelle|satin) (?:\\p{L}+ ){0,5}(?:re)?coup\\p{L}*',
    },
    gluing: { asked: 'coll\\p{L}* (?:\\p{L}+ ){0,3}(?:rubans?|elastiques?)' },
    order: {
      asked: '(?:elastiques?|rubans?) (?:\\p{L}+ ){0,3}(?:avant|apres) (?:\\p{L}+ ){0,3}(?:elastiques?|rubans?)',
    },
    freezing: { asked: 'congel\\p{L}*' },
    contact: { asked: 'numero de telephone|telephone|horaires d ouverture' },
  },
};
