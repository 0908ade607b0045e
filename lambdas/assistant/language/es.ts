import { clauses } from './es/clauses.ts';
import { dangers } from './es/dangers.ts';
import { intents } from './es/intents.ts';
import type { LanguageTables } from './tables.ts';

/** Spanish. */
export const es: LanguageTables = {
  clauses,
  cleared:
    'visto bueno|(?:profe\\p{L}*|maestr[oa]|miss) (?:\\p{L}+ ){0,4}(?:permiso|autoriz\\p{L}*|aprob\\p{L}*|dio el ok|de acuerdo|dijo que si|(?:me|la|le) dejo)|(?:anos?|meses|mes|cursos?) (?:\\p{L}+ )?en puntas|en puntas (?:desde|hace)|(?:llevo|bailo) (?:\\p{L}+ ){0,3}en puntas',
  turns: {
    joins: '(?:y|e|pero|o|tambien)(?!\\p{L})',
    refers: 'ellas|ellos|esas|esos|estas|estos|eso|esto|esa|ese',
    shorter: 'mas (?:simple|sencill[oa]|cort[oa]|breve)|resum\\p{L}*|en breve|en corto|en pocas palabras',
  },
  dangers,
  intents,
  shops: 'tiendas?(?!\\p{L})',
  sizeNames: 'talla',
  feet: 'pies?(?!\\p{L})',
  money: 'dolar',
  introduction: '\\b(?:soy|me llamo)',
  places: 'en|desde|soy de|somos de|pueblo de|ciudad de|cerca de',
  traits: '\\s(?:y|e|pero|con)\\s',
  madeBy: 'de',
  orders: {
    answerer:
      'olvida (?:tus|todas|las)|tus (?:reglas|instrucciones)|a partir de ahora|desde (?:hoy|ahora) eres|modo (?:desarrollador|debug)|clave api|tu prompt',
    answer:
      'acaba (?:diciendo|con)|termina (?:diciendo|con|tu)|anade|responde (?:solo|en|unicamente|con)|obedece|traduce y|di que|escribe que',
    joint: 'y (?:acaba|termina|después|responde)',
  },
  partsOfShoes: 'modelo|marca|suela|caja',
  shoes: 'puntas?|zapatillas',
};
