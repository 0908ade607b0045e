import { upTo } from '../expressions.ts';
import type { FootTable } from '../foot-table.ts';

const feet = 'pies?|antepies?|empeine y pie';
const middling = 'medi[oa]s?|normal(?:es)?|promedio|corrientes?';
const bigToe = '(?:dedo gordo|primer dedo|dedo grande)';
const longest = '(?:(?:es )?(?:el|los) )?mas largos?';

export const foot: FootTable = {
  traits: {
    width: {
      of: `${feet}|de ancho|anchura`,
      is: { narrow: 'estrech[oa]s?|angost[oa]s?|angostit[oa]s?|estrechit[oa]s?', medium: middling, wide: 'anch[oa]s?' },
    },
    profile: {
      of: feet,
      is: { low: 'delgad[oa]s?|fin[oa]s?|finit[oa]s?', high: 'grues[oa]s?|carnos[oa]s?|voluminos[oa]s?' },
    },
    compressibility: { of: feet, is: { low: 'firmes?|rigid[oa]s?', high: 'compresibles?|bland[oa]s?' } },
    arch: {
      of: 'arcos?|empeines?|puentes?',
      is: {
        low: 'baj[oa]s?|plan[oa]s?|poc[oa]|pequen[oa]s?',
        medium: middling,
        high: 'alt[oa]s?|grandes?|flexibles?|much[oa]|pronunciad[oa]s?',
      },
    },
    heel: {
      of: 'talon(?:es)?',
      is: {
        narrow: 'estrech[oa]s?|finit[oa]s?|fin[oa]s?|pequen[oa]s?|delgad[oa]s?',
        medium: middling,
        wide: 'anch[oa]s?|grandes?',
      },
    },
    toeLength: {
      of: '(?<!segundos? )dedos',
      is: { short: 'cort[oa]s|cortit[oa]s|pequen[oa]s', medium: middling, long: 'larg[oa]s|larguisim[oa]s' },
    },
    strength: { of: `${feet}|piernas`, is: { little: 'debil(?:es)?', strong: 'fuertes?' } },
    ankle: {
      of: 'tobillos?',
      is: {
        unsteady: 'debil(?:es)?|inestables?|tiemblan?|bailan?|se me doblan|flojos?',
        steady: 'estables?|fuertes?|firmes?',
      },
    },
  },
  said: {
    toes: {
      bigToe: `${bigToe} es (?:\\p{L}+ )?(?:larguisimo|mas largo)|egipcios?|egipcia|${bigToe} ${upTo(2)}${longest}|mas largo ${upTo(2)}${bigToe}|dedos ${upTo(1)}(?:en escalera|escalonados|descendentes)`,
      slight: `${bigToe} ${upTo(3)}(?:pelito|pelin|poquito)|${bigToe} ${upTo(1)}(?:apenas|un poco|ligeramente|un poquito|solo algo) mas largo`,
      secondToe: `griegos?|segundo dedo ${upTo(2)}(?:${longest}|largo)|segundo ${upTo(2)}mas largo`,
      level: `giselle|pies? cuadrados?|dedos ${upTo(4)}(?:misma longitud|mismo largo|iguales|cuadrados|a la misma altura|parejos|misma altura)`,
    },
    level: {
      firstPair: `primer par(?! (?:era|fue))|primer[ao]s (?:puntas|zapatillas)(?! (?:eran|fueron))|(?:voy|va|vamos) a (?:empezar|comenzar|subir) ${upTo(2)}puntas|nunca (?:he |ha )?(?:tenido|usado) ${upTo(1)}puntas`,
      beginner: `principiantes?|(?:1o?|2o?|primer|segundo) ano ${upTo(1)}(?:en|de) puntas|(?:empece|empezo) ${upTo(1)}puntas el ano pasado|segundo par|(?:un|dos|1|2) anos? ${upTo(1)}(?:en|de|con) puntas|(?:en|con) puntas (?:desde hace )?(?:un|dos|1|2) anos?|(?:primer|segundo) ano ${upTo(1)}(?:en|de) puntas`,
      intermediate: `intermedi[oa]s?|hace (?:tres|cuatro|cinco|seis|[3-7]) (?:anos )?que ${upTo(2)}puntas|(?:tres|cuatro|cinco|seis|[3-7]|varios|algunos) anos ${upTo(1)}(?:en|de|con) puntas|(?:en|con) puntas (?:desde hace )?(?:tres|cuatro|cinco|seis|[3-7]|varios|algunos) anos`,
      advanced: 'avanzad[oa]s?',
      professional: 'profesional(?:es)?|compania',
    },
    padding: {
      thin: 'sin (?:punteras|almohadillas)|punteras finas',
      thick: '(?:punteras|almohadillas) (?:muy )?gruesas',
    },
    profile: { low: 'poco volumen', high: 'mucho volumen|gruesos? por arriba' },
    compressibility: {
      low: `(?:no|apenas|casi no) (?:se )?(?:comprim|ced|estrech|aplast)\\p{L}*|(?:no|poco|nada) compresibles?|incompresibles?`,
      high: `muy compresibles?|(?:aprietas?|apriet\\p{L}+) ${upTo(3)}se hace (?:chiquito|estrecho|pequeno)|se (?:comprime|aplasta|pliega|cierra)n? (?:mucho|facil|como|cuando|al)|(?:queda|se hace)n? ${upTo(2)}(?:estrech|delgad|fin)\\p{L}+ (?:al|cuando)`,
    },
    arch: {
      low: '(?:nada|poco|sin|cero)(?: de)? (?:arco|empeine)|pies? planos?',
      high: 'pies? (?:muy )?arquead[oa]s?',
    },
    strength: {
      little:
        '(?:todavia|aun) no (?:tengo|tiene|soy|es) (?:mucha |muy )?(?:fuerza|fuerte)|poca fuerza|no (?:muy|tan) fuerte',
    },
  },
  bunion: 'juanetes?|hallux(?: valgus)?',
  troubles: {
    sinks: `(?:me|se) (?:hund|resbal|cai)\\p{L}* ${upTo(1)}(?:en|dentro|hasta|hacia)?|hund(?:o|e|en)`,
    notOver: `no ${upTo(1)}(?:puedo|puede|consigo|consigue|logro|logra|llego|llega) ${upTo(3)}(?:plataforma|caja|puntera)|(?:cuesta|dificil) (?:subir|pasar|llegar) ${upTo(2)}(?:plataforma|caja)`,
    tooFar: `demasiado (?:lejos|adelante|hacia (?:delante|adelante))|(?:me|se) pas\\p{L}* de la plataforma`,
    fallsOut: `se me sale el pie|(?:se )?(?:sale|salgo|salen|desborda)n? ${upTo(2)}(?:por arriba|por encima|de la pala|hacia delante)`,
    twists: '(?:se )?(?:tuerce|tuercen|gira|giran|retuerce)n?',
    heelBags: `talon(?:es)? ${upTo(3)}(?:suelt|flot|arrug|sobra|resbal|holgad|abolsa)\\p{L}*|(?:sobra|holgura|arrugas) ${upTo(3)}talon`,
    heelPops: `talon(?:es)? ${upTo(1)}se ${upTo(1)}(?:sale|salen|escapa|suelta)|se ${upTo(1)}sale ${upTo(1)}talon`,
    bunionPressed: `apretaban ${upTo(1)}el hueso|juanetes? ${upTo(6)}(?:presion|apriet|aplast|roz)\\p{L}*|(?:presion|apriet|aplast|roz)\\p{L}* ${upTo(3)}juanetes?`,
    sidesCut: `(?:lados|laterales|alas|costados) ${upTo(2)}(?:cortan|clavan)|cort(?:an|aban) a los lados`,
    sidesGap: `(?:lados|laterales|alas|costados) ${upTo(3)}(?:separad\\p{L}+|abren|separan|holgad\\p{L}+)`,
    toesCurl: `dedos ${upTo(2)}(?:encog|encorv|dobl|agarrot)\\p{L}*|(?:encog|encorv)\\p{L}* ${upTo(1)}dedos`,
    bigToeBears: `peso ${upTo(4)}dedo gordo|dedo gordo ${upTo(2)}todo el peso`,
    noFloor: `dedos ${upTo(2)}no (?:tocan|llegan)`,
    tipsPinched: `(?:pelliz|apriet|aplast)\\p{L}* ${upTo(2)}(?:dedos|puntas de)|(?:puntas de los dedos|dedos) ${upTo(2)}(?:pelliz|apret|aplast)\\p{L}*`,
    shankTooHard: `(?:suela|cambrillon|alma|quebradura) ${upTo(1)}(?:demasiado|muy) (?:dur|rigid)[oa]|demasiado (?:dur|rigid)[oa] ${upTo(1)}(?:suela|cambrillon)`,
    feelsWideSoon: `(?:queda|quedan|siento) (?:demasiado )?(?:grandes?|anchas?|holgadas?) (?:enseguida|despues|al poco|pronto)`,
    diesFast: `(?:muer|romp|gast|ablan)\\p{L}* ${upTo(2)}(?:rapido|pronto|enseguida|en un|en una)|(?:duran|dura) (?:muy )?(?:poco|un|una)`,
  },
  chooses:
    '(?:que|cual|cuales) (?:\\p{L}+ ){0,3}(?:puntas?|zapatillas?|modelos?|marcas?|par)|(?:recom[ie]+nd|aconsej|sugier|suger)\\p{L}*|que (?:me|le|deberia|puedo|debo) (?:\\p{L}+ ){0,2}(?:probar|comprar|convien\\p{L}*)|(?:busco|necesito|quiero) (?:\\p{L}+ ){0,4}(?:puntas?|zapatillas?|par)|convien\\p{L}*|elegir|cuales me|modelos|nombres|opciones|que puntas|que probari\\p{L}+|me sirva|algo para|zapatillas me|van bien|va bien|me van',
  otherShoes: 'pre ?puntas?|media ?puntas?|evitar|donde',
  teacher: 'profe\\p{L}*|maestr[oa]s?|miss',
  doubt: 'si|cuando|amiga',
  ownChild: '(?:mi|nuestr[oa]) (?:hij[oa]|nin[oa]|peque\\p{L}*)',
  shoe: 'cajas?|zapatillas?|puntas?|zapatos?|plataformas?|suelas?|cambrillon(?:es)?|palas?|alas?|pares?|par|talla|cintas?|elasticos?',
  not: 'no|nunca|sin|ni|ningun\\p{L}*|tampoco',
  or: 'o|u|ni',
};
