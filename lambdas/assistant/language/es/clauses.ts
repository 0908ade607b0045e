import type { ClauseTable } from '../clause-table.ts';

const with_ = '(?:(?:para|por|de|a|en|con|desde|hasta|cada|m[aá]s o menos) )?';

export const clauses: ClauseTable = {
  joints: 'y|de paso|por cierto|pero|o|e|también|ademas|además|así que|asi que|entonces|luego|si es así',
  opens:
    `${with_}(?:qué|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|dónde|cuándo|quién(?:es)?)|cómo|por ?qué|${with_}que (?:talla|marcas?|modelos?|numero|puntas|suela|caja|es|son|hago|puedo|debo|llevo|uso|compro|diferencia|significan?|me recomiend\\p{L}+)|por que (?:se|me|mi|las?|los?|son|no)|` +
    `como (?:las?|los?|se|hago|puedo|debo|s[eé])|cuando (?:puedo|debo|se|hay|cambi\\p{L}+|empiezo|toca|puede)|${with_}donde (?:compro|puedo|se|encuentro|van?|est[aá]n?|consigo|venden|hay)|quien (?:es|hace|fabrica|vende)|vale la pena|hace falta`,
  opensAsked:
    '(?:se )?pued[eo]n?|puedo|debo|deber[ií]a|es (?:normal|mejor|malo|bueno|verdad|cierto|necesario|posible)|hay(?: que)?|tengo que|sirven?|necesito|conviene|est[aá] bien',
  anywhere: `cómo|${with_}cuánt[oa]s?|${with_}dónde|${with_}cuándo|por qué|qué (?:hago|talla|marca|modelo)`,
  embeds:
    's[eé]|sab\\p{L}+|dime|dec\\p{L}+|d[ií]ga\\p{L}*|explic\\p{L}*|expl[ií]qu\\p{L}*|ent[ie]\\p{L}*|pregunt\\p{L}*|ver|segur[oa]|idea|aprend\\p{L}*|recuerd\\p{L}*|mu[eé]str\\p{L}*|ense[nñ]\\p{L}*|aclar\\p{L}*|importa|elegir',
  leads: 'si|cuando|como|para|después|despues|antes|con|ya que|puesto|entre|en|al|porque',
  requests:
    'porfa|porfis|por favor|xfa|^(?:y|pero) si|o no(?= ?$|[?.!])|ayuda(?= ?$|[?.!])|consejos?(?= ?$|[?.!])|busco|buscamos|quisiera|me gustar[ií]a|quiero (?:saber|unas?|comprar|entender)|necesito (?:unas?|saber|ayuda|consejos?|puntas|zapatillas)|recomi[eé]nd\\p{L}+|recomend\\p{L}+|dime|d[ií]game|expl[ií]c\\p{L}+|expl[ií]que\\p{L}+|ay[uú]d[ae]\\p{L}+|alg[uú]n (?:consejo|truco)|consejos|no s[eé]|me interesa|qué tal',
};
