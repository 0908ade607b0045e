import { upTo } from '../expressions.ts';
import type { FootTable } from '../foot-table.ts';

const feet = 'pieds?|avant pieds?';
const middling = 'moyen(?:ne)?s?|normal(?:e|es)?|normaux|ordinaires?';
const bigToe = '(?:gros orteil|premier orteil)';
const longest = '(?:le |est )?(?:le )?plus long(?:ue)?';

export const foot: FootTable = {
  traits: {
    width: { of: `${feet}|largeur`, is: { narrow: 'etroite?s?|fins?|fine?s?', medium: middling, wide: 'larges?' } },
    profile: { of: feet, is: { low: 'minces?|plats? (?:du|sur le) dessus', high: 'epais(?:se)?|charnus?|volumineux' } },
    compressibility: { of: feet, is: { low: 'fermes?|rigides?', high: 'compressibles?|mous|mou|souples?' } },
    arch: {
      of: 'arches?|voutes?(?: plantaires?)?|cou de pied|cous de pied|cambrure',
      is: {
        low: 'bass?e?s?|plate?s?|faibles?|petite?s?',
        medium: middling,
        high: '(?:de )?ouf|enormes?|haute?s?|fortes?|fort|gros|grande?s?|cambrees?|souples?',
      },
    },
    heel: { of: 'talons?', is: { narrow: 'etroits?|fins?|petits?|minces?', medium: middling, wide: 'larges?|gros' } },
    toeLength: { of: 'orteils', is: { short: 'courts|petits', medium: middling, long: 'longs' } },
    strength: { of: `${feet}|jambes`, is: { little: 'faibles?', strong: 'costauds?|forts?|puissants?|muscles?' } },
    ankle: {
      of: 'chevilles?',
      is: { unsteady: 'faibles?|instables?|fragiles?|vacillent|tremble(?:nt)?', steady: 'stables?|solides?|fortes?' },
    },
  },
  said: {
    toes: {
      bigToe: `egyptiens?|egyptienne|${bigToe} ${upTo(2)}${longest}|plus long ${upTo(2)}${bigToe}|orteils ${upTo(1)}(?:en escalier|degressifs|qui descendent)`,
      slight: `${bigToe} ${upTo(1)}(?:a peine|un peu|legerement|juste) ${upTo(1)}plus long`,
      secondToe: `grecs?|(?:deuxieme|second|2e|2eme) orteil ${upTo(2)}(?:${longest}|long|depasse)|(?:deuxieme|second) ${upTo(1)}plus long`,
      level: `giselle|pieds? carres?|orteils ${upTo(3)}(?:meme longueur|meme niveau|egaux|alignes|carres)|orteils de longueur egale`,
    },
    level: {
      firstPair: `premieres? (?:paires?|pointes)(?! (?:etait|etaient))|(?:va|vais|allons) ${upTo(1)}(?:commencer|monter|debuter) ${upTo(2)}pointes|jamais (?:eu|porte) ${upTo(2)}pointes`,
      beginner: `debutante?s?|deuxieme paire|seconde paire|(?:un|une|deux|1|2) ans? ${upTo(1)}(?:de|sur) pointes|(?:premiere|deuxieme) annee ${upTo(1)}(?:de|sur) pointes|pointes depuis (?:un|deux|1|2) ans?`,
      intermediate: `(?:[3-9]e|troisieme|quatrieme|cinquieme) annee|intermediaires?|(?:trois|quatre|cinq|six|[3-7]|plusieurs|quelques) ans ${upTo(1)}(?:de|sur) pointes|pointes depuis (?:trois|quatre|cinq|six|[3-7]|plusieurs|quelques) an(?:nee)?s`,
      advanced: '(?:niveau|tres|assez|suis) avancee?|avancees?',
      professional: 'professionnel(?:le)?s?|compagnie|corps de ballet',
    },
    padding: { thin: 'sans embouts?|embouts fins', thick: 'embouts? (?:tres )?epais|protections? epaisses?' },
    profile: { low: 'faible volume', high: 'fort volume|epais (?:du|sur le) dessus' },
    compressibility: {
      low: `(?:se comprime|cede)\\p{L}* (?:pas|presque pas|a peine|peu)|peu compressibles?|(?:pas|non) compressibles?|incompressibles?|bouge\\p{L}* pas ${upTo(5)}(?:serre|presse)`,
      high: `s ?ecrase(?:nt)?|tres compressibles?|(?:devient|deviennent) ${upTo(2)}(?:fins?|etroits?) ${upTo(2)}(?:serre|presse|comprime)\\p{L}*|se replie\\p{L}*`,
    },
    arch: {
      low: 'cambrure (?:\\p{L}+ )?inexistante|pieds? plats?(?! (?:du|sur le) dessus)',
      high: 'pieds? (?:tres )?cambres?',
    },
    strength: { little: 'pas de force|pas (?:encore )?(?:tres |assez )?(?:forte?|musclee?)' },
  },
  bunion: 'oignons?|hallux(?: valgus)?',
  troubles: {
    sinks: `(?:enfonce|menfonce|senfonce|glisse|tombe)(?:nt)? (?:au fond|dans la (?:boite|box)|jusqu)|menfonce|senfonce(?:nt)?`,
    notOver: `(?:narrive|arrive|peux|peut|parviens|narrivent) ${upTo(1)}(?:pas|jamais) ${upTo(3)}(?:plateforme|plate forme|sur la boite|dessus|monter)|(?:du mal|difficile) a (?:monter|passer) ${upTo(2)}(?:plateforme|plate forme|boite)`,
    tooFar: `trop (?:loin|en avant)|passe(?:nt)? ${upTo(1)}par dessus la plate ?forme`,
    fallsOut: `(?:sort|sortent|tombe|bascule)(?:nt)? ${upTo(1)}(?:par|au dessus|de lempeigne|vers lavant)`,
    twists: '(?:tourne|vrille|tournent|vrillent)(?: (?:sur|autour))?',
    heelBags: `talons? ${upTo(3)}(?:baille|baillent|glisse|glissent|flotte|flottent|plisse|bouffe)|(?:trop de tissu|du jeu|plis) ${upTo(2)}talons?`,
    heelPops: `talons? ${upTo(2)}(?:sort|saute|sechappe|dechausse|se dechausse)(?:nt)?`,
    bunionPressed: `(?:oignons?|hallux) ${upTo(6)}(?:comprime|serre|appuie|frotte|ecrase)\\p{L}*|(?:comprime|serre|appuie|frotte)\\p{L}* ${upTo(3)}(?:oignons?|hallux)`,
    sidesCut: `(?:cotes|ailettes|ailes) ${upTo(1)}(?:coupent|cisaillent|rentrent)`,
    sidesGap: `(?:cotes|ailettes|ailes) ${upTo(1)}(?:baillent|secartent)`,
    toesCurl: `orteils ${upTo(2)}(?:recroquevill|crisp|pli|griff)\\p{L}*|recroqueville\\p{L}* ${upTo(1)}orteils`,
    bigToeBears: `poids ${upTo(4)}gros orteil|gros orteil ${upTo(2)}tout le poids`,
    noFloor: `orteils ${upTo(2)}ne touchent pas|orteils ${upTo(2)}pas (?:le|au) sol`,
    puffsOut: `deborde(?:nt)? ${upTo(3)}(?:dessus|bord|cotes)`,
    tipsPinched: `(?:pince|serre|ecrase)\\p{L}* ${upTo(2)}(?:orteils|bouts)|(?:orteils|bouts) ${upTo(2)}(?:pince|serre|ecrase)\\p{L}*`,
    shankTooHard: `(?:semelle|cambrion|ame) ${upTo(1)}trop (?:dure?|rigide)|trop (?:dure?|rigide) (?:semelle|cambrion)`,
    feelsWideSoon: `(?:devient|deviennent|semble) (?:vite )?trop (?:larges?|grande?s?) ${upTo(1)}(?:vite|apres|au bout)`,
    diesFast: `(?:flingue|bousille|explose)\\p{L}* ${upTo(4)}(?:jours?|cours|semaines?)|(?:meur|cass|ramolli|us)\\p{L}* ${upTo(1)}(?:trop )?(?:vite|rapidement|en un|en une|apres)|mortes? (?:apres|en)`,
  },
  chooses:
    'quel(?:le)?s? (?:\\p{L}+ ){0,3}(?:pointes?|chaussons?|modeles?|marques?|paires?)|(?:recommand|conseill|suggere|propos)\\p{L}*|que (?:faut il|dois je|puis je|doit elle|devrais je) (?:essayer|acheter|prendre|choisir)|(?:essayer|acheter|prendre|choisir) quoi|convien\\p{L}+|conviendrai\\p{L}+|(?:cherche|veux|voudrais|besoin) (?:\\p{L}+ ){0,4}(?:pointes?|chaussons?|paire)|choisir|(?:je )?prends quoi|(?:quoi|koi) (?:prendre|essayer)|(?:essayer|tester)|suggestions?|conseils?|une idee|quelle pointe',
  otherShoes: 'pre ?pointes?|demi ?pointes?|initiation|eviter|ou (?:acheter|trouver)',
  teacher: 'prof\\p{L}*|maitre\\p{L}*|enseignante?s?',
  doubt: 'si|quand|copine|amie',
  ownChild: '(?:ma|notre) (?:petite )?fille|(?:mon|notre) (?:fils|enfant)',
  shoe: 'boites?|box|chaussons?|pointes?|chaussures?|plate ?formes?|cambrions?|semelles?|empeignes?|ailettes?|paires?|taille|rubans?|elastiques?',
  not: 'ne|n|pas|jamais|sans|ni|aucune?',
  or: 'ou|ni',
};
