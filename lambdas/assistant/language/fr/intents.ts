import { adult } from '../expressions.ts';
import type { IntentTable } from '../intent-table.ts';

export const intents: IntentTable = {
  shop: 'en stock|livraison|rembours|remise|promo|coupon|soldes|reduction',
  place: {
    where: 'ou|y a t il|connaiss|existe',
    for: 'boutique|magasin|essay|conseill|achet|trouv|vend',
    at: '(?:a|en|sur|vers|pres de) (\\p{L}{3,})',
  },
  grownUp: { said: `(?:j ?ai|a|mes) ${adult} ans(?! de)`, means: 'adulte' },
  largeSize: {
    said: '(?:chausse|taille|pointure|fais|trouve quoi en)(?: \\p{L}+){0,2} 4[3-9](?!\\d)',
    means: 'grandes tailles',
  },
  topics: {
    weight: {
      asked: 'combien pes\\p{L}*|pesent?|grammes?|poids d\\p{L}{1,3} (?:\\p{L}+ )?(?:pointes?|chaussons?|paire)',
    },
    warranty: { asked: 'garantie', says: 'garant' },
    vegan: { asked: 'vegane?s?' },
    dyeing: { asked: 'teindre|teint\\p{L}*|peindre', says: 'teint|peint' },
    noise: {
      asked: 'bruit\\p{L}*|bruyant\\p{L}*|silencieu\\p{L}*|craqu\\p{L}*|grinc\\p{L}*',
      says: 'bruit|silenc|grinc',
    },
    men: {
      asked: '(?:pour|d) (?:les |un )?(?:hommes?|garcons?)|masculin\\p{L}*',
      says: '(?<!\\p{L})(?:hommes?|garcons?)',
    },
    leftAndRight: {
      asked: '(?:gauche (?:et|ou) (?:\\p{L}+ ){0,3}droite?|droite? (?:et|ou) (?:\\p{L}+ ){0,3}gauche)',
      says: '(?<!\\p{L})(?:gauche)',
    },
    tights: { asked: 'quels? collants?|(?:avec|sans) (?:des )?collants?' },
    rosin: { asked: 'colophane|resine', says: 'colophane|resin' },
    makeUp: { asked: 'fond de teint', says: 'fond de teint' },
    darning: { asked: 'repris(?:er|age|ees)', says: 'repris' },
    inventor: { asked: 'qui a (?:invente|cree|imagine) les (?:premieres? )?(?:pointes|chaussons)' },
    cutting: {
      asked:
        '(?:re)?coup\\p{L}* (?:\\p{L}+ ){0,2}(?:cordon|ficelle|satin)|(?:cordon|ficelle|satin) (?:\\p{L}+ ){0,5}(?:re)?coup\\p{L}*',
    },
    gluing: { asked: 'coll\\p{L}* (?:\\p{L}+ ){0,3}(?:rubans?|elastiques?)', says: 'ne se collent' },
    order: {
      asked: '(?:elastiques?|rubans?) (?:\\p{L}+ ){0,3}(?:avant|apres) (?:\\p{L}+ ){0,3}(?:elastiques?|rubans?)',
    },
    freezing: { asked: 'congel\\p{L}*', says: 'congel' },
    contact: { asked: 'numero de telephone|telephone|horaires d ouverture' },
  },
  wants: {
    price: {
      asked:
        'prix|coute(?:nt|r|ra|ront)?(?!\\p{L})|combien cout|combien val|ca vaut|cher(?:e?s?)(?!\\p{L})|ruineu|(?:me|se|nous) ruin',
    },
    year: {
      asked:
        'quand (?:\\p{L}+ ){0,7}(?:fonde|creee?|nee?|commence|ouverte?|lancee?|inventee?|apparue?|sortie?|date)s?(?!\\p{L}|r)|quelle annee|annee de (?:creation|fondation)|fond(?:ee?s?|er|a|ateur|atrice|ation)(?!\\p{L})|quel age (?:a|ont)(?! (?:ma|mon|t|elle|il|on|ta)(?!\\p{L}))|plus (?:vieille?|ancienne?) (?:maison|marque|entreprise)|plus ancien|depuis quand|et quand(?= ?\\?)',
    },
    size: { asked: 'taille|pointure|largeur', says: 'taille|pointure|largeur' },
    time: {
      asked: 'combien de temps|combien d heures',
      says: '\\d+.{0,25}(?:heure|cours|semaine)|(?:environ )?une heure|fois plus',
    },
    model: { asked: 'quel(?:le)?s? (?:marques?|modeles?)' },
    stillMade: { asked: '(?:existe\\p{L}*|fabriqu\\p{L}*|vend\\p{L}*|trouve\\p{L}*) (?:encore|toujours)' },
    shop: {
      asked: 'ou (?:\\p{L}+ ){0,2}(?:acheter|achete\\p{L}*|trouver|trouve\\p{L}*|commander)',
      says: 'en ligne|internet',
    },
    otherName: { asked: 'rebapt|renomm|chang\\p{L}* de nom|(?:nouveau|autre) nom', says: 'nouveau nom|le nom nikolay' },
    person: {
      asked:
        '(?:il|elle|que|qu) faisait|quel metier|le metier|parcours|qui (?:est|etait|sont|etaient)|c ?est qui|biographie',
      says: 'ingenieur|cordonnier|danseuse|(?:ne en|nee en) ',
    },
    design: { asked: 'concu\\p{L}*|dessin\\p{L}*|a qui (?:doit on|on doit)', says: 'attribue' },
    place: {
      asked:
        'fabriqu\\p{L}* ou|ou (?:sont|est|etaient)(?: \\p{L}+){0,4} fabriqu\\p{L}*|ou fabriqu\\p{L}*|d ?ou vien\\p{L}*|quel pays',
      says: 'moscou|londres|bresil|etats unis|angleterre',
    },
    owner: {
      asked:
        'pdg|qui (?:\\p{L}+ ){0,3}(?:dirig\\p{L}*|patron\\p{L}*|possed\\p{L}*|directeur|directrice|proprietaire)|(?:patron\\p{L}*|directeur|directrice|proprietaire)(?: general\\p{L}*)? (?:de|d|chez)(?! (?:mon|ma|mes|notre|l|la danse|danse|ballet)(?!\\p{L}))',
      says: 'direct\\p{L}* general|dirige|filiale|petit fils|rachet',
    },
  },
  sizes: 'taille|pointure',
  meaning: 'c est quoi|c quoi|qu est ce qu\\p{L}*|veut dire|signifi\\p{L}*|definition|difference',
  same: 'meme (?:chose|marque|maison|fabricant|entreprise)|les memes|pareil\\p{L}*',
  permission: {
    leave: 'on peut|peut on|je peux|puis je|est ce que je (?:peux|dois)|dois je|faut il|c est (?:bon|ok|grave)|ca va',
    joining: 'et ',
    more: 'que|quel|quels|quelle|quelles|comment|quand|ou|qui|combien',
    harm: 'mauvais|danger\\p{L}*|pourquoi|abim\\p{L}*',
    forbids: 'jamais|on ne (?:danse|plie|porte)|ne doit|ne doivent|ne se (?:plie|casse)\\p{L}*',
    remedy: 'repar|rattrap|corrig|sauv|aide',
    noRemedy: 'ne repare pas',
  },
  tests: 'test|eval|exercice|epreuve',
};
