import { adult } from '../expressions.ts';
import type { IntentTable } from '../intent-table.ts';

export const intents: IntentTable = {
  shop: 'existencias|hay en (?:tienda|stock)|en stock|envios?(?!\\p{L})|gastos de envio|devoluc|descuento|cupon|rebaja',
  place: {
    where: 'donde|hay|conoc|recomiend',
    for: 'tienda|fitter|prueb|prob|compr|especialista|vend',
    at: '(?:en|cerca de|por) (\\p{L}{3,})',
  },
  grownUp: { said: `(?:tengo|con|a los) ${adult} (?:anos|anitos)(?! (?:bail|de))`, means: 'adulto adulta' },
  largeSize: {
    said: '(?:talla|talle|calzo|calza|numero|uso|pie)(?: \\p{L}+){0,2} 4[3-9](?!\\d)',
    means: 'tallas grandes',
  },
  topics: {
    weight: { asked: 'cuanto pesan?|pesan|gramos?|peso de (?:\\p{L}+ )?(?:puntas?|zapatillas?|par)' },
    warranty: { asked: 'garantia' },
    vegan: { asked: 'vegan[oa]s?' },
    dyeing: { asked: 'tenir(?:las?)?|tinen?|tenid\\p{L}*|pintar\\p{L}*', says: 'tenir|tenid|pint' },
    noise: { asked: 'ruid\\p{L}*|silencios\\p{L}*|cruj\\p{L}*|rechin\\p{L}*', says: 'ruid|cruj' },
    men: {
      asked: '(?:para|de) (?:un )?(?:hombres?|chicos?|varon|varones)|masculin\\p{L}*',
      says: '(?<!\\p{L})(?:hombres?|varones)',
    },
    leftAndRight: {
      asked: '(?:izquierd\\p{L}+ [yo] derech\\p{L}+|derech\\p{L}+ [yoe] izquierd\\p{L}+)',
      says: '(?<!\\p{L})(?:izquierd)',
    },
    tights: { asked: '(?:que|cuales) (?:medias|mallas) (?!puntas?)|(?:con|sin) (?:medias|mallas)(?! puntas?)' },
    rosin: { asked: 'colofonia|resina' },
    makeUp: { asked: 'maquillaje|base de maquillaje', says: 'maquillaje' },
    darning: { asked: 'zurc\\p{L}*', says: 'zurc' },
    inventor: { asked: 'quien (?:invento|creo|ideo) las (?:primeras )?(?:puntas|zapatillas)' },
    cutting: {
      asked:
        '(?:re)?cort\\p{L}* (?:\\p{L}+ ){0,2}(?:cordon\\p{L}*|hilo|saten)|(?:cordon\\p{L}*|hilo|saten) (?:\\p{L}+ ){0,4}(?:re)?cort\\p{L}*',
    },
    gluing: { asked: 'peg\\p{L}* (?:\\p{L}+ ){0,3}(?:cintas?|elasticos?)', says: 'no se pegan' },
    order: {
      asked: '(?:elasticos?|cintas?) (?:\\p{L}+ ){0,3}(?:antes|despues) (?:\\p{L}+ ){0,4}(?:elasticos?|cintas?)',
    },
    freezing: { asked: 'congel\\p{L}*' },
    contact: { asked: 'telefono|horario' },
  },
  wants: {
    price: {
      asked:
        'precio|cuanto (?:me |nos )?sal[ei]|(?<!(?:me|le|nos|te) )cuestan?|cuanta plata|cuanto dinero|cuanta pasta|presupuesto|cuanto (?:(?:me|nos|te) )?(?:cuest|val)|car[oa]s?(?!\\p{L})|barat',
      says: '\\d+\\s*dolar',
    },
    year: {
      asked:
        'cuando (?:\\p{L}+ ){0,4}(?:fund|creo(?!\\p{L})|crearon|nacio|empezo|empezaron|abri[oe]|invent|salio|surgi|lanz|aparec)|que ano|q ano|desde (?:que ano|q ano|cuando (?:exist|fabric))|cuantos anos tiene(?! (?:que|mi|tu|la nina)(?!\\p{L}))|mas (?:antigu|viej)|fund(?:o|aron|ad[oa]s?|acion|adora?)(?!\\p{L})',
    },
    size: { asked: 'talla|numero|anchos?(?!\\p{L})', says: 'talla|ancho' },
    time: {
      asked: 'cuanto (?:tiempo|rato|dura|tarda|lleva)|cuantas horas|cada cuanto',
      says: '\\d+.{0,25}(?:hora|clase|semana)|una hora|(?:a cinco|varias) veces',
    },
    model: { asked: '(?:que|cual|cuales|q) (?:marcas?|modelos?)' },
    stillMade: {
      asked: '(?:siguen|todavia|aun) (?:\\p{L}+ )?(?:exist\\p{L}*|haciendo|hacen|fabric\\p{L}*|vend\\p{L}*)',
    },
    shop: { asked: 'donde (?:\\p{L}+ ){0,2}(?:compr\\p{L}*|consig\\p{L}*|encuentr\\p{L}*|vend\\p{L}*|pill\\p{L}*)' },
    otherName: {
      asked: 'renombr|cambi\\p{L}* (?:de|el) nombre|(?:otro|nuevo) nombre',
      says: 'nombre nuevo|nuevo nombre|el nombre nikolay',
    },
    person: {
      asked:
        'que (?:era|hacia)|trabajaba|se dedicaba|que profesion|trayectoria|quien (?:es|era|fue|son|eran)|biografia',
      says: 'ingenier|zapatero|bailarin|(?:nacio|nacido) ',
    },
    design: { asked: 'disen\\p{L}*|a quien se deben?', says: 'atribuye' },
    place: {
      asked: 'donde (?:se )?(?:hac\\p{L}*|fabric\\p{L}*|produc\\p{L}*|es|son|viene\\p{L}*)|que pais',
      says: 'moscu|brasil|tailand|estados unidos|inglaterra',
    },
    owner: {
      asked:
        'quien (?:\\p{L}+ ){0,3}(?:dirig\\p{L}*|manda|posee|duen\\p{L}*|jef[ea]|director\\p{L}*|propietari\\p{L}*)|(?:director\\p{L}*|duen\\p{L}*|jef[ea]|propietari\\p{L}*)(?: \\p{L}+)? del?(?! (?:mi|la|su|nuestr[ao]|el|los|danza|ballet|baile)(?!\\p{L}))',
      says: 'director\\p{L}* (?:ejecutiv|general)|consejer|filial|nieto|compro|compra',
    },
  },
  sizes: 'talla|numero',
  meaning: 'que (?:es|son|significan?)|q es|significa\\p{L}*|definicion|quiere decir|diferencia',
  same: 'lo mismo|l[ao]s mism[ao]s|misma (?:marca|casa|empresa|cosa)|mismo fabricante|iguales?',
  permission: {
    leave:
      'puedo|se puede|podemos|puede|debo|esta bien|hay que|quieren comprar\\p{L}*|le compro|se las compro|las pongo|las dejo',
    joining: 'y ',
    more: 'cual|cuales|como|cuando|donde|quien|cuanto|cuantos|cuantas',
    harm: 'malo|mala|peligros\\p{L}*|por que|dan[ao]\\p{L}*',
    forbids: 'nunca|nadie|no debe\\p{L}*|no deberia\\p{L}*|no se (?:doblan|baila|compra|dobla)',
    remedy: 'arregl|corrij|solucion|salv|ayud|compens',
    noRemedy: 'no arreglan',
  },
  tests: 'test|prueba|ejercicio|examen',
};
